import { cellOf, isInGrid, type Point } from './grid.ts'
import { encloses } from './encloses.ts'
import { LATTICE, type NamedDistrict, type PlaceTable, RING, toLattice } from './table.ts'

/** Names of the areas around a point, the largest first; never empty. */
export type Place = { locationNames: string[] }

/**
 * Distance in km from the outlines within which a point counts as on land: it includes quays, and what simplification
 * cut off.
 */
const SHORE_KM = 1
/** Distance in km from land beyond which a position at sea is not supported. */
const NEARBY_KM = 8

const KM_PER_STEP = 111.2 / LATTICE.stepsPerDegree

/**
 * Whether a point is near the northern border. North of the Han estuary and the demarcation line (126.65–128.36°E)
 * there is land beyond the outlines, elsewhere sea. In the estuary the far bank is closer than open sea.
 */
const isByTheLine = ({ latitude, longitude }: Point) => latitude > 37.7 && longitude > 126.1 && longitude < 128.36

/** Returns the place of a point; null outside the grid, abroad or far at sea. */
export function resolvePlace(table: PlaceTable, point: Point): Place | null {
  const found = districtAt(table, point)
  if (!found) return null
  const names = found.district.locationNames
  if (found.km <= SHORE_KM) return { locationNames: [...names] }
  const nearby = isByTheLine(point) ? '인근' : '인근 바다'
  return { locationNames: names.map((name, i) => (i === names.length - 1 ? `${name} ${nearby}` : name)) }
}

/**
 * Returns the district of a point; null outside the grid, abroad or far at sea. `km` is the distance from its shore.
 */
export function districtAt(table: PlaceTable, point: Point): { district: NamedDistrict; km: number } | null {
  const outline = outlineAt(table, point)
  if (!outline) return null
  const { x, y } = toLattice(point)
  const share = table.shares[outline.owner]?.find(({ within }) => within.every((ring) => encloses(ring, x, y)))
  return share ? { district: share.district, km: outline.km } : null
}

/** Returns the five digits of a district, which no renaming changes; null in the same cases as `districtAt`. */
export function codeAt(table: PlaceTable, point: Point): string | null {
  const outline = outlineAt(table, point)
  return outline && (table.codes[outline.owner] ?? null)
}

function outlineAt(table: PlaceTable, point: Point): { owner: number; km: number } | null {
  if (!isInGrid(cellOf(point))) return null
  const { x, y } = toLattice(point)
  const owner = ownerOf(table, x, y)
  if (owner !== undefined) return { owner, km: 0 }
  return nearestOwner(table, x, y, Math.cos((point.latitude * Math.PI) / 180)) ?? null
}

/**
 * Returns the number of the district that a point is in; the outline of land takes precedence over boxes of islands.
 */
function ownerOf(table: PlaceTable, x: number, y: number): number | undefined {
  let boxed: number | undefined
  const holding = ringsNear(table, { x, y }, { x: 0, y: 0 }).filter((ring) => holds(table, ring, x, y))
  const holes = holding.filter((ring) => table.kind[ring] === RING.hole).map((ring) => table.owner[ring])
  for (const ring of holding) {
    if (table.kind[ring] === RING.land && !holes.includes(table.owner[ring])) return table.owner[ring]
    if (table.kind[ring] === RING.box) boxed = table.owner[ring]
  }
  return boxed
}

function nearestOwner(table: PlaceTable, x: number, y: number, widthOfLongitude: number) {
  const reach = NEARBY_KM / KM_PER_STEP
  let nearest: { owner: number; km: number } | undefined
  for (const ring of ringsNear(table, { x, y }, { x: reach / widthOfLongitude, y: reach })) {
    const km = stepsTo(table, ring, { x, y, widthOfLongitude }) * KM_PER_STEP
    if (km <= (nearest?.km ?? NEARBY_KM)) nearest = { owner: table.owner[ring] ?? 0, km }
  }
  return nearest
}

/** Boxes of rings, keyed by the array of points, because place tables of different dates share it. */
const boxes = new WeakMap<Uint16Array, Uint16Array>()

/** Returns each ring's box: west, east, south, north. */
function boxesOf(table: PlaceTable): Uint16Array {
  const known = boxes.get(table.points)
  if (known) return known
  const measured = new Uint16Array(table.owner.length * 4)
  for (let ring = 0; ring < table.owner.length; ring++) {
    const points = table.points.subarray((table.start[ring] ?? 0) * 2, (table.start[ring + 1] ?? 0) * 2)
    const xs = points.filter((_, i) => i % 2 === 0)
    const ys = points.filter((_, i) => i % 2 === 1)
    measured.set([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)], ring * 4)
  }
  boxes.set(table.points, measured)
  return measured
}

/** Steps on the lattice. */
type Steps = { x: number; y: number }

function ringsNear(table: PlaceTable, { x, y }: Steps, reach: Steps): number[] {
  const around = boxesOf(table)
  const rings: number[] = []
  for (let i = 0; i < around.length; i += 4) {
    if (x < (around[i] ?? 0) - reach.x || x > (around[i + 1] ?? 0) + reach.x) continue
    if (y < (around[i + 2] ?? 0) - reach.y || y > (around[i + 3] ?? 0) + reach.y) continue
    rings.push(i / 4)
  }
  return rings
}

const holds = ({ start, points }: PlaceTable, ring: number, x: number, y: number): boolean =>
  encloses(points.subarray((start[ring] ?? 0) * 2, (start[ring + 1] ?? 0) * 2), x, y)

/** Returns the distance to a ring in steps of latitude. */
function stepsTo(
  { start, points }: PlaceTable,
  ring: number,
  { x, y, widthOfLongitude }: { x: number; y: number; widthOfLongitude: number },
): number {
  const from = (start[ring] ?? 0) * 2
  const to = (start[ring + 1] ?? 0) * 2
  let nearest = Number.POSITIVE_INFINITY
  for (let i = from, j = to - 2; i < to; j = i, i += 2) {
    const ax = ((points[i] ?? 0) - x) * widthOfLongitude
    const ay = (points[i + 1] ?? 0) - y
    const dx = ((points[j] ?? 0) - x) * widthOfLongitude - ax
    const dy = (points[j + 1] ?? 0) - y - ay
    const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, Math.hypot(ax + along * dx, ay + along * dy))
  }
  return nearest
}
