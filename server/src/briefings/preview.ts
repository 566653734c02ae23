import { atSeoul, daysAfter, diaryDate } from '@otday/common/seoul-time'
import type { BriefingContent, BriefingDay, BriefingGap, BriefingPreview, UserId } from '@otday/contract'
import { outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import type { BriefingDeps } from './briefing-deps.ts'
import { bodyOf, composeBriefing, createDayLoader } from './compose.ts'
import { findSettings } from './queries.ts'
import { findRecipient } from './queries-sending.ts'
import { minuteOf, weekdayOf } from './times.ts'

/**
 * Composes the next briefing as it will be sent; nothing is sent or stored. The next briefing comes tomorrow at the
 * earliest: the user who sees the preview has opened the product today, and no briefing is sent on such a day.
 * @throws SessionEnded for an account that is locked or gone
 */
export async function previewBriefing(deps: BriefingDeps, userId: UserId): Promise<BriefingPreview> {
  const { isOn, days } = await findSettings(deps.db, userId)
  const recipient = await findRecipient(deps.db, userId)
  if (!isOn || !recipient) return without('OFF')
  const next = nextAfter(diaryDate(deps.clock.now()), days)
  if (!next) return without('DAYS')
  const { date, time } = next
  if (recipient.nx === null) return { ...without('PLACE'), date, time }
  const at = new Date(atSeoul(date, 0).getTime() + minuteOf(time) * 60_000)
  const content = await composeBriefing(deps, recipient, createDayLoader(deps, at), at)
  if (!content) return { ...without('FORECAST'), date, time }
  const isBare = recipient.withOutfit && content.clothesIds.length === 0
  return { date, time, missing: isBare ? 'CLOTHES' : null, content: await shown(deps, userId, content) }
}

const without = (missing: BriefingGap) => ({ date: null, time: null, missing, content: null })

function nextAfter(today: string, days: readonly BriefingDay[]): { date: string; time: string } | null {
  for (let ahead = 1; ahead <= days.length; ahead++) {
    const date = daysAfter(today, ahead)
    const day = days[weekdayOf(date)]
    if (day?.isOn) return { date, time: day.time }
  }
  return null
}

async function shown({ db, urls }: BriefingDeps, userId: UserId, content: BriefingContent) {
  const { clothesIds, title, place, skyLabel, sky, outfit } = content
  const pieces = await outfitItemsOf(db, userId, clothesIds)
  const items = clothesIds.flatMap((id) => pieces.get(id) ?? []).map((piece) => presentOutfitItem(urls, piece))
  return { title, body: bodyOf(content), place, skyLabel, sky, outfit, items }
}
