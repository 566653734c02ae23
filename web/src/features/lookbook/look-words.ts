import { countedClothes, type Look, occasionLabels } from '@otday/contract'

/** Facts of a look, such as 출근 · 8번 입음. */
export const factsOf = ({ occasions, wornDays }: Pick<Look, 'occasions' | 'wornDays'>): string =>
  [...occasions.map((occasion) => occasionLabels[occasion]), ...(wornDays > 0 ? [`${wornDays}번 입음`] : [])].join(
    ' · ',
  ) || '아직 안 입음'

/** Returns a text that names the pieces of a look that were deleted from the closet; null if none. */
export function gapText({ items }: Pick<Look, 'items'>): string | null {
  const gone = items.filter(({ isGone }) => isGone)
  const [first, ...others] = gone
  if (!first) return null
  return others.length > 0
    ? `${first.name} 외 ${countedClothes(
        others.length,
        others.map(({ type }) => type),
      )} 빠짐`
    : `${first.name} 빠짐`
}

/** Returns the typed tag without its `#`; empty if nothing was typed. */
export const tagIn = (text: string): string => text.trim().replace(/^#+/, '').trim()

/** Returns the ids with `next` in place of `replaced`. If `next` is among them already, `replaced` is just removed. */
export const withPiece = <Id extends string>(ids: readonly Id[], replaced: Id, next: Id): Id[] => [
  ...new Set(ids.map((id) => (id === replaced ? next : id))),
]

/** Felt °C at both ends of the scale. */
export const scale = { coldest: -15, warmest: 35 } as const

/** Returns the position (0–1, from the cold end) of a felt temperature in °C on the scale. */
export const onScale = (degrees: number): number =>
  Math.min(1, Math.max(0, (degrees - scale.coldest) / (scale.warmest - scale.coldest)))
