import fs from 'node:fs'
import path from 'node:path'

/** Thrown when another living process holds the data directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
  constructor(directory: string, pid: number) {
    super(`${directory} is in use by process ${pid}. Stop that process first, or choose another DATA_DIR.`)
  }
}

/**
 * Takes a directory for this process alone. Two processes on one embedded database would each overwrite
 * what the other has acknowledged, so a second one is refused; a lock left by a dead process is taken over.
 * @returns a function that gives the directory back.
 * @throws DirectoryInUse naming the holder.
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

/** A hard link appears wholly or not at all, so only one of two racing processes gets it. */
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

/** Moves the lock aside and looks at what was moved: had another process taken it meanwhile, it is put back. */
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

/** Tells a process from a later one with the same number, where the system shows it. */
function startTimeOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
