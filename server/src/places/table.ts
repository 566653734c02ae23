import { parseJson } from '@otday/common/json'
import type { Point } from './grid.ts'

/** 시·군·구 with its names, largest first, and a point inside. */
type District = { locationNames: string[] } & Point

/** A district with the code that the government gave it, which outlives its names. */
export type OutlinedDistrict = District & { code: string }

/** `former` contains the earlier names of its area, each with its province. */
export type NamedDistrict = District & { former: readonly string[][] }

/** Kinds of rings; `box` is a rectangle around an island too small to draw. */
export const RING = { land: 0, hole: 1, box: 2 } as const

/**
 * Ring r belongs to district `owner[r]` and has points `start[r]` to `start[r + 1]` (exclusive). Point p is
 * `points[2p]` steps east, `points[2p + 1]` north of the origin.
 */
type Rings = { owner: Uint16Array; kind: Uint8Array; start: Uint32Array; points: Uint16Array }

/** Districts with the names that they had when they were outlined. */
export type Outlines = Rings & { districts: readonly OutlinedDistrict[] }

/**
 * A district and the area that it has of an outline: what lies within all of the rings, each of which lists steps east
 * and north in turn.
 */
export type Share = { district: NamedDistrict; within: readonly Float64Array[] }

/**
 * Places as of a day in Seoul; `asOf` is the date of the newest change in force. `codes` and `shares` have one entry
 * for each outline; a point belongs to the first of the outline's shares that contains it.
 */
export type PlaceTable = Rings & {
  asOf: string
  districts: readonly NamedDistrict[]
  codes: readonly string[]
  shares: readonly (readonly Share[])[]
}

/** Lattice of 1/8192° (about 12 m), from 124°E 32°N to 132°E 40°N. */
export const LATTICE = { stepsPerDegree: 8192, longitude: 124, latitude: 32 } as const

/** Returns a point in unrounded steps on the lattice. */
export const toLattice = ({ latitude, longitude }: Point) => ({
  x: (longitude - LATTICE.longitude) * LATTICE.stepsPerDegree,
  y: (latitude - LATTICE.latitude) * LATTICE.stepsPerDegree,
})

/** Version of the file; increase it with the format, so that old files are rebuilt. */
const VERSION = 2

type Header = { version: number; districts: OutlinedDistrict[]; owner: number[]; kind: number[]; lengths: number[] }

/** Encodes outlines as the length of the header, the header in JSON, and the points. */
export function encodeOutlines({ districts, owner, kind, start, points }: Outlines): Uint8Array {
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

/** Returns undefined if the file is truncated, foreign or outdated. */
export function decodeOutlines(file: Uint8Array): Outlines | undefined {
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
  return parseJson(new TextDecoder().decode(text)) as Header | undefined
}
