import { attributes } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

export const attributesApi = clientOf(attributes)
