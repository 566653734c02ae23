import fs from 'node:fs'
import path from 'node:path'

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
  constructor(directory: string, pid: number) {
    super(`${directory} is in use by process ${pid}. Stop that process first, or choose another DATA_DIR.`)
  }
}

/**
 * Two processes would overwrite each other's commits. Takes over dead processes' locks.
 * @returns the unlock function
 * @throws DirectoryInUse
 */
export function lockDirectory(directory: string): () => void {
  fs.mkdirSync(directory, { recursive: true })
  const lock = path.join(directory, 'process.lock')
  const mine = `${process.pid} ${startTimeOf(process.pid)}`
  const draft = `${lock}.${process.pid}`
  fs.writeFileSync(draft, mine)
  try {
    for (let attempt = 0; !tryLink(draft, lock); attempt++) {
      const holder = readHolder(lock)
      if (holder && (isAlive(holder) || attempt > 5)) throw new DirectoryInUse(directory, holder.pid)
      removeStale(lock, holder?.text)
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
  return () => {
    if (readHolder(lock)?.text === mine) fs.rmSync(lock, { force: true })
  }
}

/** Hard links are atomic. */
function tryLink(draft: string, lock: string) {
  try {
    fs.linkSync(draft, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

interface Holder {
  text: string
  pid: number
  startTime: string
}

function readHolder(lock: string): Holder | null {
  try {
    const text = fs.readFileSync(lock, 'utf8')
    const [pid = '', startTime = ''] = text.split(' ')
    return { text, pid: Number(pid), startTime }
  } catch {
    return null
  }
}

function isAlive({ pid, startTime }: Holder) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return startTimeOf(pid) === startTime
}

/** Restores a lock taken meanwhile. */
function removeStale(lock: string, expected: string | undefined) {
  const aside = `${lock}.stale.${process.pid}`
  try {
    fs.renameSync(lock, aside)
  } catch {
    return
  }
  if (readHolder(aside)?.text !== expected) tryLink(aside, lock)
  fs.rmSync(aside, { force: true })
}

/** Distinguishes reused process ids. */
function startTimeOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
