import { mix, oklabOf, rgbOf } from '@otday/common/oklab'

export const ink = '#0b1830'

export const plainCloth = '#b7bec8'

export interface GarmentTones {
  /** Color of the cloth; black is lifted to charcoal, so that folds stay visible. */
  cloth: string
  /** Color of seams and buttons. */
  seam: string
  /** Color of an outline that is drawn where pale cloth would melt into a pale tile. */
  edge: string | null
  /** Opacity (0–1) of the light edge that is drawn on a dark ground. */
  rim: number
}

export function garmentTones(hex: string): GarmentTones {
  const light = oklabOf(rgbOf(hex)).l
  return {
    cloth: light < 0.3 ? mix(hex, '#3d4450', 0.45) : hex,
    seam: light < 0.45 ? '#dfe7f2' : ink,
    edge: light > 0.93 ? '#94a5b8' : null,
    rim: light < 0.36 ? 0.8 : light < 0.5 ? 0.5 : light < 0.66 ? 0.22 : 0.08,
  }
}
