import * as z from 'zod'

/** Degrees (WGS 84), KMA grid cell, and names from the widest to the nearest. */
export const Location = z.object({
  latitude: z.number(),
  longitude: z.number(),
  x: z.int(),
  y: z.int(),
  locationNames: z.array(z.string()).min(1),
})
export type Location = z.infer<typeof Location>

/** Degrees as text or number; 0,0 stands for no position. */
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

/** Province, district, quarter and such. */
const mostPlaceNames = 10

/** `locationNames`: as it was chosen by its name; they stay where they are those of a place around these degrees. */
export const ChosenPosition = z.object({
  latitude: z.number(),
  longitude: z.number(),
  locationNames: z.array(z.string()).max(mostPlaceNames).nullish(),
})
export type ChosenPosition = z.output<typeof ChosenPosition>

/** The degrees lie inside the place. */
export const FoundPlace = z.object({
  locationNames: z.array(z.string()).min(1),
  latitude: z.number(),
  longitude: z.number(),
  /** The station, quarter or former name that matched, such as 홍대입구역 or 광주광역시. */
  matchedName: z.string().nullable().default(null),
  /** Nothing matched; this has one of the nearest names. */
  isNearest: z.boolean().default(false),
})
export type FoundPlace = z.infer<typeof FoundPlace>

export const foundPlacesLimit = 10
