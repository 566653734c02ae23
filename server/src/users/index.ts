import type { Role, UserDto, UserId, users } from '@otday/contract'
import type { Row } from '#platform/db/index.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { createUser, type UserDeps } from './create-user.ts'

export { createUser, type NewAccount, type UserCreated, type UserDeps } from './create-user.ts'
export { ensureAdmin } from './ensure-admin.ts'
export { findByEmail, renameUser, requireUser, userSummaries } from './queries.ts'

/** What changing a role tells, in its own transaction. */
export type RoleChanged = { type: 'role.changed'; userId: UserId; role: Role; at: Date }

/** An account as its owner and administrators see it; linked providers belong to the social sign-in. */
export const userDtoOf = (user: Row<'users'>, mustChangePassword = false): UserDto => ({
  id: user.id,
  createdAt: user.createdAt,
  email: user.email,
  name: user.name,
  role: user.role,
  linkedOAuthProviders: [],
  locked: user.lockedAt !== null,
  mustChangePassword,
})

export const userHandlers = (deps: UserDeps): Handlers<typeof users> => ({
  create: async ({ body }) => userDtoOf(await createUser(deps, body)),
})
