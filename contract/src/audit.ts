import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { AuditEntryId, pageOf, pageQuery, Timestamp, UserId } from './vocabulary.ts'

export const AuditAction = z.enum([
  'account.created',
  'account.locked',
  'account.unlocked',
  'role.changed',
  'password.reset',
  'attribute.added',
  'attribute.changed',
  'attribute.deleted',
  'audit.pruned',
])
export type AuditAction = z.infer<typeof AuditAction>

const Person = z.object({ userId: UserId, email: z.string(), name: z.string() })

export const AuditEntry = z.object({
  id: AuditEntryId,
  createdAt: Timestamp,
  action: AuditAction,
  /** The user who acted; null if it was done from the server's shell. */
  actor: Person.nullable(),
  /** The affected account, if any. */
  subject: Person.nullable(),
  /**
   * Detail of the action: the new role, the attribute's name, or the day before which entries were deleted; empty for
   * other actions.
   */
  detail: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const audit = endpoints({
  list: {
    method: 'GET',
    path: '/api/audit-entries',
    access: 'admin',
    summary: '관리 기록',
    query: pageQuery(),
    status: 200,
    response: pageOf(AuditEntry),
    errors: ['Forbidden', 'InvalidCursor'],
  },
})
