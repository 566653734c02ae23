import { withParticle } from '@otday/common/particles'
import type { PutAwayPlace } from '@otday/contract'
import type { Facts } from '@otday/stylist'
import type { Context } from './read-context.ts'

const places = [
  ['WASH', '세탁 중이에요.'],
  ['STORAGE', '보관 중이에요.'],
] as const satisfies readonly [PutAwayPlace, string][]

/**
 * Returns hints about pieces of the outfit that are in the wash or packed away for the season, as happens if the user
 * chooses by hand: one sentence for each of the two places.
 */
export function awayHints(worn: readonly Facts[], { closet: { away } }: Context): string[] {
  const placeOf = new Map(away.map(({ clothesId, place }) => [clothesId, place]))
  return places.flatMap(([place, text]) => {
    const [first, ...more] = worn.filter(({ id }) => placeOf.get(id) === place)
    if (!first) return []
    const who = more.length > 0 ? `${first.name} 외 ${more.length}가지는` : withParticle(first.name, '은/는')
    return [`${who} ${text}`]
  })
}
