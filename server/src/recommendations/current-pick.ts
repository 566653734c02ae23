import type { ClothesId, PutAwayPlace } from '@otday/contract'
import { judge, type JudgedOutfit, turnedWrong, verdictOf, type WeatherChange } from '@otday/stylist'
import type { Db } from '#platform/db/index.ts'
import { type Choice, chooseOutfit, type Choosing, saidOf, type Styling, stylingOf } from './choose-outfit.ts'
import { judgeOptions } from './judge-outfit.ts'
import type { Asked } from './plan.ts'
import type { Preferences } from './preferences.ts'
import { type CurrentPick, findCurrentPick, findDiaryOutfit } from './queries-picks.ts'
import type { SettledPicks } from './settled-picks.ts'

/** In harm: less is no reason to change. */
const better = 0.1

const deleted = '옷장에서 뺀 옷이 있어서 새로 골랐어요.'
const putAway: Record<PutAwayPlace, string> = {
  WASH: '세탁 중인 옷이 있어서 새로 골랐어요.',
  STORAGE: '보관한 옷이 있어서 새로 골랐어요.',
}
const grown = '옷장에 새 옷이 있어서 새로 골랐어요.'
const changes: Record<WeatherChange, string> = {
  COLDER: '더 추워졌어요.',
  WARMER: '더 더워졌어요.',
  RAIN: '비가 와요.',
  SNOW: '눈이 와요.',
}
const saidOtherwise = '말해 준 하루에 맞춰 다시 골랐어요.'
const changedWeather = (change: WeatherChange) => `날씨가 바뀌어서 다시 골랐어요. ${changes[change]}`

type Deciding = Choosing & { settledPicks: SettledPicks }

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

/**
 * What the diary has for the day, else its pick again or what takes that one's place. Null without any of them, or for an
 * event of another kind.
 */
export async function currentOutfit(db: Db, choosing: Deciding): Promise<Decision | null> {
  const { asked, setting, userId } = choosing
  if (hasNewAnswers(asked, setting.preferences)) return null
  const { occasion } = asked
  const day = { userId, forecastDate: setting.weather.date }
  const written = await findDiaryOutfit(db, day, occasion)
  if (written && written.clothesIds.length > 0 && written.clothesIds.every((id) => isAtHand(choosing, id))) {
    const again = { ...choosing, asked: { ...asked, occasion: occasion ?? written.occasion ?? undefined } }
    return kept(again, written.clothesIds, [])
  }
  const pick = await findCurrentPick(db, day, occasion)
  return pick ? decide(choosing, pick) : null
}

async function decide(choosing: Deciding, pick: CurrentPick): Promise<Decision> {
  const { occasion, clothesIds } = pick
  const pinned = pick.pinned.filter((id) => isOwned(choosing, id))
  const again: Choosing = { ...choosing, asked: { ...choosing.asked, occasion }, locked: pinned }
  const renewal = async (renewed: string): Promise<Decision> => {
    const choice = await chooseOutfit(again)
    return { choice, pinned: pinnedIn(choice, pinned), renewed, isKept: false }
  }
  if (!clothesIds.every((id) => isOwned(choosing, id))) return renewal(deleted)
  const gone = choosing.setting.away.find(({ clothesId }) => clothesIds.includes(clothesId as ClothesId))
  if (gone && !pinned.includes(gone.clothesId as ClothesId)) return renewal(putAway[gone.place])
  const said = saidOf(choosing.setting, occasion)
  if (said && said.saidAt > pick.pickedAt) return renewal(saidOtherwise)
  const styling = await stylingOf(again)
  const judged = judgedIn(again, styling, clothesIds)
  const change = turnedWrong(judged, styling.day, pick)
  if (change) {
    const other = await renewal(changedWeather(change))
    const { weather } = judgedIn(
      again,
      styling,
      other.choice.outfit.items.map(({ id }) => id as ClothesId),
    )
    if (weather < judged.weather - better) return other
  }
  const key = growthOf(choosing, pick)
  if (key && isPoor(judged) && !choosing.settledPicks.get(key)) {
    const other = await renewal(grown)
    if (isBetter(other.choice, judged)) return other
    choosing.settledPicks.set(key, true)
  }
  return kept(again, clothesIds, pinned)
}

/** Names a pick and when the closet last grew after it; null if it has not. */
function growthOf({ userId, setting }: Choosing, { occasion, pickedAt }: CurrentPick): string | null {
  const { grownAt, weather } = setting
  if (!grownAt || grownAt <= pickedAt) return null
  return [userId, weather.date, occasion, pickedAt.getTime(), grownAt.getTime()].join(' ')
}

/** No whole outfit, or too cold or hot. */
const isPoor = ({ absent, warmth }: JudgedOutfit) => absent.length > 0 || verdictOf(warmth) !== 'GOOD'

/** More of a whole outfit, or as much of one and better for the weather. */
function isBetter({ outfit: { missing, weather } }: Choice, { absent, weather: before }: JudgedOutfit): boolean {
  return missing.length < absent.length || (missing.length === absent.length && weather < before - better)
}

const isOwned = ({ facts }: Choosing, id: ClothesId) => facts.some((piece) => piece.id === id)

/** Neither in the wash nor stored. */
const isAtHand = (choosing: Choosing, id: ClothesId) =>
  isOwned(choosing, id) && !choosing.setting.away.some(({ clothesId }) => clothesId === id)

async function kept(choosing: Choosing, clothesIds: readonly ClothesId[], pinned: ClothesId[]): Promise<Decision> {
  const styling = await stylingOf(choosing)
  const outfit = { ...judgedIn(choosing, styling, clothesIds), byHand: false }
  return { choice: { ...styling, outfit, question: null }, pinned, renewed: null, isKept: true }
}

export const pinnedIn = ({ outfit }: Choice, locked: readonly ClothesId[]): ClothesId[] =>
  locked.filter((id) => outfit.items.some((piece) => piece.id === id))

function judgedIn(choosing: Choosing, styling: Styling, ids: readonly ClothesId[]): JudgedOutfit {
  const worn = choosing.facts.filter(({ id }) => ids.includes(id as ClothesId))
  return judge(worn, styling.day, judgeOptions(choosing, styling))
}
