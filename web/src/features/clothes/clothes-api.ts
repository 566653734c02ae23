import { clothes } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

/** Client in a file of its own, since the first page after the login does not need to load it. */
export const clothesApi = clientOf(clothes)
