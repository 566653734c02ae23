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
  'audit.pruned': '오래된 기록 삭제',
}

export function auditWords({ action, subject, detail }: AuditEntry): { done: string; to: string } {
  if (action === 'audit.pruned') return { done: words[action], to: `${detail} 이전` }
  const role = action === 'role.changed' ? ` → ${detail}` : ''
  return { done: words[action], to: subject ? `${called(subject)}${role}` : detail }
}

/** Returns who acted; an entry without an actor was caused from the server's command line. */
export const auditActor = ({ actor }: AuditEntry) => (actor ? called(actor) : '서버에서')

/** Returns a person's e-mail address or, if the account was removed and has none, the name. */
const called = ({ email, name }: NonNullable<AuditEntry['actor']>) => email || name
