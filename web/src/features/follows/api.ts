import { follows } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

export const followsApi = clientOf(follows)
