import { departureDays } from '@otday/contract'
import type { Row } from '#platform/db/index.ts'

const graceMs = departureDays * 86_400_000

/** Returns a time: an account that was deleted at it or earlier can no longer return. */
export const goneSince = (now: Date) => new Date(now.getTime() - graceMs)

export const leavingUntil = ({ deletedAt }: Pick<Row<'users'>, 'deletedAt'>) =>
  deletedAt && new Date(deletedAt.getTime() + graceMs)

/**
 * Returns whether the owner may sign in: the account is not deleted, or is within its grace period, in which signing
 * in restores it.
 */
export const mayBeEntered = ({ deletedAt }: Pick<Row<'users'>, 'deletedAt'>, now: Date) =>
  deletedAt === null || deletedAt > goneSince(now)
