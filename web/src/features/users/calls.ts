import { audit, users } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

/** Loaded only by administrators. */
export const usersApi = clientOf(users)
export const auditApi = clientOf(audit)
