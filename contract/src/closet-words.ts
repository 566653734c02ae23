import * as z from 'zod'

/** By which a closet is searched; oranges count as yellow, khaki as green. */
export const ColorFamily = z.enum([
  'BLACK',
  'WHITE',
  'GRAY',
  'BEIGE',
  'BROWN',
  'NAVY',
  'BLUE',
  'GREEN',
  'RED',
  'PINK',
  'YELLOW',
  'PURPLE',
])
export type ColorFamily = z.infer<typeof ColorFamily>

export const Season = z.enum(['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'])
export type Season = z.infer<typeof Season>
