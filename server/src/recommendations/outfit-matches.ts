import type { ClothesId, Occasion, UserId, WeatherId } from '@otday/contract'
import { dayOf, type Facts, type JudgedOutfit, judging, typicalWeather, verdictOf } from '@otday/stylist'
import { seoulDate, seoulHour } from '@otday/common/seoul-time'
import { createBreath } from '#platform/breathe.ts'
import { stylingOf } from './choose-outfit.ts'
import { hashOf } from './hash.ts'
import { judgeOptions } from './judge-outfit.ts'
import { findRevisions, findSensitivity } from './queries-setting.ts'
import { readSetting, type ReadSetting } from './read-setting.ts'
import type { StylingDeps } from './styling-deps.ts'

interface Saved {
  clothesIds: readonly ClothesId[]
  /** Null: as on that weekday. */
  occasion: Occasion | null
}

/**
 * 0–100 in the order of `outfits`; pieces that are gone or away count as not worn. A list is judged once while closet,
 * weather, hour and habits stay the same.
 * @throws WeatherNotFound
 */
export async function matchesOf(
  deps: StylingDeps,
  userId: UserId,
  weatherId: WeatherId,
  outfits: readonly Saved[],
): Promise<number[]> {
  const read = await readSetting(deps, userId, weatherId)
  if (outfits.length <= 1) return judgeAll(deps, read, outfits)
  const { setting, hours, at } = read
  const key = hashOf([JSON.stringify([setting, hours, outfits]), `${seoulDate(at)} ${seoulHour(at)}`])
  const known = deps.matches.get(userId)
  if (known?.key === key) return known.matches
  const matches = await judgeAll(deps, read, outfits)
  deps.matches.set(userId, { key, matches })
  return matches
}

async function judgeAll(
  deps: Pick<StylingDeps, 'tastes'>,
  read: ReadSetting,
  outfits: readonly Saved[],
): Promise<number[]> {
  const away = new Set<string>(read.setting.away.map(({ clothesId }) => clothesId))
  const here = new Map(read.facts.flatMap((piece) => (away.has(piece.id) ? [] : [[piece.id as ClothesId, piece]])))
  const shown = [...new Set(outfits.flatMap(({ clothesIds }) => clothesIds))].flatMap((id) => here.get(id) ?? [])
  const judges = new Map<Occasion | null, (worn: readonly Facts[]) => JudgedOutfit>()
  const judgeFor = async (occasion: Occasion | null) => {
    const known = judges.get(occasion)
    if (known) return known
    const styling = await stylingOf({ ...read, tastes: deps.tastes, asked: occasion ? { occasion } : {}, locked: [] })
    const judgeAny = judging(shown, styling.day, judgeOptions(read, styling))
    judges.set(occasion, judgeAny)
    return judgeAny
  }
  const breathe = createBreath()
  const matches: number[] = []
  for (const { clothesIds, occasion } of outfits) {
    await breathe()
    const judgeAny = await judgeFor(occasion)
    matches.push(judgeAny(clothesIds.flatMap((id) => here.get(id) ?? [])).match)
  }
  return matches
}

const coldest = -20
const warmest = 38

/** Whole °C, felt on a calm dry day, at which this person is neither cold nor hot; null if there are none. */
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
