import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'

/**
 * The user that runs PostgreSQL's programs. They refuse to run as root, and initdb also refuses a user without an entry
 * in /etc/passwd.
 */
export interface Identity {
  /**
   * Command that runs the program, with its arguments, such as `unshare` for a namespace; empty if the program is
   * started directly.
   */
  through: readonly string[]
  /** The user to run as; our own user when absent. */
  user?: { uid: number; gid: number }
}

class NoIdentity extends Error {
  override readonly name = 'NoIdentity'
}

const needsNoUser = 'or name a server in DATABASE_URL.'

const unusable = (uid: number) =>
  new NoIdentity(
    uid === 0
      ? 'PostgreSQL refuses to run as root, and this system allows no user namespaces. Start the product as another ' +
          `user, or give DATA_DIR to another user ("chown -R name DATA_DIR"), ${needsNoUser}`
      : `User id ${uid} has no entry in /etc/passwd, without which PostgreSQL does not run, and this system allows ` +
          `no user namespaces. Add one ("useradd --uid ${uid} name"), ${needsNoUser}`,
  )

const shutOut = (place: string, uid: number, file: string) =>
  new NoIdentity(
    `${place} belongs to user id ${uid}, who cannot read ${file}. Let that user read it, ` +
      `or give DATA_DIR to root ("chown -R root DATA_DIR"), ${needsNoUser}`,
  )

/** User id of `nobody` in /etc/passwd. */
const nobody = 65_534
const inNamespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`] as const

/**
 * Chooses the user that runs PostgreSQL: the owner of `place` if we are root and the owner is not, else our own user. A
 * user that is root, or has no entry in /etc/passwd, gets a user namespace: inside, the process is nobody; outside, its
 * files still belong to that user. No users are created.
 * @param needed files that must be readable for the user
 * @throws NoIdentity
 */
export function chooseIdentity(place: string, needed: readonly string[]): Identity {
  if (process.platform === 'win32') return { through: [] }
  const self = process.getuid?.() ?? 0
  const { uid, gid } = fs.statSync(place)
  if (self !== 0 || uid === 0) return identityOf(self)
  const user = { uid, gid }
  const files = [place, ...needed]
  const unreadable = firstUnreadable({ through: [], user }, files)
  if (unreadable === null) return identityOf(uid, user)
  // In a namespace, root has no special rights for files of other users, so it is checked whether the files can be read
  // there.
  const root: Identity = { through: inNamespace }
  if (firstUnreadable(root, files) === null) return root
  throw shutOut(place, uid, unreadable)
}

function identityOf(uid: number, user?: { uid: number; gid: number }): Identity {
  if (uid !== 0 && hasEntry(uid)) return { through: [], ...(user && { user }) }
  const [command, ...words] = inNamespace
  if (spawnSync(command, [...words, 'true'], { ...user }).status !== 0) throw unusable(uid)
  return { through: inNamespace, ...(user && { user }) }
}

function hasEntry(uid: number): boolean {
  if (uid !== process.getuid?.()) return spawnSync('id', ['-nu', String(uid)]).status === 0
  try {
    return os.userInfo().uid === uid
  } catch {
    return false
  }
}

/** Returns the first file that the user cannot read, as folders above it may be closed; null if it can read all. */
function firstUnreadable({ through, user }: Identity, files: readonly string[]): string | null {
  const script = 'for file do test -r "$file" || exec printf %s "$file"; done; echo all'
  const [command = 'sh', ...words] = [...through, 'sh', '-c', script, 'sh', ...files]
  const { stdout } = spawnSync(command, words, { ...user, cwd: '/', encoding: 'utf8' })
  return stdout?.trim() === 'all' ? null : stdout || (files[0] ?? '')
}
