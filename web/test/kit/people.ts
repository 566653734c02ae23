import type { AuthState, UserDto } from '@otday/contract'
import * as z from 'zod'
import { UserId } from '@otday/contract'

/** The user who is signed in. */
export const hani: UserDto = {
  id: z.decode(UserId, '01900000-0000-7000-8000-000000000001'),
  createdAt: new Date('2026-05-01T00:00:00Z'),
  email: 'hani@example.com',
  name: '하니',
  role: 'USER',
  linkedOAuthProviders: [],
  locked: false,
  leavingUntil: null,
  mustChangePassword: false,
}

export const administrator: UserDto = { ...hani, name: '관리자', role: 'ADMIN' }

export const stateOf = (userDto: UserDto): AuthState => ({ userDto, accessToken: 'token' })
