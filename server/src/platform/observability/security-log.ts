import { createHmac } from 'node:crypto'
import type { ErrorName, OAuthProvider, Role, UserId } from '@otday/contract'
import { toAppError } from '../errors.ts'

/** Names of security events, see docs/security-log.md. */
export const securityEvents = [
  'account.created',
  'sign-in.done',
  'sign-in.failed',
  'device.signed-out',
  'refresh.replayed',
  'password.changed',
  'password.reset',
  'password.reset-requested',
  'email.change-requested',
  'email.changed',
  'email.undone',
  'provider.linked',
  'provider.unlinked',
  'provider.confirmed',
  'account.left',
  'account.returned',
  'account.locked',
  'account.unlocked',
  'role.changed',
  'administration.refused',
  'export.made',
] as const

interface SecurityEvent {
  event: (typeof securityEvents)[number]
  /** The account that the event is about; null when that is unknown. */
  who: UserId | UnknownPerson | null
  by?: UserId | 'shell'
  result: 'done' | 'refused'
  reason?: ErrorName
  method?: 'password' | 'temporary-password' | OAuthProvider
  role?: Role
}

export type RecordSecurity = (event: SecurityEvent) => void

type UnknownPerson = `unknown:${string}`

export interface SecurityLogger {
  info(context: object, message: string): void
}

/** Returns a function that logs an event; call it after the commit. `network` is made by `loggedNetworkOf`, or null. */
export const securityLog =
  (log: SecurityLogger, network: string | null): RecordSecurity =>
  ({ event, who, ...more }) =>
    log.info({ security: event, who, network, ...more }, 'security')

/**
 * Security event of an attempt; `failed` is the event's name if the attempt fails. The object is read after `work` has
 * ended, since `work` may fill in who the user is.
 */
export type Attempt = Omit<SecurityEvent, 'result' | 'reason'> & { failed?: SecurityEvent['event'] }

/** Runs `work` and records whether it succeeded. @throws what `work` throws */
export async function recordOutcome<T>(record: RecordSecurity, attempt: Attempt, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    const { failed: _, ...done } = attempt
    record({ ...done, result: 'done' })
    return result
  } catch (error) {
    const { failed, ...refused } = attempt
    record({ ...refused, event: failed ?? refused.event, result: 'refused', reason: toAppError(error).code })
    throw error
  }
}

const markDigits = 16

export const unknownPerson = (key: Buffer, address: string): UnknownPerson =>
  `unknown:${createHmac('sha256', key).update(address).digest('hex').slice(0, markDigits)}`
