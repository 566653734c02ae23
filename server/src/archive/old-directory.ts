import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from '#platform/storage/sync-folder.ts'
import { clusterOf } from '#platform/postgres/index.ts'

/** Places where the parts of a directory of 0.1 or 0.2 are, and go. */
export interface OldDirectory {
  /** The folder of the old database. */
  old: string
  /** The cluster that is being made; gone when all is done. */
  draft: string
  cluster: string
  /** Place where the old folder stays. */
  kept: string
}

export const oldDirectoryOf = (dataDir: string): OldDirectory => ({
  old: path.join(dataDir, 'db'),
  draft: path.join(dataDir, 'moving'),
  cluster: clusterOf(dataDir),
  kept: path.join(dataDir, 'pglite-0.1'),
})

/**
 * Turns a complete cluster in the draft into the database. An interrupted switch is recognized by the draft, which is
 * removed last, and is completed by calling this again.
 */
export async function switchTo({ old, draft, cluster, kept }: OldDirectory): Promise<void> {
  const made = clusterOf(draft)
  const dataDir = path.dirname(cluster)
  if (fs.existsSync(made)) fs.renameSync(made, cluster)
  await syncFolder(dataDir)
  if (fs.existsSync(old)) fs.renameSync(old, kept)
  fs.rmSync(path.join(kept, lockName), { force: true })
  await syncFolder(dataDir)
  fs.rmSync(draft, { recursive: true, force: true })
}

const lockName = 'process.lock'

/** Thrown when an old version runs on the directory. */
export class OldVersionRuns extends Error {
  override readonly name = 'OldVersionRuns'
  readonly pid: number
  constructor(pid: number) {
    super(`An older version runs as process ${pid}.`)
    this.pid = pid
  }
}

/**
 * Locks out old versions with the file in which they name their process and its start.
 * @throws OldVersionRuns
 */
export function lockOldDirectory({ old }: OldDirectory): () => void {
  const lock = path.join(old, lockName)
  const pid = livingHolderOf(lock)
  if (pid !== null) throw new OldVersionRuns(pid)
  fs.rmSync(lock, { force: true })
  fs.writeFileSync(lock, `${process.pid} ${startTimeOf(process.pid)}`, { flag: 'wx' })
  return () => fs.rmSync(lock, { force: true })
}

function livingHolderOf(lock: string): number | null {
  if (!fs.existsSync(lock)) return null
  const [pid = '', startTime] = fs.readFileSync(lock, 'utf8').split(' ')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? Number(pid) : null
  }
  return startTimeOf(Number(pid)) === startTime ? Number(pid) : null
}

/** Returns the start time as old versions wrote it: empty where there is no /proc. */
function startTimeOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
