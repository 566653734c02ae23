import type { OAuthProvider, UserDto } from '@otday/contract'
import type { Db, Paging, Row } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { job, scheduled } from '#platform/jobs/index.ts'
import { recordOutcome } from '#platform/observability/security-log.ts'
import { type AdministrationDeps, changeRole, lockAccount } from './change-account.ts'
import { createUser, type UserDeps } from './create-user.ts'
import { leavingUntil } from './departed.ts'
import { requirePlainEmail, requirePlainName } from './plain-text.ts'
import { pruneAudit, type PruningDeps } from './prune-audit.ts'
import { linkedProviders } from './queries.ts'
import { auditPage } from './queries-audit.ts'
import { accountPage } from './queries-list.ts'

export {
  type AdministrationDeps,
  changeRole,
  lockAccount,
  type RoleChanged,
  type SessionsOf,
} from './change-account.ts'
export { createUser, openAccount, type UserCreated, type UserDeps } from './create-user.ts'
export { ensureAdmin } from './ensure-admin.ts'
export { forgetFirstPassword, keepFirstPassword } from './first-password.ts'
export { goneSince, mayBeEntered } from './departed.ts'
export {
  anyOpenAdmin,
  findByEmail,
  findEnterable,
  findUser,
  keepLanguage,
  lockAccounts,
  lockAdministration,
  lockAudience,
  lockOwnAudiences,
  lockUnchanged,
  renameUser,
  requireOwn,
  requireReset,
  setAudience,
  setEmail,
  setPasswordHash,
  userSummaries,
  userSummary,
} from './queries.ts'
export {
  confirmEmail,
  deleteOldEmails,
  endEmailLinks,
  findEmailChange,
  findFormerEmail,
  forgetEmailChange,
  forgetEmailChangeOfSession,
  forgetConfirmedEmail,
  forgetEmailsOf,
  insertFormerEmail,
  deleteFormerEmailsSince,
  isReserved,
  pendingEmailOf,
  putEmailChange,
  undoFormerEmail,
  useEmailChange,
} from './queries-emails.ts'
export { recordAudit } from './queries-audit.ts'
export {
  claimNotice,
  departedBefore,
  endSettling,
  lockDeparted,
  lockDeletedAt,
  markDeleted,
  removeAccount,
  unemptied,
  unmarkDeleted,
  unsettled,
} from './queries-departures.ts'
export { administratorsOf, allAccounts, privilegedAccounts } from './queries-list.ts'
export { isPlainName, requirePlainEmail, requirePlainName } from './plain-text.ts'
export { writerWithoutSession } from './writer-without-session.ts'

const dtoOf = (user: Row<'users'>, linkedOAuthProviders: OAuthProvider[] = []): UserDto => ({
  id: user.id,
  createdAt: user.createdAt,
  email: user.email,
  name: user.name,
  role: user.role,
  linkedOAuthProviders,
  locked: user.lockedAt !== null,
  leavingUntil: leavingUntil(user),
  mustChangePassword: false,
})

async function userDtosOf(db: Db, accounts: readonly Row<'users'>[]): Promise<UserDto[]> {
  const ids = accounts.map(({ id }) => id)
  const linked = await linkedProviders(db, ids)
  return accounts.map((account) => dtoOf(account, linked.get(account.id)))
}

export async function userDtoOf(db: Db, account: Row<'users'>): Promise<UserDto> {
  const linked = await linkedProviders(db, [account.id])
  return dtoOf(account, linked.get(account.id))
}

type UserHandlingDeps = UserDeps & AdministrationDeps & PruningDeps & { paging: Paging }

const auditJob = job()('audit-sweep')

export const users = defineModule('users', (deps: UserHandlingDeps) => ({
  handlers: { users: userHandlers(deps), audit: auditHandlers(deps) },
  jobs: [scheduled(auditJob, '56 4 * * *', () => pruneAudit(deps))],
  uses: deps,
}))

const userHandlers = (deps: UserHandlingDeps): HandlersOf<'users'> => ({
  create: async ({ body, exchange }) => {
    requirePlainName(body.name)
    requirePlainEmail(body.email)
    const user = await createUser(deps, body)
    exchange.record({ event: 'account.created', who: user.id, result: 'done', method: 'password' })
    return dtoOf(user)
  },
  list: async ({ query }) => {
    const page = await accountPage(deps.db, deps.paging, query, deps.clock.now())
    return { ...page, data: await userDtosOf(deps.db, page.data) }
  },
  changeRole: async ({ viewer, params: { userId }, body: { role }, exchange }) => {
    const attempt = { event: 'role.changed', who: userId, by: viewer.id, role } as const
    const change = () => changeRole(deps, viewer, userId, role)
    return userDtoOf(deps.db, await recordOutcome(exchange.record, attempt, change))
  },
  lock: async ({ viewer, params: { userId }, body: { locked }, exchange }) => {
    const attempt = { event: locked ? 'account.locked' : 'account.unlocked', who: userId, by: viewer.id } as const
    const lock = () => lockAccount(deps, viewer, userId, locked)
    return userDtoOf(deps.db, await recordOutcome(exchange.record, attempt, lock))
  },
})

const auditHandlers = ({ db, paging }: UserHandlingDeps): HandlersOf<'audit'> => ({
  list: ({ query }) => auditPage(db, paging, query),
})
