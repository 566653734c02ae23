import { currentSession, onLeave } from '../person/auth-state.ts'
import { deviceTime } from '../time/clock.ts'
import { localValue } from '../storage/local-value.ts'

/** A user's unsaved input of a session that has ended by itself; shown only to the same user. */
interface Kept {
  userId: string
  at: number
  parts: Record<string, unknown>
}

const keptInput = localValue('otday-in-hand')
/** Age in ms after which stored input is dropped. */
const longest = 14 * 86_400_000

const snapshots = new Map<string, () => unknown>()

/** Registers a function that returns a part's unsaved input; if it returns undefined, nothing is stored. */
export function registerSnapshot(part: string, snapshot: () => unknown): () => void {
  snapshots.set(part, snapshot)
  return () => {
    if (snapshots.get(part) === snapshot) snapshots.delete(part)
  }
}

export const readKeptInput = (part: string): unknown =>
  stored().find(({ userId }) => userId === userIdNow())?.parts[part]

/** Returns the stored input of a part and deletes it, so that it is restored only once. */
export function takeKeptInput(part: string): unknown {
  const taken = readKeptInput(part)
  if (taken !== undefined) writeKeptInput({ [part]: undefined })
  return taken
}

/** Stores input by part; undefined removes a part. */
export function writeKeptInput(parts: Readonly<Record<string, unknown>>): void {
  const userId = userIdNow()
  if (userId === undefined) return
  const [own, others] = [stored().find((each) => each.userId === userId), withoutUser(userId)]
  const all = Object.entries({ ...own?.parts, ...parts }).filter(([, value]) => value !== undefined)
  store([...others, { userId, at: deviceTime(), parts: Object.fromEntries(all) }])
}

export const keepInput = (): void =>
  writeKeptInput(Object.fromEntries([...snapshots].map(([part, snapshot]) => [part, snapshot()])))

onLeave((isKept) => {
  if (isKept) keepInput()
  else store(withoutUser(userIdNow()))
})

const withoutUser = (userId: string | undefined) => stored().filter((each) => each.userId !== userId)

function userIdNow(): string | undefined {
  const session = currentSession()
  return session.status === 'in' ? session.auth.userDto.id : undefined
}

function stored(): Kept[] {
  try {
    const kept = JSON.parse(keptInput.read() ?? '[]') as Kept[]
    return kept.filter(({ at, parts }) => deviceTime() - at < longest && typeof parts === 'object')
  } catch {
    return []
  }
}

function store(kept: Kept[]): void {
  const filled = kept.filter(({ parts }) => Object.keys(parts).length > 0)
  keptInput.write(filled.length > 0 ? JSON.stringify(filled) : null)
}
