import { wears } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

export const wearsApi = clientOf(wears)
