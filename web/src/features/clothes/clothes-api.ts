import { clothes } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

/** Client in a file of its own: the first page after the login does without. */
export const clothesApi = clientOf(clothes)
