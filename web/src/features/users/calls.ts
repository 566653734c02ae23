import { audit, users } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

/** Only loaded by administrators. */
export const usersApi = clientOf(users)
export const auditApi = clientOf(audit)
