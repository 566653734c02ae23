import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { normalised, searchWord } from './text.ts'
import { noContent, pageOf, pageQuery, SortDirection, Timestamp, UserId, yesOrNo } from './vocabulary.ts'

export const Role = z.enum(['USER', 'ADMIN'])
export type Role = z.infer<typeof Role>

/** Who else may say who somebody is: a global provider and a regional one. */
export const OAuthProvider = z.enum(['google', 'kakao'])
export type OAuthProvider = z.infer<typeof OAuthProvider>

/** Letters, digits and @$!%*?& with at least one letter and one digit; six or more of them. */
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d@$!%*?&]{6,}$/
/** Argon2id reads any length, yet nobody needs more, and a megabyte of password is an attack. */
export const passwordMaxLength = 128
/** Non-space characters, an at sign and a dot-domain. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** 2 to 20 of Hangul, letters or digits. */
export const namePattern = /^[가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9]{2,20}$/

/** E-mails are compared trimmed and in lower case. */
export const emailKeyOf = (email: string) => normalised(email).toLowerCase()

export const Email = z.string().max(254).transform(normalised).pipe(z.string().regex(emailPattern).max(254))
export const Password = z.string().regex(passwordPattern).max(passwordMaxLength)
export const Name = z.string().max(100).transform(normalised).pipe(z.string().regex(namePattern))

export const UserDto = z.object({
  id: UserId,
  createdAt: Timestamp,
  email: z.string(),
  name: z.string(),
  role: Role,
  linkedOAuthProviders: z.array(OAuthProvider),
  locked: z.boolean(),
  mustChangePassword: z.boolean(),
})
export type UserDto = z.infer<typeof UserDto>

/** A signed-in session as the browser holds it; the refresh token travels in a cookie only. */
export const AuthState = z.object({ userDto: UserDto, accessToken: z.string() })
export type AuthState = z.infer<typeof AuthState>

/** What is typed at the door is judged there by sign-in itself, so that a wrong pattern costs the same as a wrong guess. */
export const SignIn = z.object({ username: z.string().max(254), password: z.string().max(1000) })
export const NewUser = z.object({ email: Email, name: Name, password: Password })

/** Times of a temporary password, in seconds from the request for it. */
export const temporaryPasswordTimes = {
  /** As people are told, and as screens count down. */
  life: 180,
  /** Until then it is accepted, so that somebody whose clock says 179 still gets in. */
  accepted: 185,
  /** A mail that has not been handed over by then is not sent any more. */
  mailed: 150,
} as const

export const auth = endpoints({
  csrfToken: {
    method: 'GET',
    path: '/api/auth/csrf-token',
    access: 'public',
    summary: 'CSRF 토큰 쿠키 받기',
    status: 204,
    response: noContent,
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in',
    access: 'public',
    summary: '로그인',
    body: SignIn,
    encoding: 'form',
    rate: 'signIn',
    status: 200,
    response: AuthState,
    errors: ['InvalidCredentials', 'AccountLocked', 'CsrfRejected'],
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    summary: '세션 갱신',
    status: 200,
    response: AuthState,
    errors: ['SessionEnded', 'CsrfRejected'],
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'public',
    summary: '로그아웃',
    status: 204,
    response: noContent,
    errors: ['CsrfRejected'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: '임시 비밀번호 메일 요청',
    body: z.object({ email: Email }),
    rate: 'reset',
    status: 204,
    response: noContent,
  },
  changePassword: {
    method: 'PATCH',
    path: '/api/users/:userId/password',
    access: 'session',
    summary: '비밀번호 변경',
    params: z.object({ userId: UserId }),
    body: z.object({ password: Password }),
    rate: 'password',
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'SignInTooOld', 'SessionEnded'],
  },
})

/** What an administrator does to the account of somebody else. */
const administered = {
  method: 'PATCH',
  params: z.object({ userId: UserId }),
  access: 'admin',
  status: 200,
  response: UserDto,
  errors: ['Forbidden', 'OwnAccount', 'UserNotFound', 'LastAdmin'],
} as const

export const users = endpoints({
  create: {
    method: 'POST',
    path: '/api/users',
    access: 'public',
    summary: '회원가입',
    body: NewUser,
    rate: 'signUp',
    status: 201,
    response: UserDto,
    errors: ['EmailTaken'],
  },
  list: {
    method: 'GET',
    path: '/api/users',
    access: 'admin',
    summary: '계정 목록',
    query: pageQuery().extend({
      sortBy: z.enum(['email', 'createdAt']).default('createdAt'),
      sortDirection: SortDirection.default('DESCENDING'),
      emailLike: searchWord,
      roleEqual: Role.optional(),
      locked: yesOrNo.optional(),
    }),
    status: 200,
    response: pageOf(UserDto),
    errors: ['Forbidden', 'InvalidCursor'],
  },
  changeRole: {
    ...administered,
    path: '/api/users/:userId/role',
    summary: '권한 변경',
    body: z.object({ role: Role }),
  },
  lock: {
    ...administered,
    path: '/api/users/:userId/lock',
    summary: '계정 잠금과 해제',
    body: z.object({ locked: z.boolean() }),
  },
})
