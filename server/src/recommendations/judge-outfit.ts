import type { ClothesId, FlatLayFormat, Judgement, Occasion, UserId, WeatherId } from '@otday/contract'
import { type Facts, hintsOf, judge, type JudgedOutfit, type JudgeOptions } from '@otday/stylist'
import { outfitItemsOf } from '../clothes/index.ts'
import { awayHints } from './away-hints.ts'
import { sayingAway } from './choosable.ts'
import { type Styling, stylingOf } from './choose-outfit.ts'
import { describeOutfit } from './present-outfit.ts'
import { type ReadSetting, readSetting, requireWorn } from './read-setting.ts'
import type { StylingDeps } from './styling-deps.ts'

/** Own pieces on a day. */
export interface Wearing {
  weatherId: WeatherId
  occasion?: Occasion | undefined
  clothesIds: readonly ClothesId[]
}

export interface ReadWearing {
  read: ReadSetting
  styling: Styling
  worn: Facts[]
  judging: JudgeOptions
}

export const judgeOptions = ({ facts }: ReadSetting, { options }: Styling): JudgeOptions => ({
  closet: facts,
  avoided: options.avoided ?? [],
  wornDaysAgo: options.wornDaysAgo ?? {},
})

/** @throws WeatherNotFound; ClothesNotFound for pieces not one's own. */
export async function readWearing(deps: StylingDeps, userId: UserId, wearing: Wearing): Promise<ReadWearing> {
  const read = await readSetting(deps, userId, wearing.weatherId)
  const worn = requireWorn(read.facts, wearing.clothesIds)
  const styling = await stylingOf({ ...read, tastes: deps.tastes, asked: { occasion: wearing.occasion }, locked: [] })
  return { read, styling, worn, judging: judgeOptions(read, styling) }
}

/** @throws WeatherNotFound; ClothesNotFound for pieces not one's own. */
export async function judgeOutfit(
  deps: StylingDeps,
  userId: UserId,
  { scene, ...wearing }: Wearing & { scene?: FlatLayFormat | undefined },
): Promise<Judgement> {
  const { read, styling, worn, judging } = await readWearing(deps, userId, wearing)
  const outfit = judge(worn, styling.day, judging)
  return presentJudgement(deps, { read, styling, outfit, format: scene })
}

interface Judged {
  read: ReadSetting
  styling: Styling
  outfit: JudgedOutfit
  format: FlatLayFormat | undefined
}

export async function presentJudgement(
  { db, urls }: StylingDeps,
  { read, styling, outfit, format }: Judged,
): Promise<Judgement> {
  const { userId, setting } = read
  const facts = sayingAway(read)
  const { day, occasion } = styling
  const ids = outfit.items.map(({ id }) => id as ClothesId)
  const pieces = await outfitItemsOf(db, userId, ids)
  const { said } = describeOutfit({ outfit, day, occasion }, { facts, pieces, urls, format })
  return {
    weatherId: setting.weather.id,
    ...said,
    match: outfit.match,
    hints: [...awayHints(outfit.items, read), ...hintsOf(outfit, day)],
  }
}
