"""Work done away from the event loop, in processes with limits."""
