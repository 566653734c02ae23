import fs from 'node:fs'
import path from 'node:path'

/** Permission bits of group and others. */
const others = 0o077

export interface Privacy {
  repaired: number
  /** Number of entries owned by another user. */
  refused: number
}

/**
 * Makes `directory`, its contents and all that this process creates later inaccessible to other users.
 * @throws ErrnoException
 */
export function keepPrivate(directory: string): Privacy {
  process.umask(others)
  fs.mkdirSync(directory, { recursive: true })
  const privacy = { repaired: 0, refused: 0 }
  if (process.platform === 'win32') return privacy
  const wasOpen = (fs.statSync(directory).mode & others) !== 0
  close(directory, privacy)
  const names = fs.readdirSync(directory, { recursive: wasOpen, encoding: 'utf8' })
  for (const name of names) close(path.join(directory, name), privacy)
  return privacy
}

function close(entry: string, privacy: Privacy) {
  const { mode } = fs.lstatSync(entry)
  const isOpen = (mode & others) !== 0 && (mode & fs.constants.S_IFMT) !== fs.constants.S_IFLNK
  if (!isOpen) return
  try {
    fs.chmodSync(entry, mode & ~others & 0o777)
    privacy.repaired++
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    privacy.refused++
  }
}
