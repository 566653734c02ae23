import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { noContent, SessionId, Timestamp } from './vocabulary.ts'

/** A sign-in session of the caller. */
export const Device = z.object({
  id: SessionId,
  /** Browser and system, as far as known. */
  label: z.string(),
  /** Time of the sign-in. */
  createdAt: Timestamp,
  /** Time of the last renewal, which happens every quarter of an hour while in use. */
  lastUsedAt: Timestamp,
  /** Whether it is the session of this call. */
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
