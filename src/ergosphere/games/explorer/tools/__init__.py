"""What only Black Hole Explorer offers."""
