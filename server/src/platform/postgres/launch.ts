import { type SpawnOptions, spawnSync } from 'node:child_process'
import { inherited } from '../config/inherited.ts'
import type { Binaries } from './binaries.ts'
import type { Identity } from './identity.ts'

export interface Launch {
  binaries: Binaries
  identity: Identity
  /** Descriptor of the lock file, which started programs inherit; see directory-lock.ts. */
  lockFd: number | null
}

/**
 * Command that runs a program and makes the kernel interrupt it when this process dies. It must come after the command
 * for the namespace, which would reset this.
 */
const diesWithUs = ['setpriv', '--pdeathsig', 'INT'] as const

export function launch({ binaries, identity }: Launch, program: string, words: readonly string[]) {
  const [command = program, ...args] = [...identity.through, ...mortal(), program, ...words]
  const options: SpawnOptions = {
    ...identity.user,
    // The database gets a process group of its own: Ctrl-C in a terminal interrupts every process of the group in the
    // foreground, but the database must end after the server.
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: inherited({ ...binaries.env, LC_ALL: 'C', LANG: 'C', PGTZ: 'UTC', TZ: 'UTC' }),
  }
  return { command, args, options }
}

let canDieWithUs: boolean | undefined
function mortal(): readonly string[] {
  canDieWithUs ??=
    process.platform === 'linux' && spawnSync(diesWithUs[0], [...diesWithUs.slice(1), 'true']).status === 0
  return canDieWithUs ? diesWithUs : []
}
