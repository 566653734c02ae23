import { type BriefingSettings, type StoredBriefing, usualBriefing, type UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { minuteOf, timeOf } from './times.ts'

const isConfirmed = sql<boolean>`exists (
  select from confirmed_emails as confirmed
  where confirmed.user_id = users.id and confirmed.email_key = users.email_key)`

/** Condition on `users` and `briefings`: the address is confirmed, and mails were not stopped by a link. */
export const mayBeMailed = sql<boolean>`(briefings.stopped_at is null and ${isConfirmed})`

export async function findSettings(db: Db, userId: UserId): Promise<StoredBriefing> {
  const mail = await db
    .selectFrom('users')
    .leftJoin('briefings', 'briefings.userId', 'users.id')
    .where('users.id', '=', userId)
    .select(mayBeMailed.as('isMailConfirmed'))
    .executeTakeFirst()
  const row = await db.selectFrom('briefings').selectAll().where('userId', '=', userId).executeTakeFirst()
  if (!row) return { ...usualBriefing, ...mail }
  const times = await db
    .selectFrom('briefingTimes')
    .select(['weekday', 'minute', 'isOn'])
    .where('userId', '=', userId)
    .orderBy('weekday')
    .execute()
  return {
    isOn: row.isOn,
    days: times.map(({ weekday, minute, isOn }) => ({ weekday, time: timeOf(minute), isOn })),
    channels: { push: row.byPush, mail: row.byMail },
    contents: { outfit: row.withOutfit, rain: row.withRain, warning: row.withWarning },
    ...mail,
  }
}

/** Saves the settings; mails that were stopped by a link stay stopped. */
export async function saveSettings(
  tx: Db,
  userId: UserId,
  { isOn, days, channels, contents }: BriefingSettings,
  today: string,
): Promise<void> {
  const row = {
    isOn,
    byPush: channels.push,
    byMail: channels.mail,
    withOutfit: contents.outfit,
    withRain: contents.rain,
    withWarning: contents.warning,
    openedOn: today,
  }
  await tx
    .insertInto('briefings')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
  const times = days.map(({ weekday, time, isOn: isOnThen }) => ({
    userId,
    weekday,
    minute: minuteOf(time),
    isOn: isOnThen,
  }))
  await tx
    .insertInto('briefingTimes')
    .values(times)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'weekday'])
        .doUpdateSet(({ ref }) => ({ minute: ref('excluded.minute'), isOn: ref('excluded.isOn') })),
    )
    .execute()
}

export const noteOpened = (tx: Db, userId: UserId, date: string) =>
  tx
    .updateTable('briefings')
    .set({ openedOn: date })
    .where('userId', '=', userId)
    .where('openedOn', 'is distinct from', date)
    .execute()

/**
 * Stops briefings.
 * @param mailsSince the present time if the user followed the link of a mail: mails then stay stopped, whatever the
 * settings are. Null for another stop: mails come again once the user switches briefings on
 */
export const stopBriefing = (db: Db, userId: UserId, mailsSince: Date | null) =>
  db
    .updateTable('briefings')
    .set({ isOn: false, ...(mailsSince && { stoppedAt: mailsSince }) })
    .where('userId', '=', userId)
    .execute()

/** Switches briefings on; mails that were stopped by a link stay stopped. */
export const switchOn = (db: Db, userId: UserId) =>
  db.updateTable('briefings').set({ isOn: true }).where('userId', '=', userId).execute()

/**
 * Undoes a stop by the link of a mail since `stoppedSince`; an address that was never confirmed still gets no mails.
 * @returns false when there is no such stop and briefings are not on
 */
export async function resumeBriefing(db: Db, userId: UserId, stoppedSince: Date): Promise<boolean> {
  const isTakenBack = sql<boolean>`${isConfirmed} and briefings.stopped_at >= ${stoppedSince}`
  const row = await db
    .updateTable('briefings')
    .from('users')
    .set({
      isOn: true,
      stoppedAt: sql<Date | null>`case when ${isTakenBack} then null else briefings.stopped_at end`,
    })
    .whereRef('users.id', '=', 'briefings.userId')
    .where('briefings.userId', '=', userId)
    .where((briefing) =>
      briefing.or([
        briefing('briefings.stoppedAt', '>=', stoppedSince),
        briefing.and([briefing('briefings.isOn', '=', true), briefing('briefings.stoppedAt', 'is', null)]),
      ]),
    )
    .returning('briefings.userId')
    .executeTakeFirst()
  return row !== undefined
}

export const forgetStop = (tx: Db, userId: UserId) =>
  tx.updateTable('briefings').set({ stoppedAt: null }).where('userId', '=', userId).execute()

/** Least ms between two confirmation mails: usually, and after mails were stopped by a link. */
interface Gaps {
  usual: number
  stopped: number
}

/**
 * Returns whether to mail the user now, asking whether briefings may come to the address; if so, records `now` as the
 * time of asking.
 */
export async function claimAsking(tx: Db, userId: UserId, now: Date, gaps: Gaps): Promise<boolean> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const claimed = await tx
    .updateTable('briefings')
    .from('users')
    .set({ askedAt: now })
    .whereRef('users.id', '=', 'briefings.userId')
    .where('briefings.userId', '=', userId)
    .where('briefings.byMail', '=', true)
    .where(sql<boolean>`not ${mayBeMailed}`)
    .where(
      sql<boolean>`coalesce(briefings.asked_at, '-infinity') <= case when briefings.stopped_at is null
        then ${before(gaps.usual)}::timestamptz else ${before(gaps.stopped)}::timestamptz end`,
    )
    .returning('briefings.userId')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function forgetBriefings(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('briefingsSent').where('userId', '=', userId).execute()
  await tx.deleteFrom('briefings').where('userId', '=', userId).execute()
  await tx.deleteFrom('briefingTimes').where('userId', '=', userId).execute()
  await tx.deleteFrom('pushSubscriptions').where('userId', '=', userId).execute()
}
