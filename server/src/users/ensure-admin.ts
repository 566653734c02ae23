import { randomPassword } from '#platform/ids.ts'
import { createUser, type UserDeps } from './create-user.ts'
import { anyWithRole } from './queries.ts'

const defaultEmail = 'admin@otday.kr'

/**
 * Makes the first administrator when there is none yet: the one that was named, or one with a random password.
 * @returns the account whose password nobody knows yet, to be shown once; null when there is nothing to show.
 * @throws EmailTaken when the named address belongs to an account without the role.
 */
export async function ensureAdmin(deps: UserDeps, named: { email: string; password: string } | null) {
  if (await anyWithRole(deps.db, 'ADMIN')) return null
  const account = named ?? { email: defaultEmail, password: randomPassword() }
  await createUser(deps, { ...account, name: '관리자', role: 'ADMIN' })
  return named ? null : account
}
