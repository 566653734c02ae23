import type { ClothesId, PutAwayPlace } from '@otday/contract'
import { judge, type JudgedOutfit, turnedWrong, type WeatherChange } from '@otday/stylist'
import type { Db } from '#platform/db/index.ts'
import { type Choice, chooseOutfit, type Choosing, type Styling, stylingOf } from './choose-outfit.ts'
import { judgeOptions } from './judge-outfit.ts'
import type { Asked } from './plan.ts'
import type { Preferences } from './preferences.ts'
import { type CurrentPick, findCurrentPick } from './queries-picks.ts'

/** In harm: less is no reason to change. */
const better = 0.1

const deleted = '옷장에서 뺀 옷이 있어서 새로 골랐어요.'
const putAway: Record<PutAwayPlace, string> = {
  WASH: '세탁 중인 옷이 있어서 새로 골랐어요.',
  STORAGE: '보관한 옷이 있어서 새로 골랐어요.',
}
const changes: Record<WeatherChange, string> = {
  COLDER: '더 추워졌어요.',
  WARMER: '더 더워졌어요.',
  RAIN: '비가 와요.',
  SNOW: '눈이 와요.',
}
const changedWeather = (change: WeatherChange) => `날씨가 바뀌어서 다시 골랐어요. ${changes[change]}`

interface Decision {
  choice: Choice
  pinned: ClothesId[]
  renewed: string | null
  /** Kept already: nothing is stored. */
  isKept: boolean
}

const hasNewAnswers = ({ workLook, formalEvent, sport }: Asked, stored: Preferences) =>
  (workLook !== undefined && workLook !== stored.workLook) ||
  (formalEvent !== undefined && formalEvent !== stored.formalEvent) ||
  (sport !== undefined && sport !== stored.sport)

/** The day's pick again, or what takes its place; null without one, or for an event of another kind. */
export async function currentOutfit(db: Db, choosing: Choosing): Promise<Decision | null> {
  const { asked, setting, userId } = choosing
  if (hasNewAnswers(asked, setting.preferences)) return null
  const pick = await findCurrentPick(db, { userId, forecastDate: setting.weather.date }, asked.occasion)
  return pick ? decide(choosing, pick) : null
}

function decide(choosing: Choosing, pick: CurrentPick): Decision {
  const { facts } = choosing
  const { occasion, clothesIds } = pick
  const isOwned = (id: ClothesId) => facts.some((piece) => piece.id === id)
  const pinned = pick.pinned.filter(isOwned)
  const again: Choosing = { ...choosing, asked: { ...choosing.asked, occasion }, locked: pinned }
  const renewal = (renewed: string): Decision => {
    const choice = chooseOutfit(again)
    return { choice, pinned: pinnedIn(choice, pinned), renewed, isKept: false }
  }
  if (!clothesIds.every(isOwned)) return renewal(deleted)
  const gone = choosing.setting.away.find(({ clothesId }) => clothesIds.includes(clothesId as ClothesId))
  if (gone && !pinned.includes(gone.clothesId as ClothesId)) return renewal(putAway[gone.place])
  const styling = stylingOf(again)
  const judged = judgedIn(again, styling, clothesIds)
  const change = turnedWrong(judged, styling.day, pick)
  if (change) {
    const other = renewal(changedWeather(change))
    const { weather } = judgedIn(
      again,
      styling,
      other.choice.outfit.items.map(({ id }) => id as ClothesId),
    )
    if (weather < judged.weather - better) return other
  }
  const outfit = { ...judged, byHand: false }
  return { choice: { ...styling, outfit, question: null }, pinned, renewed: null, isKept: true }
}

export const pinnedIn = ({ outfit }: Choice, locked: readonly ClothesId[]): ClothesId[] =>
  locked.filter((id) => outfit.items.some((piece) => piece.id === id))

function judgedIn(choosing: Choosing, styling: Styling, ids: readonly ClothesId[]): JudgedOutfit {
  const worn = choosing.facts.filter(({ id }) => ids.includes(id as ClothesId))
  return judge(worn, styling.day, judgeOptions(choosing, styling))
}
