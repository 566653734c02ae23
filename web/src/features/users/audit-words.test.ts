import { AuditEntry, departedName } from '@otday/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { auditActor, auditWords } from './audit-words.ts'

const idOf = (n: number) => `0198d2a4-6c1f-7b54-8a77-00000000000${n}`
const 관리자 = { userId: idOf(1), email: 'admin@example.com', name: '관리자' }
const 떠난이 = { userId: idOf(2), email: '', name: departedName }

function entry(overrides: Partial<z.input<typeof AuditEntry>>): AuditEntry {
  const base = { id: idOf(3), createdAt: '2026-11-21T09:00:00.000Z', actor: 관리자, subject: null, detail: '' }
  return z.decode(AuditEntry, { ...base, action: 'account.locked', ...overrides } as z.input<typeof AuditEntry>)
}

test.each([
  [{ action: 'role.changed', subject: 관리자, detail: 'ADMIN' }, '권한 변경', 'admin@example.com → ADMIN'],
  [{ action: 'attribute.added', detail: '두께' }, '속성 추가', '두께'],
  [{ action: 'account.locked', subject: 떠난이 }, '계정 잠금', departedName],
] as const)('an audit entry shows the action and its target: %j', (overrides, done, to) => {
  expect(auditWords(entry(overrides))).toEqual({ done, to })
})

test.each([
  [관리자, 'admin@example.com'],
  [떠난이, departedName],
  [null, '서버에서'],
])('an audit entry names its actor: %j', (actor, name) => {
  expect(auditActor(entry({ actor }))).toBe(name)
})
