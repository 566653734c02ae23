import { inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { randomPassword } from '#platform/ids.ts'
import { openAccount, type UserDeps } from './create-user.ts'
import { anyWithRole, lockAdministration } from './queries.ts'

const defaultEmail = 'admin@otday.kr'

/**
 * Makes the first administrator when there is none yet: the one that was named, or one with a random password. Of
 * several instances that start at once one does.
 * @returns the account whose password nobody knows yet, to be shown once; null when there is nothing to show.
 * @throws EmailTaken when the named address belongs to an account without the role.
 */
export async function ensureAdmin(deps: UserDeps, named: { email: string; password: string } | null) {
  if (await anyWithRole(deps.db, 'ADMIN')) return null
  const account = named ?? { email: defaultEmail, password: randomPassword() }
  const passwordHash = await deps.passwords.hash(account.password)
  return inTransaction(deps.db, async (tx) => {
    await lockAdministration(tx)
    if (await anyWithRole(tx, 'ADMIN')) return null
    const opened = await openAccount(deps, tx, { email: account.email, name: '관리자', role: 'ADMIN', passwordHash })
    if (!opened) throw new AppError('EmailTaken')
    return named ? null : account
  })
}
