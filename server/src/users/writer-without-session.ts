import type { UserId } from '@otday/contract'
import type { Writer } from '#platform/writer.ts'
import { lockOpenUser, openUser } from './queries.ts'

/** Returns a writer for writes of the server itself, as for demo users: only the account must be open. */
export const writerWithoutSession = (id: UserId): Writer => ({
  id,
  lock: (tx) => lockOpenUser(tx, id),
  permission: (db) => openUser(db, id),
})
