import { comments } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

export const commentsApi = clientOf(comments)
