import { lightness, mix } from './colour.ts'

/** The colour of the shade on every garment. */
export const ink = '#0b1830'

/** What a drawing is painted with. */
export interface GarmentTones {
  /** The cloth: the given colour, black lifted to charcoal so that folds can be seen. */
  cloth: string
  /** Seams and buttons lean towards this: ink, or pale on dark cloth. */
  seam: string
  /** A faint outline where pale cloth and tile would melt. */
  edge: string | null
}

/** Chooses the tones of a garment of a `#rrggbb` colour. */
export function garmentTones(hex: string): GarmentTones {
  const light = lightness(hex)
  return {
    cloth: light < 0.3 ? mix(hex, '#3d4450', 0.45) : hex,
    seam: light < 0.45 ? '#dfe7f2' : ink,
    edge: light > 0.93 ? '#c9d2de' : null,
  }
}
