import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from '#platform/storage/sync-folder.ts'
import { clusterOf } from '#platform/postgres/index.ts'

/** Folders of a data directory whose database of version 0.1 or 0.2 is moved. */
export interface OldDirectory {
  /** The folder of the old database. */
  old: string
  /** Folder in which the new cluster is made; removed when all is done. */
  draft: string
  cluster: string
  /** The old database's folder after the move. */
  kept: string
}

export const oldDirectoryOf = (dataDir: string): OldDirectory => ({
  old: path.join(dataDir, 'db'),
  draft: path.join(dataDir, 'moving'),
  cluster: clusterOf(dataDir),
  kept: path.join(dataDir, 'pglite-0.1'),
})

/**
 * Makes the complete cluster in the draft folder the database. An interrupted switch is recognized by the draft folder,
 * which is removed last; calling this again completes it.
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

/** Thrown when a process of an old version uses the directory. */
export class OldVersionRuns extends Error {
  override readonly name = 'OldVersionRuns'
  readonly pid: number
  constructor(pid: number) {
    super(`An older version runs as process ${pid}.`)
    this.pid = pid
  }
}

/**
 * Locks out old versions by the lock file in which they write their process id and start time.
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

/** Returns a process's start time as old versions wrote it: clock ticks since boot; empty where there is no /proc. */
function startTimeOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
