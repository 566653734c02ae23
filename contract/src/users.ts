import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { normalised, searchWord } from './text.ts'
import { nameMaxLength, nameMinLength, passwordMaxLength, passwordMinLength } from './user-limits.ts'
import { pageOf, pageQuery, SortDirection, Timestamp, UserId, yesOrNo } from './vocabulary.ts'

export const Role = z.enum(['USER', 'ADMIN'])
export type Role = z.infer<typeof Role>

export const OAuthProvider = z.enum(['google', 'kakao'])
export type OAuthProvider = z.infer<typeof OAuthProvider>

/** A password consists of letters, digits and @$!%*?&, with at least one letter and one digit. */
export const passwordPattern = new RegExp(`^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d@$!%*?&]{${passwordMinLength},}$`)
/** Characters that no password may have. */
export const passwordRefused = /[^A-Za-z\d@$!%*?&]/gu
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** A name consists of Hangul, letters and digits. */
export const namePattern = new RegExp(`^[가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9]{${nameMinLength},${nameMaxLength}}$`)

/** Replaces full-width characters, which some keyboards produce, with their ASCII equals. */
const narrow = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

/** Returns the domain of an e-mail address as mail servers know it: 한글.kr is xn--bj0bj06e.kr. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  // The pattern keeps out characters such as `/`, after which `URL` would read a path.
  const isOther = /[^ -~]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
  return isOther && URL.canParse(url) ? new URL(url).hostname : domain
}

/** Returns an e-mail address as it is stored: trimmed, in NFC, full-width characters narrowed, the domain in ASCII. */
export function emailOf(text: string): string {
  const email = narrow(normalised(text))
  const at = email.lastIndexOf('@') + 1
  return at === 0 ? email : email.slice(0, at) + asciiDomain(email.slice(at))
}

/** Returns the key by which e-mail addresses are compared. */
export const emailKeyOf = (email: string) => emailOf(email).toLowerCase()

export const Email = z.string().max(254).transform(emailOf).pipe(z.string().regex(emailPattern).max(254))
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
  /** Time until which an account that its owner has deleted can be restored; null for other accounts. */
  leavingUntil: Timestamp.nullable(),
  mustChangePassword: z.boolean(),
})
export type UserDto = z.infer<typeof UserDto>

export const NewUser = z.object({ email: Email, name: Name, password: Password })

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
