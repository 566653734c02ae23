import fs from 'node:fs/promises'
import path from 'node:path'
import { UserId } from '@otday/contract'
import type { Departure } from '../account/index.ts'

const fileIn = (folder: string) => path.join(folder, 'departed.log')

export interface NotedDeparture extends Departure {
  at: Date
}

/** Appends a line to the log: the time, `left` or `returned` (nothing for a removal), and the account's id. */
export async function noteDeparture(folder: string, { userId, what }: Departure, at: Date): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  const words = [at.toISOString(), ...(what === 'removed' ? [] : [what]), userId]
  await fs.appendFile(fileIn(folder), `${words.join(' ')}\n`, { mode: 0o600, flush: true })
}

/**
 * An account deletion or return up to this many ms before an archive was begun may be missing in it, as its transaction
 * may not have been committed by then.
 */
const underWay = 60_000

/**
 * Returns from the logs of all folders what an archive of that time may lack: every removal of an account and, of each
 * other account, the last deletion or return. Lines that were cut by a power failure are skipped.
 */
export async function departuresIn(folders: readonly string[], archivedAt: Date): Promise<NotedDeparture[]> {
  const texts = await Promise.all(
    [...new Set(folders)].map((folder) => fs.readFile(fileIn(folder), 'utf8').catch(absentAsEmpty)),
  )
  const since = archivedAt.getTime() - underWay
  const noted = texts
    .flatMap((text) => text.split('\n').flatMap(departureOf))
    .filter(({ what, at }) => what === 'removed' || at.getTime() >= since)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const last = new Map<UserId, NotedDeparture>()
  for (const departure of noted)
    if (last.get(departure.userId)?.what !== 'removed') last.set(departure.userId, departure)
  return [...last.values()]
}

const line = /^(\S+Z) (?:(left|returned) )?(\S+)$/

function departureOf(text: string): NotedDeparture[] {
  const [, time = '', what = 'removed', id] = line.exec(text) ?? []
  const { data: userId } = UserId.safeParse(id)
  const at = new Date(time)
  if (!userId || Number.isNaN(at.getTime())) return []
  return [{ userId, what: what as Departure['what'], at }]
}

function absentAsEmpty(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}
