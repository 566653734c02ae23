import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { Feed } from '@otday/contract'
import { now } from '../../platform/time/clock.ts'
import { toast } from '../../ui/toast.ts'
import { recordOf, recordOutfit, type TappedOutfit, tapOutfit } from './outfit-taps.ts'

const ofFeed = ({ id, ootds }: Feed, date: string): TappedOutfit => ({
  date,
  items: ootds,
  scene: null,
  occasion: null,
  weatherId: null,
  source: 'FEED',
  feedId: id,
})

/**
 * After a post of today's or yesterday's outfit, asks once whether it was worn. If it is recorded as worn already,
 * links that record to the feed instead.
 */
export async function askIfFeedWorn(feed: Feed, date: string): Promise<void> {
  const today = seoulDate(now())
  if (date > today || date < daysAfter(today, -1)) return
  const outfit = ofFeed(feed, date)
  if ((await recordOf(outfit))?.state === 'WORN') return recordOutfit('WORN', outfit, { isSilent: true })
  const yes = { label: '입었어요', onPress: () => void recordOutfit('WORN', outfit) }
  toast.ask('이 옷, 입고 나갔나요?', yes, { label: '아니에요', onPress: () => undefined })
}

/**
 * Plans a feed's outfit for a day; a press on a pressed button removes the plan. The plan has no link to the feed, as a feed is
 * linked to a record of its own day.
 */
export const planFeed = (feed: Feed, date: string, isPressed: boolean) =>
  tapOutfit('PLANNED', { ...ofFeed(feed, date), feedId: null }, { isPressed })

/** Records a feed's outfit as worn; a press on a pressed button removes the record. */
export const tapFeed = (feed: Feed, date: string, isPressed: boolean) =>
  tapOutfit('WORN', ofFeed(feed, date), { isPressed })
