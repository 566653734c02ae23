import { districtNames } from './district-names.ts'
import { type Ring, simplifyRings } from './simplify.ts'
import { LATTICE, type OutlinedDistrict, type Outlines, RING, toLattice } from './table.ts'

/** A district in GeoJSON: administrative code, name as it is spelled, polygons (outline, then holes). */
export type Outline = { code: string; name: string; polygons: readonly (readonly Ring[])[] }

type Piece = { owner: number; kind: number; ring: Ring }

/**
 * Tolerance of the simplification in degrees (about 500 m). With it, 98.6 % of 6,000 random points on land keep their
 * district, and the outlines take 98 KB.
 */
const TOLERANCE = 0.005

export function buildOutlines(outlines: readonly Outline[]): Outlines {
  const pieces: Piece[] = outlines.flatMap(({ polygons }, owner) =>
    polygons.flatMap((polygon) => polygon.map((ring, i) => ({ owner, kind: i === 0 ? RING.land : RING.hole, ring }))),
  )
  const thinned = simplifyRings(
    pieces.map(({ ring }) => ring),
    TOLERANCE,
  )
  const kept = pieces.flatMap((piece, i) => onLattice(piece, thinned[i] ?? []))
  const start = new Uint32Array(kept.length + 1)
  for (const [i, { steps }] of kept.entries()) start[i + 1] = (start[i] ?? 0) + steps.length / 2
  return {
    districts: outlines.map(districtOf),
    owner: Uint16Array.from(kept, ({ owner }) => owner),
    kind: Uint8Array.from(kept, ({ kind }) => kind),
    start,
    points: Uint16Array.from(kept.flatMap(({ steps }) => steps)),
  }
}

/**
 * Puts a thinned ring on the lattice, the grid in which outlines are stored. If fewer than three points or no area
 * remain, a hole is dropped, and any other ring is replaced by the bounding box of the ring before thinning.
 */
function onLattice({ owner, kind, ring }: Piece, thinned: Ring) {
  const steps = stepsOf(thinned)
  if (steps.length >= 6 && Math.abs(twiceArea(steps)) > 0) return [{ owner, kind, steps }]
  return kind === RING.hole ? [] : [{ owner, kind: RING.box, steps: boxOf(stepsOf(ring)) }]
}

function stepsOf(ring: Ring): number[] {
  const steps: number[] = []
  for (const [longitude = Number.NaN, latitude = Number.NaN] of ring) {
    const { x, y } = toLattice({ latitude, longitude })
    if (!(x >= 0 && x < 65535 && y >= 0 && y < 65535)) throw new Error(`${latitude}, ${longitude} is off the lattice`)
    if (Math.round(x) !== steps.at(-2) || Math.round(y) !== steps.at(-1)) steps.push(Math.round(x), Math.round(y))
  }
  return steps
}

function boxOf(steps: number[]): number[] {
  const xs = steps.filter((_, i) => i % 2 === 0)
  const ys = steps.filter((_, i) => i % 2 === 1)
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return [west, south, east, south, east, north, west, north]
}

function twiceArea(steps: number[]): number {
  let area = 0
  for (let i = 0; i < steps.length; i += 2) {
    const next = (i + 2) % steps.length
    area += (steps[i] ?? 0) * (steps[next + 1] ?? 0) - (steps[next] ?? 0) * (steps[i + 1] ?? 0)
  }
  return area
}

function districtOf({ code, name, polygons }: Outline): OutlinedDistrict {
  const areas = polygons.map(([outline = []]) => ({ outline, area: Math.abs(twiceArea(stepsOf(outline))) }))
  const { outline } = areas.reduce((largest, each) => (each.area > largest.area ? each : largest))
  return { code, locationNames: districtNames(code, name), ...middleOf(stepsOf(outline)) }
}

/** Returns the middle of the widest stretch at the middle latitude, which is inside even a bent district. */
function middleOf(steps: number[]) {
  const [, south = 0, , , , north = 0] = boxOf(steps)
  const y = (south + north) / 2 + 0.5
  const crossings: number[] = []
  for (let i = 0; i < steps.length; i += 2) {
    const next = (i + 2) % steps.length
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [steps[i], steps[i + 1], steps[next], steps[next + 1]]
    if (y1 > y !== y2 > y) crossings.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1))
  }
  crossings.sort((a, b) => a - b)
  let widest = [0, 0]
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const stretch = [crossings[i] ?? 0, crossings[i + 1] ?? 0]
    if ((stretch[1] ?? 0) - (stretch[0] ?? 0) > (widest[1] ?? 0) - (widest[0] ?? 0)) widest = stretch
  }
  const x = ((widest[0] ?? 0) + (widest[1] ?? 0)) / 2
  const degrees = (origin: number, step: number) => Number((origin + step / LATTICE.stepsPerDegree).toFixed(4))
  return { latitude: degrees(LATTICE.latitude, y), longitude: degrees(LATTICE.longitude, x) }
}
