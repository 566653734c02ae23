import { departureDays } from '@otday/contract'
import type { Row } from '#platform/db/index.ts'

const graceMs = departureDays * 86_400_000

/** Accounts deleted at this moment or earlier cannot return. */
export const goneSince = (now: Date) => new Date(now.getTime() - graceMs)

export const leavingUntil = ({ deletedAt }: Pick<Row<'users'>, 'deletedAt'>) =>
  deletedAt && new Date(deletedAt.getTime() + graceMs)

/** Signing in restores an account within the grace period. */
export const mayBeEntered = ({ deletedAt }: Pick<Row<'users'>, 'deletedAt'>, now: Date) =>
  deletedAt === null || deletedAt > goneSince(now)
