import { diaryDate, seoulDate } from '@otday/common/seoul-time'
import type {
  FeedId,
  FlatLayScene,
  LookId,
  Occasion,
  OutfitItem,
  Wear,
  WearId,
  WearSource,
  WearState,
  WeatherId,
} from '@otday/contract'
import { now } from '../../platform/time/clock.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { onLeave } from '../../platform/session/session.ts'
import { toast } from '../../ui/toast.ts'
import { monthDay } from '../../platform/time/calendar-days.ts'
import { isSameOutfit } from './is-same-outfit.ts'
import { wearsQuery } from './queries.ts'
import { changeOf, newChange, wornItems } from './wear-change.ts'
import { newWearId, restoreWear, said } from './wear-writes.ts'
import { deleteWear, saveWear, shownWear } from './write-queue.ts'

/** An outfit that is planned or recorded. */
export interface TappedOutfit {
  date: string
  items: readonly OutfitItem[]
  scene: FlatLayScene | null
  occasion: Occasion | null
  /** Null: the server takes the weather that it stored for the place in the profile. */
  weatherId: WeatherId | null
  source: WearSource
  feedId: FeedId | null
  lookId?: LookId
}

interface Days {
  from: string
  to: string
}

const dayOf = ({ date }: TappedOutfit): Days => ({ from: date, to: date })

interface Tap {
  /** Whether the button showed that the outfit is planned or recorded. */
  isPressed: boolean
  /** First and last day of the list that is shown; absent: the day of the outfit. */
  days?: Days
}

/**
 * Plans or records an outfit; a press on a pressed button undoes it. A button whose records could not be read before
 * shows nothing, so its press removes nothing.
 */
export async function tapOutfit(state: WearState, outfit: TappedOutfit, { isPressed, days }: Tap): Promise<void> {
  const ofDay = await recordsOfDay(outfit, days)
  const before = sameIn(ofDay, outfit)
  if (before?.state !== state) return record(state, outfit, before ?? replacedIn(state, ofDay, outfit))
  if (!isPressed) return
  const plan = plansBefore.get(before.id)
  if (plan && state === 'WORN') return planAgain(before, plan)
  deleteWear(before)
  const text = state === 'PLANNED' ? '계획에서 뺐어요.' : '기록을 지웠어요.'
  toast.success(said(text, before.id), { label: '되돌리기', onPress: () => restoreWear(before) }, before.id)
}

export async function recordOutfit(state: WearState, outfit: TappedOutfit, { isSilent = false } = {}): Promise<void> {
  const ofDay = await recordsOfDay(outfit)
  record(state, outfit, sameIn(ofDay, outfit) ?? replacedIn(state, ofDay, outfit), isSilent)
}

/** Returns the day's record of the same feed or the same pieces. */
export const recordOf = async (outfit: TappedOutfit): Promise<Wear | undefined> =>
  sameIn(await recordsOfDay(outfit), outfit)

/** Returns the records of the outfit's day; none if they cannot be loaded, so that a tap then makes a new record. */
async function recordsOfDay(outfit: TappedOutfit, days = dayOf(outfit)): Promise<readonly Wear[]> {
  const list = await queryClient.ensureQueryData({ ...wearsQuery(days), retry: false }).catch(() => null)
  return list?.wears.filter((wear) => wear.date === outfit.date) ?? []
}

function sameIn(ofDay: readonly Wear[], { items, feedId }: TappedOutfit): Wear | undefined {
  const ids = items.map(({ clothesId }) => clothesId)
  return (
    ofDay.find((wear) => feedId !== null && wear.feedId === feedId) ?? ofDay.find((wear) => isSameOutfit(wear, ids))
  )
}

const hasNoteOrOutfit = ({ note, lookId }: Wear) => note !== null || lookId !== null

/**
 * Returns the plan that an outfit replaces: one for the same occasion, to which the user has added no hour, note or
 * photo, and which is no saved outfit. A new plan replaces any such plan, as nobody wears two outfits at once; what was
 * worn replaces only a plan that the user made from an earlier recommendation.
 */
function replacedIn(state: WearState, ofDay: readonly Wear[], { source, occasion }: TappedOutfit): Wear | undefined {
  const plans = ofDay.filter(
    (wear) =>
      wear.state === 'PLANNED' &&
      wear.occasion === occasion &&
      wear.from === null &&
      wear.photo === null &&
      !hasNoteOrOutfit(wear),
  )
  const suggested = plans.find((wear) => source === 'RECOMMENDATION' && wear.source === source && wear.feedId === null)
  return suggested ?? (state === 'PLANNED' ? plans[0] : undefined)
}

/** Plans with a note or a saved outfit that a press of this visit recorded as worn. */
const plansBefore = new Map<WearId, Wear>()
onLeave(() => plansBefore.clear())

/** Undoes a press that recorded a plan as worn: what was added to the plan by other means stays. */
function planAgain(worn: Wear, { feedId, lookId }: Wear): void {
  saveWear(worn.id, changeOf(worn, { state: 'PLANNED', feeling: null, feedId, lookId }), worn)
  const undo = { label: '되돌리기', onPress: () => restoreWear(worn) }
  toast.success(said('기록을 지우고 계획은 남겨 뒀어요.', worn.id), undo, worn.id)
}

/** Makes a record or changes `before`, whose other values stay. What was worn is not planned again. */
function record(state: WearState, outfit: TappedOutfit, before: Wear | undefined, isSilent = false): void {
  if (state === 'PLANNED' && before?.state === 'WORN') return toast.info(wornText, undefined, before.id)
  const { date, occasion, weatherId, source, feedId, lookId = null } = outfit
  const wearId = before?.id ?? newWearId()
  const clothesIds = outfit.items.map(({ clothesId }) => clothesId)
  // A record that is found by its feed keeps its pieces; a plan that this outfit replaces gets pieces and origin of this
  // outfit.
  const isReplaced = before && feedId === null && !isSameOutfit(before, clothesIds)
  const kept = isReplaced
    ? { feedId, lookId, source }
    : { feedId: feedId ?? before?.feedId ?? null, lookId: lookId ?? before?.lookId ?? null }
  const change = before
    ? changeOf(before, { ...kept, date, state, weatherId, ...(isReplaced && { clothesIds }) })
    : newChange({ ...kept, date, state, weatherId, occasion, source, clothesIds })
  const shown = before && !isReplaced ? before : { items: wornItems(outfit.items), scene: outfit.scene }
  saveWear(wearId, change, shown)
  if (before?.state === 'PLANNED' && state === 'WORN' && hasNoteOrOutfit(before)) plansBefore.set(wearId, before)
  if (isSilent) return
  const undo = () => {
    const wear = shownWear(wearId)
    if (before) restoreWear(before)
    else if (wear) deleteWear(wear)
  }
  const text =
    isReplaced && state === 'PLANNED' ? `${dayText(date)} 계획을 이 옷으로 바꿨어요.` : savedText(state, date)
  toast.success(said(text, wearId), { label: '되돌리기', onPress: undo }, wearId)
}

const wornText = '이미 입었다고 적은 옷이에요.'

function savedText(state: WearState, date: string): string {
  const day = dayText(date)
  if (state === 'PLANNED') return `${day} 계획에 넣었어요.`
  return day === '오늘' ? '오늘 입은 옷으로 적었어요.' : `${day}에 입은 옷으로 적었어요.`
}

/** Names a day; between midnight and the end of the diary's day nobody knows which one 오늘 is. */
const dayText = (date: string) => (date === diaryDate(now()) && date === seoulDate(now()) ? '오늘' : monthDay(date))
