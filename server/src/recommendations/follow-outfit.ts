import type { ClothesId, FlatLayFormat, Judgement, UserId, WeatherId } from '@otday/contract'
import { type Facts, followOutfit, type FollowedOutfit, judge } from '@otday/stylist'
import { stepwise } from '#platform/breathe.ts'
import type { RequiredWeather } from '../weather/index.ts'
import { choosable } from './choosable.ts'
import { stylingOf } from './choose-outfit.ts'
import { judgeOptions, presentJudgement } from './judge-outfit.ts'
import { type ReadSetting, readSetting } from './read-setting.ts'
import type { StylingDeps } from './styling-deps.ts'

interface Following {
  weatherId: WeatherId
  posted: readonly Facts[]
  format: FlatLayFormat | undefined
}

export interface FollowedByCloset {
  followed: FollowedOutfit
  outfit: Judgement
  weather: RequiredWeather
  isClosetEmpty: boolean
}

/** What one's own closet has for a posted outfit on a day; nothing is stored. @throws WeatherNotFound */
export async function followByCloset(
  deps: StylingDeps,
  userId: UserId,
  { weatherId, posted, format }: Following,
): Promise<FollowedByCloset> {
  const read = await readSetting(deps, userId, weatherId)
  const { facts, setting } = read
  const styling = await stylingOf({ ...read, tastes: deps.tastes, asked: {}, locked: [] })
  const { day, options } = styling
  const { wornDaysAgo = {}, avoided = [], seed } = options
  const followed = await stepwise(
    followOutfit(posted, facts, day, { taken: takenOf(read), wornDaysAgo, avoided, seed }),
  )
  const worn = followed.pieces.flatMap(({ piece }) => piece ?? [])
  const outfit = judge(worn, day, judgeOptions(read, styling))
  return {
    followed,
    outfit: await presentJudgement(deps, { read, styling, outfit, format }),
    weather: setting.weather,
    isClosetEmpty: facts.length === 0,
  }
}

/** Why pieces are not to be taken: away, or reserved for a plan. */
function takenOf(read: ReadSetting): Record<string, 'WASH' | 'STORAGE' | 'PLANNED'> {
  const free = new Set(choosable(read, []).map(({ id }) => id))
  const away = new Map(read.setting.away.map(({ clothesId, place }) => [clothesId, place]))
  const taken = read.facts.filter(({ id }) => !free.has(id))
  return Object.fromEntries(taken.map(({ id }) => [id, away.get(id as ClothesId) ?? 'PLANNED']))
}
