import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { noContent, SessionId, Timestamp } from './vocabulary.ts'

/** A session as its owner sees it: somewhere they are signed in. */
export const Device = z.object({
  id: SessionId,
  /** Browser and system in words, as far as the browser told. */
  label: z.string(),
  /** When it signed in. */
  createdAt: Timestamp,
  /** When it last renewed its session, which it does every quarter of an hour in use. */
  lastUsedAt: Timestamp,
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const devices = endpoints({
  list: {
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'user',
    summary: '로그인한 기기 목록',
    status: 200,
    response: z.array(Device),
  },
  end: {
    method: 'DELETE',
    path: '/api/auth/sessions/:sessionId',
    access: 'user',
    summary: '그 기기에서 로그아웃',
    params: z.object({ sessionId: SessionId }),
    status: 204,
    response: noContent,
    errors: ['SessionNotFound'],
  },
})
