import { setImmediate as turn } from 'node:timers/promises'
import type { UserId } from '@otday/contract'
import { type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import { lowestId } from '#platform/ids.ts'
import { alertsOf, type WeatherAlert, type WeatherAlerted } from './alerts.ts'
import type { Cell } from '../places/index.ts'
import { slotsBetween } from './queries.ts'
import { findOutlook, noteOutlooks, peopleAt } from './queries-alerts.ts'
import { atSeoul, daysAfter, seoulDate, seoulHour } from '@otday/common/seoul-time'
import type { CellForecast } from './forecast-days.ts'

export interface WarningDeps {
  db: Db
  publish: Publish<WeatherAlerted>
  /** Users per transaction. */
  batch: number
}

/** Hours in Seoul in which people are warned. An alert that arises outside of them is sent in the morning. */
const warningHours = { from: 7, until: 21 } as const

const isWarningTime = (now: Date) => seoulHour(now) >= warningHours.from && seoulHour(now) < warningHours.until

/** An id that sorts before every other. */
const nobody = lowestId<UserId>()

/**
 * Sends a cell's alerts to the people who live there; there are none for sample weather. It is safe to run again after
 * a failure: the forecast to compare with next time is stored last, and a user gets each alert at most once a day.
 */
export async function warnPeople(deps: WarningDeps, cell: Cell, { days }: CellForecast, now: Date): Promise<void> {
  const [today, tomorrow] = days.map(({ forecast }) => forecast)
  if (!today || !tomorrow || today.isSample || !isWarningTime(now)) return
  const date = seoulDate(now)
  const dates = { yesterday: daysAfter(date, -1), tomorrow: daysAfter(date, 1) }
  const span = { from: atSeoul(dates.yesterday, 0), to: atSeoul(date, 24) }
  const slots = await slotsBetween(deps.db, cell, today.source, span)
  const before = await findOutlook(deps.db, cell, date)
  for (const alert of alertsOf({ now, today, slots, before })) await warnUsers(deps, cell, { date, alert, at: now })
  await noteOutlooks(deps.db, cell, [
    { date, type: today.precipitation.type },
    ...(tomorrow.isSample ? [] : [{ date: dates.tomorrow, type: tomorrow.precipitation.type }]),
  ])
}

interface Warning {
  date: string
  alert: WeatherAlert
  at: Date
}

/** Warns users in batches, and lets other work run between them. */
async function warnUsers({ db, publish, batch }: WarningDeps, cell: Cell, { date, alert, at }: Warning) {
  let last: UserId | undefined = nobody
  while (last !== undefined) {
    const userIds: UserId[] = await peopleAt(db, cell, last, batch)
    if (userIds.length > 0)
      await inTransaction(db, (tx) => publish(tx, { type: 'weather.alerted', userIds, forecastDate: date, alert, at }))
    last = userIds.at(-1)
    await turn()
  }
}
