"""What the person has chosen for good."""
