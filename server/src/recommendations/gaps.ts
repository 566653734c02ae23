import type { Gap, Occasion, UserId } from '@otday/contract'
import { gapsOf, type Plan } from '@otday/stylist'
import { stepwise } from '#platform/concurrency/breathe.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { seoulDate } from '@otday/common/seoul-time'
import { hashOf } from '#platform/crypto/hash.ts'
import { findPreferences, findRevisions, findSensitivity, type Preferences } from '../stylist-preferences/index.ts'
import type { RecommendingDeps } from './recommending-deps.ts'
import { seasonDays } from './season-days.ts'

const kept = 500
/** Number of occasions that are checked: those that the user chose last. */
const occasionsChecked = 2

type FindGaps = (userId: UserId, on: string | undefined) => Promise<Gap[]>

/**
 * Finds gaps (kinds of garments that the closet lacks) for the season of a date, today by default; cached until closet,
 * preferences or month change.
 */
export function createGaps({ db, clock, closets, runExclusively }: RecommendingDeps): FindGaps {
  const known = new LruCache<UserId, { key: string; gaps: Gap[] }>(kept)
  const find = async (userId: UserId, date: string): Promise<Gap[]> => {
    const revisions = await findRevisions(db, userId)
    const sensitivity = await findSensitivity(db, userId)
    const preferences = await findPreferences(db, userId)
    const plans = plansOf(preferences, sensitivity)
    const { avoided } = preferences
    const key = hashOf([date.slice(0, 7), JSON.stringify(plans), avoided.join(), ...revisions])
    const before = known.get(userId)
    if (before?.key === key) return before.gaps
    const gaps = await stepwise(gapsOf(await closets(db, userId, revisions), seasonDays(date, plans), avoided))
    const found = gaps.map(({ type, kind, label, outfits }) => ({ type, kind, label, outfits }))
    known.set(userId, { key, gaps: found })
    return found
  }
  return (userId, on) => runExclusively(userId, () => find(userId, on ?? seoulDate(clock.now())))
}

function plansOf({ occasions, workLook, formalEvent, sport }: Preferences, sensitivity: number): Plan[] {
  const chosen = occasions.map(({ occasion }) => occasion).toReversed()
  const answers = { work: workLook, formal: formalEvent, sport }
  const usual = [...new Set<Occasion>([...chosen, 'CASUAL'])].slice(0, occasionsChecked)
  return usual.map((occasion) => ({ occasion, answers, sensitivity }))
}
