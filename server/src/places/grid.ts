/** A point in degrees (WGS 84). */
export type Point = { latitude: number; longitude: number }

/** A cell of KMA's forecast grid, a square 5 km wide; cells are counted from 1 in the south-west. */
export type Cell = { nx: number; ny: number }

const GRID_SIZE = { nx: 149, ny: 253 } as const

// Lambert conformal conic with the constants of the KMA guide (단기예보 조회서비스 활용가이드): two standard parallels, origin 126°E
// 38°N in cell 43,136.
const RADIANS = Math.PI / 180
const CELLS_PER_EARTH_RADIUS = 6371.00877 / 5.0
const ORIGIN = { longitude: 126 * RADIANS, latitude: 38 * RADIANS, x: 210 / 5, y: 675 / 5 }
const SOUTH_PARALLEL = 30 * RADIANS
const NORTH_PARALLEL = 60 * RADIANS

const slope = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2)
const CONE =
  Math.log(Math.cos(SOUTH_PARALLEL) / Math.cos(NORTH_PARALLEL)) /
  Math.log(slope(NORTH_PARALLEL) / slope(SOUTH_PARALLEL))
const SCALE = (slope(SOUTH_PARALLEL) ** CONE * Math.cos(SOUTH_PARALLEL)) / CONE
const radiusAt = (latitude: number) => (CELLS_PER_EARTH_RADIUS * SCALE) / slope(latitude) ** CONE
const ORIGIN_RADIUS = radiusAt(ORIGIN.latitude)

/** Returns the cell of a point, which may be outside the grid; check `isInGrid`. */
export function cellOf({ latitude, longitude }: Point): Cell {
  const radius = radiusAt(latitude * RADIANS)
  const turn = Math.atan2(
    Math.sin(longitude * RADIANS - ORIGIN.longitude),
    Math.cos(longitude * RADIANS - ORIGIN.longitude),
  )
  return {
    nx: Math.floor(radius * Math.sin(turn * CONE) + ORIGIN.x + 1.5),
    ny: Math.floor(ORIGIN_RADIUS - radius * Math.cos(turn * CONE) + ORIGIN.y + 1.5),
  }
}

/** Returns the center of a cell: the inverse of `cellOf`. */
export function centreOf({ nx, ny }: Cell): Point {
  const x = nx - 1 - ORIGIN.x
  const y = ORIGIN_RADIUS - (ny - 1) + ORIGIN.y
  const radius = Math.hypot(x, y)
  return {
    latitude: (2 * Math.atan(((CELLS_PER_EARTH_RADIUS * SCALE) / radius) ** (1 / CONE)) - Math.PI / 2) / RADIANS,
    longitude: (Math.atan2(x, y) / CONE + ORIGIN.longitude) / RADIANS,
  }
}

/** Whether a cell is in the grid, which also covers sea and neighboring countries. */
export const isInGrid = ({ nx, ny }: Cell) => nx >= 1 && nx <= GRID_SIZE.nx && ny >= 1 && ny <= GRID_SIZE.ny
