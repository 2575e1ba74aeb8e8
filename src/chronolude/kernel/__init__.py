"""The engine: states, frames, asks, chance and sight. It knows no game and imports nothing of ours."""
