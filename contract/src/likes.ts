import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { FeedId, noContent } from './vocabulary.ts'

const like = {
  path: '/api/feeds/:feedId/like',
  params: z.object({ feedId: FeedId }),
  access: 'user',
  status: 204,
  response: noContent,
  errors: ['FeedNotFound'],
} as const

export const likes = endpoints({
  create: { ...like, method: 'POST', stores: true, summary: '좋아요' },
  delete: { ...like, method: 'DELETE', summary: '좋아요 취소' },
})
