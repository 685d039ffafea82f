from ergosphere.games.chasphere.game import ChasphereGame

GAME = ChasphereGame
