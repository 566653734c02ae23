import { comments } from '@otday/contract'
import { clientOf } from '../../platform/transport.ts'

export const commentsApi = clientOf(comments)
