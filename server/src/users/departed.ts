import { departureDays } from '@otday/contract'
import type { Row } from '#platform/db/index.ts'

const graceMs = departureDays * 86_400_000

/** Whoever left at this moment or before does not come back. */
export const goneSince = (now: Date) => new Date(now.getTime() - graceMs)

/** Whether its owner may sign in: it is there, or was deleted so lately that this brings it back. */
export const mayBeEntered = ({ deletedAt }: Pick<Row<'users'>, 'deletedAt'>, now: Date) =>
  deletedAt === null || deletedAt > goneSince(now)
