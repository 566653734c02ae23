import { type BriefingSettings, usualBriefing, type UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { minuteOf, timeOf } from './times.ts'

export async function findSettings(db: Db, userId: UserId): Promise<BriefingSettings> {
  const row = await db.selectFrom('briefings').selectAll().where('userId', '=', userId).executeTakeFirst()
  if (!row) return usualBriefing
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
  }
}

export async function saveSettings(tx: Db, userId: UserId, settings: BriefingSettings, today: string): Promise<void> {
  const { isOn, days, channels, contents } = settings
  const row = {
    isOn,
    byPush: channels.push,
    byMail: channels.mail,
    withOutfit: contents.outfit,
    withRain: contents.rain,
    withWarning: contents.warning,
    openedOn: today,
    stoppedAt: null,
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

export const stopBriefing = (db: Db, userId: UserId, now: Date) =>
  db
    .updateTable('briefings')
    .set({ isOn: false, stoppedAt: now })
    .where('userId', '=', userId)
    .where('isOn', '=', true)
    .execute()

/** Whether it is on now. */
export async function resumeBriefing(db: Db, userId: UserId, stoppedSince: Date): Promise<boolean> {
  const row = await db
    .updateTable('briefings')
    .set({ isOn: true, stoppedAt: null })
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('isOn', '=', true), eb('stoppedAt', '>=', stoppedSince)]))
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetBriefings(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('briefingsSent').where('userId', '=', userId).execute()
  await tx.deleteFrom('briefings').where('userId', '=', userId).execute()
  await tx.deleteFrom('briefingTimes').where('userId', '=', userId).execute()
  await tx.deleteFrom('pushSubscriptions').where('userId', '=', userId).execute()
}
