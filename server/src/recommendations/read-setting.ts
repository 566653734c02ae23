import type { ClothesId, UserId, WeatherHour, WeatherId } from '@otday/contract'
import type { Facts } from '@otday/stylist'
import { seoulDate } from '@otday/common/seoul-time'
import { AppError } from '#platform/errors.ts'
import { feltUntil } from './comfort.ts'
import { requireSetting, type Setting } from './queries-setting.ts'
import type { StylingDeps } from './styling-deps.ts'

/** How far back posts count as worn lately, in ms. */
const lately = 60 * 86_400_000

/** What outfits are chosen and judged by. */
export interface ReadSetting {
  userId: UserId
  setting: Setting
  /** Of the whole closet. */
  facts: readonly Facts[]
  hours: readonly WeatherHour[]
  at: Date
}

/** @throws WeatherNotFound */
export async function readSetting(
  { db, clock, closets, hours }: StylingDeps,
  userId: UserId,
  weatherId: WeatherId,
): Promise<ReadSetting> {
  const at = clock.now()
  const period = { feelings: feltUntil(seoulDate(at)), postsSince: new Date(at.getTime() - lately) }
  const setting = await requireSetting(db, userId, weatherId, period)
  const facts = await closets(db, userId, setting.revisions)
  return { userId, setting, facts, hours: await hours(db, setting.weather), at }
}

/** In the order of `ids`. @throws ClothesNotFound for those not in the closet. */
export function requireWorn(closet: readonly Facts[], ids: readonly ClothesId[]): Facts[] {
  const byId = new Map<string, Facts>(closet.map((piece) => [piece.id, piece]))
  const strange = ids.filter((id) => !byId.has(id))
  if (strange.length > 0) throw new AppError('ClothesNotFound', { clothesIds: strange.join(',') })
  return ids.flatMap((id) => byId.get(id) ?? [])
}
