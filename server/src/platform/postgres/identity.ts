import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'

/** How PostgreSQL's programs are started: they refuse to run as root, and initdb without an entry in /etc/passwd. */
export interface Identity {
  /** A command that runs the one behind it. */
  through: readonly string[]
  /** Whose processes they are; absent: ours. */
  user?: { uid: number; gid: number }
}

class NoIdentity extends Error {
  override readonly name = 'NoIdentity'
  constructor() {
    super(
      'PostgreSQL refuses to run as root, and this system allows no user namespaces. Start the product as another ' +
        'user, or give DATA_DIR to another user ("chown -R name DATA_DIR"), or name a server in DATABASE_URL.',
    )
  }
}

/** Known to /etc/passwd as nobody. */
const nobody = 65_534
const inNamespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`] as const

/**
 * The owner of `place` where that is not root, else the caller; in a user namespace where that is root or has no entry
 * in /etc/passwd. Inside of it the process is nobody, outside its files stay the caller's. Makes no users.
 * @param needed what must be readable
 * @throws NoIdentity
 */
export function chooseIdentity(place: string, needed: readonly string[]): Identity {
  if (process.platform === 'win32') return { through: [] }
  const self = process.getuid?.() ?? 0
  const { uid, gid } = fs.statSync(place)
  const owner = self === 0 && uid !== 0 ? { uid, gid } : undefined
  if (owner && canRead(owner, [place, ...needed])) return identityOf(owner.uid, owner)
  return identityOf(self)
}

function identityOf(uid: number, user?: { uid: number; gid: number }): Identity {
  if (uid !== 0 && hasEntry(uid)) return { through: [], ...(user && { user }) }
  const [command, ...words] = inNamespace
  if (spawnSync(command, [...words, 'true'], { ...user }).status !== 0) throw new NoIdentity()
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

/** Folders above may be closed to the owner. */
const canRead = (user: { uid: number; gid: number }, files: readonly string[]) =>
  spawnSync('sh', ['-c', 'for file do test -r "$file" || exit 1; done', 'sh', ...files], { ...user, cwd: '/' })
    .status === 0
