import type { FlatLayFormat } from '@otday/contract'

interface Format {
  /** Width / height of the frame. */
  ratio: number
  /** Area for the clothes, in shares of the frame; the rest is for text. */
  area: { left: number; top: number; right: number; bottom: number }
}

export const flatLayFormats: Readonly<Record<FlatLayFormat, Format>> = {
  card: { ratio: 4 / 5, area: { left: 0.045, top: 0.036, right: 0.955, bottom: 0.964 } },
  square: { ratio: 1, area: { left: 0.04, top: 0.04, right: 0.96, bottom: 0.96 } },
  story: { ratio: 9 / 16, area: { left: 0.06, top: 0.17, right: 0.94, bottom: 0.86 } },
  link: { ratio: 1200 / 630, area: { left: 0.41, top: 0.045, right: 0.98, bottom: 0.955 } },
}
