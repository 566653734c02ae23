import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { AuditEntryId, pageOf, pageQuery, Timestamp, UserId } from './vocabulary.ts'

/** What administrators do that others should be able to look up later. */
export const AuditAction = z.enum([
  'account.created',
  'account.locked',
  'account.unlocked',
  'role.changed',
  'password.reset',
  'attribute.added',
  'attribute.changed',
  'attribute.deleted',
])
export type AuditAction = z.infer<typeof AuditAction>

const Person = z.object({ userId: UserId, email: z.string(), name: z.string() })

/** Who did what to whom, and when. */
export const AuditEntry = z.object({
  id: AuditEntryId,
  createdAt: Timestamp,
  action: AuditAction,
  /** Null: whoever runs the server, from its shell. */
  actor: Person.nullable(),
  /** The account that it was done to, if it was done to one. */
  subject: Person.nullable(),
  /** The new role, or the name of the attribute; empty where the action says it all. */
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
