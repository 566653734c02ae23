import { follows } from '@otday/contract'
import { clientOf } from '../../platform/transport.ts'

export const followsApi = clientOf(follows)
