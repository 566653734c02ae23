import type { BriefingContent, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { mayBeMailed } from './queries.ts'

/** A user who gets briefings, with channels, contents and place. */
export interface Recipient {
  userId: UserId
  isOn: boolean
  /** The last diary day on which the user opened the product. */
  openedOn: string | null
  email: string
  emailKey: string
  byPush: boolean
  /**
   * Whether briefings are mailed: mail is switched on, the address is confirmed and mails were not stopped by a link.
   */
  byMail: boolean
  /** Whether mail is switched on in the settings, even if the address is not confirmed. */
  wantsMail: boolean
  withOutfit: boolean
  withRain: boolean
  withWarning: boolean
  nx: number | null
  ny: number | null
  latitude: number | null
  longitude: number | null
  locationNames: string[] | null
}

const recipients = (db: Db) =>
  db
    .selectFrom('briefings')
    .innerJoin('users', 'users.id', 'briefings.userId')
    .innerJoin('profiles', 'profiles.userId', 'briefings.userId')
    .where('users.deletedAt', 'is', null)
    .where('users.lockedAt', 'is', null)
    .select([
      'briefings.userId',
      'briefings.isOn',
      'briefings.openedOn',
      'users.email',
      'users.emailKey',
      'byPush',
      'withOutfit',
      'withRain',
      'withWarning',
    ])
    .select(['briefings.byMail as wantsMail', sql<boolean>`briefings.by_mail and ${mayBeMailed}`.as('byMail')])
    .select(['profiles.nx', 'profiles.ny', 'profiles.latitude', 'profiles.longitude', 'profiles.locationNames'])

export const findRecipient = (db: Db, userId: UserId): Promise<Recipient | undefined> =>
  recipients(db).where('briefings.userId', '=', userId).executeTakeFirst()

interface Due {
  date: string
  weekday: number
  /** Minutes of the day: range of the briefing times that are due, both inclusive. */
  from: number
  until: number
  at: Date
}

/**
 * Marks up to `limit` due briefings as sent and returns their users. Each briefing is returned once per date, even if
 * several instances of the server ask; so a briefing that fails after that is not sent again.
 */
export async function claimDue(db: Db, due: Due, limit: number): Promise<UserId[]> {
  const { rows } = await sql<{ userId: UserId }>`
    insert into briefings_sent (user_id, date, sent_at)
    select briefings.user_id, ${due.date}::date, ${due.at}
    from briefing_times as times
    join briefings on briefings.user_id = times.user_id
    join users on users.id = times.user_id and users.deleted_at is null and users.locked_at is null
    where times.weekday = ${due.weekday} and times.is_on and times.minute between ${due.from} and ${due.until}
      and briefings.is_on and (briefings.by_push or briefings.by_mail)
      and (briefings.opened_on is null or briefings.opened_on < ${due.date})
      and not exists (
        select from briefings_sent as sent where sent.user_id = briefings.user_id and sent.date = ${due.date})
    order by times.minute, times.user_id
    limit ${limit}
    on conflict do nothing
    returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

/**
 * Marks the day's briefing as sent, because the user tries one out now: the regular one of that day then does not come.
 */
export const claimFor = (tx: Db, key: SentKey, at: Date) =>
  tx
    .insertInto('briefingsSent')
    .values({ ...key, sentAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const recipientsOf = (db: Db, userIds: readonly UserId[]): Promise<Recipient[]> =>
  recipients(db).where('briefings.userId', '=', sql<UserId>`any(${userIds}::uuid[])`).execute()

/** Saves the content of a day's briefing; content of a briefing that was tried out earlier that day is replaced. */
export async function saveContent(db: Db, key: SentKey, content: BriefingContent, at: Date): Promise<void> {
  const row = { content: JSON.stringify(content) }
  await db
    .insertInto('briefingsSent')
    .values({ ...key, ...row, sentAt: at })
    .onConflict((conflict) => conflict.columns(['userId', 'date']).doUpdateSet(row))
    .execute()
}

export interface SentKey {
  userId: UserId
  date: string
}

export async function findContent(db: Db, { userId, date }: SentKey): Promise<BriefingContent | null> {
  const row = await db
    .selectFrom('briefingsSent')
    .innerJoin('users', 'users.id', 'briefingsSent.userId')
    .where('users.deletedAt', 'is', null)
    .where('users.lockedAt', 'is', null)
    .select('content')
    .where('userId', '=', userId)
    .where('date', '=', date)
    .executeTakeFirst()
  return row?.content ?? null
}

export const deleteSentBefore = (db: Db, date: string) =>
  db.deleteFrom('briefingsSent').where('date', '<', date).execute()
