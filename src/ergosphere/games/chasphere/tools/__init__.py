"""What only Chasphere Black Hole offers."""
