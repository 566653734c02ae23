import { audit, users } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

/** API clients for pages that administrators alone can open, so other users do not load them. */
export const usersApi = clientOf(users)
export const auditApi = clientOf(audit)
