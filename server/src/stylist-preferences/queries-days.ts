import type { UserId } from '@otday/contract'
import type { SaidDay } from '@otday/stylist'
import { sql } from 'kysely'
import type { Db, New } from '#platform/db/index.ts'

/** A user's description of a day as the database returns it in JSON, where times are text. */
export type StoredSaidDay = Omit<SaidDay, 'saidAt'> & { saidAt: string }

export const readSaidDay = ({ saidAt, ...day }: StoredSaidDay): SaidDay => ({ ...day, saidAt: new Date(saidAt) })

/**
 * Subquery for what the user said about a day; the statement that contains it must have a table or alias `day` with a
 * column `forecast_date`.
 */
export const saidDaysOf = (userId: UserId) => sql<StoredSaidDay[] | null>`(
  select json_agg(json_build_object('occasion', occasion, 'plans', plans, 'leave', leave, 'home', home,
    'without', without, 'saidAt', said_at))
  from occasion_days where user_id = ${userId} and date = day.forecast_date)`

type Key = Pick<New<'occasionDays'>, 'userId' | 'date' | 'occasion'>

export const saidDaysOn = (db: Db, { userId, date }: Omit<Key, 'occasion'>): Promise<SaidDay[]> =>
  db
    .selectFrom('occasionDays')
    .select(['occasion', 'plans', 'leave', 'home', 'without', 'saidAt'])
    .where('userId', '=', userId)
    .where('date', '=', date)
    .execute()

/**
 * Stores what the user said about a day; if it is the same again, the row and its time stay as they were. Plans and
 * pieces put off hold for the whole day: the rows of its other occasions take them over.
 */
export async function upsertSaidDay(tx: Db, day: New<'occasionDays'>): Promise<void> {
  const { userId, date, occasion, plans, without, saidAt } = day
  await tx
    .updateTable('occasionDays')
    .set({ plans, without, saidAt })
    .where('userId', '=', userId)
    .where('date', '=', date)
    .where('occasion', '<>', occasion)
    .where(sql<boolean>`(plans, without) is distinct from (${plans}::text[], ${without}::uuid[])`)
    .execute()
  await tx
    .insertInto('occasionDays')
    .values(day)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'date', 'occasion'])
        .doUpdateSet((row) => ({
          plans: row.ref('excluded.plans'),
          leave: row.ref('excluded.leave'),
          home: row.ref('excluded.home'),
          without: row.ref('excluded.without'),
          saidAt: row.ref('excluded.saidAt'),
        }))
        .where(
          sql<boolean>`(occasion_days.plans, occasion_days.leave, occasion_days.home, occasion_days.without)
            is distinct from (excluded.plans, excluded.leave, excluded.home, excluded.without)`,
        ),
    )
    .execute()
}

export const deleteSaidDaysOf = (tx: Db, userId: UserId) =>
  tx.deleteFrom('occasionDays').where('userId', '=', userId).execute()

/** @param date the first date that is kept */
export const deleteSaidDaysBefore = (db: Db, date: string) =>
  db.deleteFrom('occasionDays').where('date', '<', date).execute()
