import type { Point } from '../grid.ts'

/** A district (시·군·구): its location names from the largest down, and a point in its middle. */
export type District = { locationNames: string[] } & Point

/** What a ring is: land, a hole in it, or the box around an island too small to be drawn. */
export const RING = { land: 0, hole: 1, box: 2 } as const

/**
 * The outlines of all districts in typed arrays. Ring r belongs to district `owner[r]`, its points are
 * `start[r]` up to `start[r + 1]`; point p is `points[2p]` steps east and `points[2p + 1]` steps north of the origin.
 */
export type PlaceTable = {
  districts: readonly District[]
  owner: Uint16Array
  kind: Uint8Array
  start: Uint32Array
  points: Uint16Array
}

/** Outlines are kept on a lattice of 1/8192° (about 12 m) that begins at 124°E 32°N and ends at 132°E 40°N. */
export const LATTICE = { stepsPerDegree: 8192, longitude: 124, latitude: 32 } as const

/** Degrees to lattice steps (not rounded). */
export const toLattice = ({ latitude, longitude }: Point) => ({
  x: (longitude - LATTICE.longitude) * LATTICE.stepsPerDegree,
  y: (latitude - LATTICE.latitude) * LATTICE.stepsPerDegree,
})

/** Grows when the file changes, so that an older one is built anew. */
const VERSION = 1

type Header = { version: number; districts: District[]; owner: number[]; kind: number[]; lengths: number[] }

/** The table as a file: the length of a JSON header, the header, the points. */
export function encodeTable({ districts, owner, kind, start, points }: PlaceTable): Uint8Array {
  const header: Header = {
    version: VERSION,
    districts: [...districts],
    owner: [...owner],
    kind: [...kind],
    lengths: [...owner].map((_, ring) => (start[ring + 1] ?? 0) - (start[ring] ?? 0)),
  }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const file = new Uint8Array(4 + text.length + points.length * 2)
  const view = new DataView(file.buffer)
  view.setUint32(0, text.length, true)
  file.set(text, 4)
  for (const [i, step] of points.entries()) view.setUint16(4 + text.length + i * 2, step, true)
  return file
}

/** Reads what `encodeTable` wrote; undefined if it is cut, foreign or of another version. */
export function decodeTable(file: Uint8Array): PlaceTable | undefined {
  const header = headerOf(file)
  if (header?.version !== VERSION) return undefined
  const view = viewOf(file)
  const start = new Uint32Array(header.lengths.length + 1)
  for (const [ring, length] of header.lengths.entries()) start[ring + 1] = (start[ring] ?? 0) + length
  const count = (start.at(-1) ?? 0) * 2
  const from = file.length - count * 2
  if (from !== 4 + view.getUint32(0, true)) return undefined
  const points = new Uint16Array(count)
  for (let i = 0; i < count; i++) points[i] = view.getUint16(from + i * 2, true)
  return {
    districts: header.districts,
    owner: Uint16Array.from(header.owner),
    kind: Uint8Array.from(header.kind),
    start,
    points,
  }
}

const viewOf = (file: Uint8Array) => new DataView(file.buffer, file.byteOffset, file.byteLength)

function headerOf(file: Uint8Array): Header | undefined {
  if (file.length < 4) return undefined
  const text = file.subarray(4, 4 + viewOf(file).getUint32(0, true))
  try {
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}
