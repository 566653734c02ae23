import * as z from 'zod'
import { Email } from './users.ts'
import { endpoints } from './endpoint.ts'
import { noContent, UserId } from './vocabulary.ts'

/** Downloads the archive for a minute after `askExport`. */
export const exportPath = '/api/users/:userId/export'

const own = { params: z.object({ userId: UserId }), access: 'user' } as const

/** A sign-in of the last minutes stands for the password. */
export const account = endpoints({
  changeEmail: {
    ...own,
    method: 'PATCH',
    path: '/api/users/:userId/email',
    summary: '이메일 변경',
    body: z.object({ email: Email }),
    rate: 'password',
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'SignInTooOld', 'SessionEnded', 'EmailTaken'],
  },
  leave: {
    ...own,
    method: 'DELETE',
    path: '/api/users/:userId',
    summary: '계정 삭제',
    rate: 'password',
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'SignInTooOld', 'SessionEnded', 'LastAdmin'],
  },
  askExport: {
    ...own,
    method: 'POST',
    path: exportPath,
    summary: '내 데이터 내려받기 준비',
    rate: 'export',
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'TooManyRequests'],
  },
})
