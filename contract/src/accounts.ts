import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { normalised, searchWord } from './text.ts'
import { noContent, pageOf, pageQuery, SortDirection, Timestamp, UserId, yesOrNo } from './vocabulary.ts'

export const Role = z.enum(['USER', 'ADMIN'])
export type Role = z.infer<typeof Role>

export const OAuthProvider = z.enum(['google', 'kakao'])
export type OAuthProvider = z.infer<typeof OAuthProvider>

/** Six or more letters, digits and @$!%*?&; at least one letter and one digit. */
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d@$!%*?&]{6,}$/
/** In characters: a megabyte of password is an attack. */
export const passwordMaxLength = 128
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** 2–20 of Hangul, letters or digits. */
export const namePattern = /^[가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9]{2,20}$/

/** Compared trimmed, in NFC and lower case. */
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

/** The refresh token travels in a cookie only. */
export const AuthState = z.object({ userDto: UserDto, accessToken: z.string() })
export type AuthState = z.infer<typeof AuthState>

/** Lenient, so that malformed credentials cost the same as wrong ones. */
export const SignIn = z.object({ username: z.string().max(254), password: z.string().max(1000) })
export const NewUser = z.object({ email: Email, name: Name, password: Password })

/** Seconds since a temporary password was requested. */
export const temporaryPasswordTimes = {
  /** As shown to users. */
  life: 180,
  /** Later than `life`, for those who submit at second 179. */
  accepted: 185,
  /** Mails not sent by then are dropped. */
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
