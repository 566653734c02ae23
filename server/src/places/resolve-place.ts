import { cellOf, isInGrid, type Point } from './grid.ts'
import { encloses } from './encloses.ts'
import { LATTICE, type NamedDistrict, type PlaceTable, RING, toLattice } from './table.ts'

/** Names of the areas around a point, the largest first; never empty. */
export type Place = { locationNames: string[] }

/**
 * Distance in km from the outlines within which a point counts as on land. Quays lie that far out, and so does land
 * that was cut off when the outlines were simplified.
 */
const SHORE_KM = 1
/** Distance in km from land beyond which a position at sea is not supported. */
const NEARBY_KM = 8

const KM_PER_STEP = 111.2 / LATTICE.stepsPerDegree

/**
 * Returns whether a point is near the northern border, where points outside the outlines are not said to be at sea.
 * North of the Han estuary and the demarcation line (126.65–128.36°E) there is land beyond the outlines, and in the
 * estuary the far bank is closer than the open sea.
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

/**
 * Returns the five-digit code of the district in which a point lies; renaming a district does not change its code. Null
 * in the same cases as `districtAt`.
 */
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
 * Returns the index of the district in which a point lies; undefined outside of all. An outline of land takes
 * precedence over the boxes that stand for small islands.
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

/** A distance or position in steps on the lattice, the grid in which outlines are stored (see `LATTICE`). */
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

/**
 * Returns the distance of a point from a ring, measured in the lattice's steps from south to north. A step from west to
 * east counts as `widthOfLongitude` such steps.
 */
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
