import { audit, users } from '@otday/contract'
import { clientOf } from '../../platform/transport.ts'

/** Calls of administrators: nobody else loads them. */
export const administration = { accounts: clientOf(users), audit: clientOf(audit) }
