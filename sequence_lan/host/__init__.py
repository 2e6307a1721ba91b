"""The table's end of the wire: rules, journal and server."""
