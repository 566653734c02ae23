import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import {
  type ClothesId,
  DayPlan,
  mostDayPlans,
  type Occasion,
  type OccasionDay,
  type ReadDay,
  saidDays,
} from '@otday/contract'
import { type NoteReading, readNote, saidOn } from '@otday/stylist'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { lockOwnClothes } from '../clothes/index.ts'
import { saidDaysOn, upsertSaidDay } from './queries-days.ts'

interface Named {
  /** Date in Korea. */
  date: string
  occasion: Occasion
}

interface Described {
  plans: DayPlan[]
  leave: number | null
  home: number | null
  without: ClothesId[]
  /** A note in the user's words, from which the server derives plans and hours; it is not stored itself. */
  note: string
  /** False: the note is read, and nothing is stored. */
  keep: boolean
}

const nothingSaid = { plans: [], leave: null, home: null, without: [] }

export async function dayOfOccasion(db: Db, { id }: Pick<Writer, 'id'>, named: Named): Promise<OccasionDay> {
  const { plans, leave, home, without } =
    saidOn(await saidDaysOn(db, { userId: id, ...named }), named.occasion) ?? nothingSaid
  return { ...named, plans, leave, home, without }
}

/**
 * Merges the plans and returns them in the order in which the API lists plans. If there are too many, plans that the
 * user tapped take precedence over those derived from the note.
 */
function plansOf(tapped: readonly DayPlan[], read: readonly DayPlan[]): DayPlan[] {
  const kept = [...new Set([...tapped, ...read])].slice(0, mostDayPlans)
  return DayPlan.options.filter((plan) => kept.includes(plan))
}

function requireDate(date: string, now: Date): void {
  const today = seoulDate(now)
  if (date < daysAfter(today, -saidDays.back)) throw new AppError('InvalidInput', { date: '너무 오래된 날이에요.' })
  if (date > daysAfter(today, saidDays.ahead))
    throw new AppError('InvalidInput', { date: `${saidDays.ahead}일 뒤까지 말할 수 있어요.` })
}

/**
 * Stores what the user said about a day, under the occasion that the note names, else the one asked for; reads it only
 * without `keep`.
 * @throws SessionEnded; InvalidInput for a date out of range; ClothesNotFound for a piece that is not the user's own
 */
export async function describeDay(
  { db, clock }: { db: Db; clock: Clock },
  by: Writer,
  { date, occasion }: Named,
  { plans, leave, home, without, note, keep }: Described,
): Promise<ReadDay> {
  requireDate(date, clock.now())
  const read: NoteReading = readNote(note)
  const day = {
    date,
    occasion: (read.isNamed ? read.occasion : null) ?? occasion,
    plans: plansOf(plans, read.plans),
    leave: leave ?? read.leave,
    home: home ?? read.home,
    without: [...new Set(without)],
  }
  if (keep)
    await inTransaction(db, async (tx) => {
      await by.lock(tx)
      await lockOwnClothes(tx, by.id, day.without)
      await upsertSaidDay(tx, { userId: by.id, ...day, saidAt: clock.now() })
    })
  const isUnderstood = read.isUnderstood || note.trim() === ''
  return { ...day, formalEvent: read.formal, sport: read.sport, isUnderstood }
}
