"""The wire: messages, frames, handshake, TLS and discovery."""
