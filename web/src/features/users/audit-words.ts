import type { AuditAction, AuditEntry } from '@otday/contract'

const words: Record<AuditAction, string> = {
  'account.created': '계정 만들기',
  'account.locked': '계정 잠금',
  'account.unlocked': '계정 잠금 해제',
  'role.changed': '권한 변경',
  'password.reset': '비밀번호 새로 정하기',
  'attribute.added': '속성 추가',
  'attribute.changed': '속성 수정',
  'attribute.deleted': '속성 삭제',
}

/** What was done, and to what: an account, or an attribute by its name. */
export function auditWords({ action, subject, detail }: AuditEntry): { done: string; to: string } {
  const role = action === 'role.changed' ? ` → ${detail}` : ''
  return { done: words[action], to: subject ? `${called(subject)}${role}` : detail }
}

/** Who did it; nobody is whoever has the server's shell. */
export const auditActor = ({ actor }: AuditEntry) => (actor ? called(actor) : '서버에서')

/** An account that is gone for good has no address any more. */
const called = ({ email, name }: NonNullable<AuditEntry['actor']>) => email || name
