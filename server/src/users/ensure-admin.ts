import { inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { randomPassword } from '#platform/ids.ts'
import { openAccount, type UserDeps } from './create-user.ts'
import { anyWithRole, lockAdministration } from './queries.ts'

const defaultEmail = 'admin@otday.kr'

/**
 * Creates the first administrator, as named or with a random password; only one of concurrent instances does.
 * @returns the generated account, to be shown once, or null
 * @throws EmailTaken when the named address has an account without the role
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
