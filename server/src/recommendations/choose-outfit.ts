import type { ClothesId, Occasion, StylistQuestion } from '@otday/contract'
import { type Day, dayOf, type Facts, type Outfit, type RecommendOptions, recommending } from '@otday/stylist'
import { seoulDate, seoulHour } from '@otday/common/seoul-time'
import { createBreath, stepwise } from '#platform/breathe.ts'
import { choosable } from './choosable.ts'
import { offsetOf } from './comfort.ts'
import { type Asked, fixedOf, occasionOf, planOf } from './plan.ts'
import { changeOf, type Preferences } from './preferences.ts'
import { clothesQuestion, isUnclear, occasionQuestion } from './question.ts'
import type { Setting } from './queries-setting.ts'
import type { ReadSetting } from './read-setting.ts'
import { habitsOf } from './taste.ts'
import type { Tastes } from './tastes.ts'

export type Choosing = ReadSetting & {
  tastes: Tastes
  asked: Asked
  locked: readonly ClothesId[]
}

/** How a person is dressed on a day. */
export interface Styling {
  occasion: Occasion
  day: Day
  options: RecommendOptions
}

export interface Choice {
  occasion: Occasion
  day: Day
  outfit: Outfit
  question: StylistQuestion | null
}

export const saidOf = ({ said }: Setting, occasion: Occasion) => said.find((one) => one.occasion === occasion)

const withAnswers = ({ setting, asked, at }: Choosing): Preferences => ({
  ...setting.preferences,
  ...changeOf(asked, at),
})

/** Day and habits, the same for every outfit of the person. */
export async function stylingOf(choosing: Choosing): Promise<Styling> {
  const { userId, setting, facts, hours, tastes, asked, locked, at } = choosing
  const { weather, sensitivity, feelings, revisions, worn, votes, passedOver } = setting
  const stored = withAnswers(choosing)
  const { date } = weather
  const occasion = occasionOf(asked, stored, date)
  const pinned = locked.length > 0 ? { ids: locked, occasion } : null
  const breathe = createBreath()
  const taste = tastes({ userId, revisions, votes, passedOver, pinned }, facts)
  await breathe()
  const habits = await stepwise(habitsOf(facts, worn, taste, occasion))
  const now = date === seoulDate(at) ? seoulHour(at) : null
  const offset = offsetOf(feelings) + taste.offset
  const day = dayOf(
    weather.forecast,
    hours,
    planOf(asked, stored, { date, now, sensitivity, offset }, saidOf(setting, occasion)),
  )
  const shown = setting.shown.filter((one) => one.occasion === occasion).map(({ key }) => key)
  const options: RecommendOptions = {
    seed: `${userId} ${date} ${weather.id} ${shown.length}`,
    shown,
    locked,
    fixed: fixedOf(asked, stored, date),
    avoided: stored.avoided,
    ...habits,
  }
  await breathe()
  return { occasion, day, options }
}

/** Chooses an outfit, and a question. */
export async function chooseOutfit(choosing: Choosing): Promise<Choice> {
  const { setting, locked, at } = choosing
  const { occasion, day, options } = await stylingOf(choosing)
  const facts = choosable(choosing, [...locked, ...(options.fixed ?? [])], saidOf(setting, occasion)?.without)
  const outfit = await stepwise(recommending(facts, day, options))
  const stored = withAnswers(choosing)
  const mayAsk = outfit.items.length > 0 && stored.askedOn !== seoulDate(at)
  const ask = async () =>
    occasionQuestion(occasion, stored, at) ??
    (await pieceQuestion({ facts, outfit, skipped: setting.skipped }, day, options))
  return { occasion, day, outfit, question: mayAsk ? await ask() : null }
}

interface Chosen {
  facts: readonly Facts[]
  outfit: Outfit
  skipped: readonly string[]
}

/** About an unclear piece that is worn, else one that its likeliest kind would add. */
async function pieceQuestion(
  { facts, outfit, skipped }: Chosen,
  day: Day,
  options: RecommendOptions,
): Promise<StylistQuestion | null> {
  const isOpen = (piece: Facts) => isUnclear(piece) && !skipped.includes(piece.id)
  const worn = outfit.items.find(isOpen)
  if (worn) return clothesQuestion(worn)
  // At the first outfit only: a second choice costs as much as the first.
  if (options.shown?.length || !facts.some(isOpen)) return null
  const sure = facts.map((piece) => (isOpen(piece) ? { ...piece, confidence: 1 } : piece))
  const wanted = (await stepwise(recommending(sure, day, options))).items.map(({ id }) => id)
  const open = facts.find((piece) => wanted.includes(piece.id) && isOpen(piece))
  return open ? clothesQuestion(open) : null
}
