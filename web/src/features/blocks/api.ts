import { blocks, mutes } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

export const blocksApi = clientOf(blocks)
export const mutesApi = clientOf(mutes)
