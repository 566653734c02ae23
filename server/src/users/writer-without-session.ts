import type { UserId } from '@otday/contract'
import type { Writer } from '#platform/writer.ts'
import { lockAccount } from './queries.ts'

/** Somebody for whom the house itself writes, as for the people of the demo: only the account has to count. */
export const writerWithoutSession = (id: UserId): Writer => ({ id, lock: (tx) => lockAccount(tx, id) })
