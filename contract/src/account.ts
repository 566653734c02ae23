import * as z from 'zod'
import { KeptLanguage } from './auth.ts'
import { Email } from './users.ts'
import { endpoints } from './endpoint.ts'
import { noContent, Timestamp, UserId } from './vocabulary.ts'

/** Path at which the user's archive can be downloaded for a minute after `askExport`. */
export const exportPath = '/api/users/:userId/export'

export const emailChangeTimes = {
  /** Seconds for which the link in a confirmation mail is valid. */
  link: 30 * 60,
  /** Days after the change for which the old address stays reserved for its account. */
  reservedDays: 7,
} as const

export const OwnEmail = z.object({
  email: z.string(),
  /** The new address while it waits for the user to follow the link mailed to it; null if no change is pending. */
  pending: z.object({ email: z.string(), expiresAt: Timestamp }).nullable(),
})
export type OwnEmail = z.infer<typeof OwnEmail>

/** The user's current password, which confirms a change; users who confirm it through their provider omit it. */
export const currentPassword = z.string().max(1000).optional()

const EmailLink = z.object({ token: z.string().max(200) })

const own = { params: z.object({ userId: UserId }), access: 'user' } as const

export const account = endpoints({
  email: {
    ...own,
    method: 'GET',
    path: '/api/users/:userId/email',
    summary: '내 이메일과 바꾸고 있는 이메일',
    status: 200,
    response: OwnEmail,
    errors: ['Forbidden'],
  },
  changeEmail: {
    ...own,
    method: 'PATCH',
    path: '/api/users/:userId/email',
    summary: '이메일 변경 요청',
    body: z.object({ email: Email, password: currentPassword }),
    rate: 'password',
    status: 200,
    response: OwnEmail,
    errors: ['Forbidden', 'WrongPassword', 'ConfirmationRequired', 'SessionEnded', 'EmailTaken'],
  },
  mailEmailLink: {
    ...own,
    method: 'POST',
    path: '/api/users/:userId/email/links',
    summary: '이메일 변경 링크 다시 보내기',
    rate: 'password',
    status: 200,
    response: OwnEmail,
    errors: ['Forbidden', 'SessionEnded', 'EmailChangeNotFound'],
  },
  cancelEmail: {
    ...own,
    method: 'DELETE',
    path: '/api/users/:userId/email/links',
    summary: '이메일 변경 취소',
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'SessionEnded'],
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/auth/email-confirmations',
    access: 'public',
    summary: '메일의 링크로 이메일 변경 마치기',
    body: EmailLink,
    status: 204,
    response: noContent,
    errors: ['EmailLinkExpired', 'EmailLinkUsed', 'EmailTaken'],
  },
  undoEmail: {
    method: 'POST',
    path: '/api/auth/email-undos',
    access: 'public',
    summary: '메일의 링크로 이메일 변경 되돌리기',
    body: EmailLink,
    status: 200,
    response: z.object({ mustResetPassword: z.boolean() }),
    errors: ['EmailLinkExpired', 'EmailLinkUsed', 'EmailTaken'],
  },
  keepLanguage: {
    ...own,
    method: 'PUT',
    path: '/api/users/:userId/language',
    summary: '로그인 화면의 언어 기억하기',
    body: z.object({ language: KeptLanguage }),
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'SessionEnded'],
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
