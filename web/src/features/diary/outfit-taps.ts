import { diaryDate, seoulDate } from '@otday/common/seoul-time'
import type {
  FeedId,
  FlatLayScene,
  Occasion,
  OutfitItem,
  Wear,
  WearId,
  WearSource,
  WearState,
  WeatherId,
} from '@otday/contract'
import { now } from '../../platform/clock.ts'
import { queryClient } from '../../platform/query-client.ts'
import { toast } from '../../ui/toast.ts'
import { monthDay } from './calendar-days.ts'
import { isSameOutfit } from './is-same-outfit.ts'
import { wearsQuery } from './queries.ts'
import { deleteWear, saveWear, shownWear, writes } from './write-queue.ts'

/** An outfit that is planned or recorded. */
export interface TappedOutfit {
  date: string
  items: readonly OutfitItem[]
  scene: FlatLayScene | null
  occasion: Occasion | null
  /** Null: as stored for the place in the profile. */
  weatherId: WeatherId | null
  source: WearSource
  feedId: FeedId | null
}

interface Days {
  from: string
  to: string
}

const only = ({ date }: TappedOutfit): Days => ({ from: date, to: date })

/** The second press takes back. `days`: of the list that is shown. */
export async function tapOutfit(state: WearState, outfit: TappedOutfit, days = only(outfit)): Promise<void> {
  const before = await recordOf(outfit, days)
  if (before?.state !== state) return record(state, outfit, before, savedText(state, outfit.date))
  deleteWear(before)
  const text = state === 'PLANNED' ? '계획에서 뺐어요.' : '기록을 지웠어요.'
  toast.success(said(text, before.id), { label: '되돌리기', onPress: () => restore(before) })
}

export async function recordWorn(outfit: TappedOutfit, { isSilent = false } = {}): Promise<void> {
  const before = await recordOf(outfit)
  record('WORN', outfit, before, isSilent ? null : savedText('WORN', outfit.date))
}

/** Of the same feed or pieces. Without a connection perhaps nothing is known: then it becomes a new one. */
export async function recordOf(outfit: TappedOutfit, days: Days = only(outfit)): Promise<Wear | undefined> {
  const { date, items, feedId } = outfit
  const ids = items.map(({ clothesId }) => clothesId)
  const list = await queryClient.ensureQueryData({ ...wearsQuery(days), retry: false }).catch(() => null)
  const ofDay = list?.wears.filter((wear) => wear.date === date) ?? []
  return (
    ofDay.find((wear) => feedId !== null && wear.feedId === feedId) ?? ofDay.find((wear) => isSameOutfit(wear, ids))
  )
}

/** Changes the record there is, whose other contents stay. */
function record(state: WearState, outfit: TappedOutfit, before: Wear | undefined, text: string | null): void {
  const { date, occasion, weatherId, source, feedId } = outfit
  const wearId = before?.id ?? (crypto.randomUUID() as WearId)
  const fresh = {
    occasion,
    from: null,
    feeling: null,
    note: null,
    lookId: null,
    source,
    revision: 0,
    scene: outfit.scene,
    items: outfit.items.map((item) => ({ ...item, isGone: false, away: null })),
  }
  const { items, scene, ...chosen } = before ?? fresh
  const clothesIds = items.map(({ clothesId }) => clothesId)
  const known = before && { feedId: before.feedId }
  const change = { ...chosen, feedId: feedId ?? known?.feedId ?? null, date, state, clothesIds, weatherId }
  saveWear(wearId, change, { items, scene })
  if (text === null) return
  const undo = () => {
    const wear = shownWear(wearId)
    if (before) restore(before)
    else if (wear) deleteWear(wear)
  }
  toast.success(said(text, wearId), { label: '되돌리기', onPress: undo })
}

/** As it was; a deleted one has been stored once more. */
function restore(before: Wear): void {
  const { id, items, scene, ...chosen } = before
  const revision = shownWear(id)?.revision ?? before.revision + 1
  const clothesIds = items.map(({ clothesId }) => clothesId)
  saveWear(id, { ...chosen, clothesIds, weatherId: null, revision }, { items, scene })
}

const said = (text: string, wearId: WearId) =>
  writes.current().some((write) => write.wearId === wearId && write.isLate) ? `${text} 연결되면 보낼게요.` : text

function savedText(state: WearState, date: string): string {
  const day = monthDay(date)
  if (state === 'PLANNED') return `${day} 계획에 넣었어요.`
  const isToday = date === diaryDate(now()) && date === seoulDate(now())
  return isToday ? '오늘 입은 옷으로 적었어요.' : `${day}에 입은 옷으로 적었어요.`
}
