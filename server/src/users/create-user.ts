import { emailKeyOf, emailOf, type Role, type UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Publish, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Passwords } from '#platform/crypto/passwords.ts'
import { insertUser } from './queries.ts'
import { isReserved } from './queries-emails.ts'

export type UserCreated = { type: 'user.created'; userId: UserId; at: Date }
export interface UserDeps {
  db: Db
  clock: Clock
  passwords: Passwords
  publish: Publish<UserCreated>
}
export interface NewAccount {
  email: string
  name: string
  password: string
  role?: Role
  isDemo?: boolean
}

/** @throws EmailTaken, also when the address is reserved; addresses are compared trimmed and in lower case */
export async function createUser(deps: UserDeps, { password, ...account }: NewAccount): Promise<Row<'users'>> {
  const passwordHash = await deps.passwords.hash(password)
  return inTransaction(deps.db, async (tx) => {
    const user = await openAccount(deps, tx, { ...account, passwordHash })
    if (!user) throw new AppError('EmailTaken')
    return user
  })
}

/**
 * Opens an account. Subscribers of `user.created` create the account's other rows in the same transaction.
 * @throws EmailTaken when the address is reserved: `tx` must not commit
 * @returns undefined when another account has the address
 */
export async function openAccount(
  { clock, publish }: Pick<UserDeps, 'clock' | 'publish'>,
  tx: Db,
  account: Omit<NewAccount, 'password'> & { passwordHash: string | null },
): Promise<Row<'users'> | undefined> {
  const now = clock.now()
  const user = await insertUser(tx, {
    id: newId<UserId>(),
    email: emailOf(account.email),
    emailKey: emailKeyOf(account.email),
    name: account.name,
    passwordHash: account.passwordHash,
    role: account.role ?? 'USER',
    isDemo: account.isDemo ?? false,
    createdAt: now,
  })
  if (!user) return undefined
  // This is checked after the insertion: if another account is changing from this address at the moment, which reserves
  // the address, the insertion waits until that is done.
  if (await isReserved(tx, user.emailKey, user.id, now)) throw new AppError('EmailTaken')
  await publish(tx, { type: 'user.created', userId: user.id, at: now })
  return user
}
