import { attributes } from '@otday/contract'
import { clientOf } from '../../platform/transport.ts'

export const attributesApi = clientOf(attributes)
