import * as z from 'zod'

/**
 * `latitude` and `longitude` in degrees (WGS 84), `x` and `y` of the KMA's grid cell (the Korean weather service), and
 * names from the widest area to the smallest.
 */
export const Location = z.object({
  latitude: z.number(),
  longitude: z.number(),
  x: z.int(),
  y: z.int(),
  locationNames: z.array(z.string()).min(1),
})
export type Location = z.infer<typeof Location>

/** Degrees as text or number; the coordinates 0,0 mean that no position is known. */
const degrees = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
      .transform(Number),
  ])
  .default(0)
export const Position = z.object({ longitude: degrees, latitude: degrees })
export type Position = z.output<typeof Position>

/** Most names of a place: province, district, quarter and so on. */
const mostPlaceNames = 10

/**
 * `locationNames`: the names under which the place was chosen; they are kept if they belong to a place around these
 * coordinates.
 */
export const ChosenPosition = z.object({
  latitude: z.number(),
  longitude: z.number(),
  locationNames: z.array(z.string()).max(mostPlaceNames).nullish(),
})
export type ChosenPosition = z.output<typeof ChosenPosition>

/** A place that a search has found; the coordinates lie inside it. */
export const FoundPlace = z.object({
  locationNames: z.array(z.string()).min(1),
  latitude: z.number(),
  longitude: z.number(),
  /** The station, quarter or former name that matched, such as 홍대입구역 or 광주광역시. */
  matchedName: z.string().nullable().default(null),
  /** Whether nothing matched, and this is one of the places with the nearest names. */
  isNearest: z.boolean().default(false),
})
export type FoundPlace = z.infer<typeof FoundPlace>

export const foundPlacesLimit = 10
