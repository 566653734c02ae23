import { audit, users } from '@otday/contract'
import { clientOf } from '../../platform/transport.ts'

/** Only loaded by administrators. */
export const administration = { accounts: clientOf(users), audit: clientOf(audit) }
