import { hueGap, type Oklch, planeOf } from '@otday/common/oklab'
import { colorFamilyLabels } from '@otday/contract'
import { colorOf, colorsNamed } from '@otday/stylist'
import { colorFamilyOf } from './color-family.ts'

/** OKLab distance and degrees of hue up to which a word is one for a lighter or darker shade of the same color. */
const shade = { distance: 0.15, hue: 20 } as const

function isShade(a: Oklch, b: Oklch): boolean {
  const [[a1, b1], [a2, b2]] = [planeOf(a), planeOf(b)]
  return Math.hypot(a.l - b.l, a1 - a2, b1 - b2) <= shade.distance && hueGap(a.h, b.h) <= shade.hue
}

/**
 * Returns which of the catalogue's colors people would choose for a color that it does not have, such as 브라운 for 밤색:
 * of the same family, that with the closest shade, or the one with the family's own name; null if it has none.
 */
export function nearestColor(hex: string, values: readonly string[]): string | null {
  const color = colorOf(hex)
  const family = colorFamilyOf(color)
  const alike = values.flatMap((value) => {
    const [own] = [...colorsNamed(value)].map(colorOf)
    return own && colorFamilyOf(own) === family ? [{ value, own }] : []
  })
  const [closest] = alike
    .filter(({ own }) => isShade(color, own))
    .toSorted((a, b) => Math.abs(a.own.l - color.l) - Math.abs(b.own.l - color.l))
  const named = alike.find(({ value }) => value === colorFamilyLabels[family])
  return (closest ?? named ?? (alike.length === 1 ? alike[0] : undefined))?.value ?? null
}
