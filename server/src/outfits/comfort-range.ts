import type { ClothesId, UserId } from '@otday/contract'
import { dayOf, type Facts, judging, typicalWeather, verdictOf } from '@otday/stylist'
import { createBreath } from '#platform/concurrency/breathe.ts'
import { findRevisions, findSensitivity } from '../stylist-preferences/index.ts'
import type { StylingDeps } from './styling-deps.ts'

const coldest = -20
const warmest = 38

/**
 * Returns the coldest and warmest whole °C, on a calm dry day, at which these clothes make the user neither cold nor
 * hot; null if none of them is in the closet, or if no temperature suits them.
 */
export async function comfortRange(
  { db, closets }: Pick<StylingDeps, 'db' | 'closets'>,
  userId: UserId,
  clothesIds: readonly ClothesId[],
): Promise<{ coldest: number; warmest: number } | null> {
  const closet = await closets(db, userId, await findRevisions(db, userId))
  const worn = closet.filter(({ id }) => clothesIds.includes(id as ClothesId))
  if (worn.length === 0) return null
  const sensitivity = await findSensitivity(db, userId)
  const breathe = createBreath()
  const good: number[] = []
  for (let celsius = coldest; celsius <= warmest; celsius++) {
    await breathe()
    if (verdictAt(worn, closet, { celsius, sensitivity }) === 'GOOD') good.push(celsius)
  }
  const [first] = good
  const last = good.at(-1)
  return first === undefined || last === undefined ? null : { coldest: first, warmest: last }
}

function verdictAt(
  worn: readonly Facts[],
  closet: readonly Facts[],
  { celsius, sensitivity }: { celsius: number; sensitivity: number },
) {
  const day = dayOf(typicalWeather({ min: celsius, max: celsius }), null, { occasion: 'CASUAL', sensitivity })
  return verdictOf(judging(worn, day, { closet })(worn).warmth)
}
