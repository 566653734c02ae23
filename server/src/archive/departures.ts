import fs from 'node:fs/promises'
import path from 'node:path'
import { UserId } from '@otday/contract'

const fileIn = (folder: string) => path.join(folder, 'departed.log')

/** One line each: a time, an id, nothing else. */
export async function noteDeparture(folder: string, userId: UserId, at: Date): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  await fs.appendFile(fileIn(folder), `${at.toISOString()} ${userId}\n`, { mode: 0o600, flush: true })
}

/** Of all folders; lines that were cut by a power failure are skipped. */
export async function departuresIn(folders: readonly string[]): Promise<UserId[]> {
  const texts = await Promise.all(
    [...new Set(folders)].map((folder) => fs.readFile(fileIn(folder), 'utf8').catch(absentAsEmpty)),
  )
  const ids = texts.flatMap((text) => text.split('\n').map((line) => UserId.safeParse(line.split(' ')[1]).data))
  return [...new Set(ids.filter((id) => id !== undefined))]
}

function absentAsEmpty(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}
