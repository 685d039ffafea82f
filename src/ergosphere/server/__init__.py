"""The server: tables that lose nothing and tell nobody what they may not know. `app` and `serve` put it together."""
