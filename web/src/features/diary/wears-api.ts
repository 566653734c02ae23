import { wears } from '@otday/contract'
import { clientOf } from '../../platform/transport.ts'

export const wearsApi = clientOf(wears)
