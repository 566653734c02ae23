import { clothes } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

/** Of its own: the first page after the login does without. */
export const clothesApi = clientOf(clothes)
