import type { Role } from '@otday/contract'
import type { Publish } from '#platform/db/index.ts'
import type { RoleChanged } from '../users/index.ts'
import { deliver, type DeliveryDeps } from './deliver.ts'
import { usersTarget } from './targets.ts'

const words: Record<Role, { content: string; targetUrl: string | null }> = {
  ADMIN: { content: '이제 관리자 권한을 사용할 수 있어요.', targetUrl: usersTarget },
  USER: { content: '이제 일반 사용자 권한을 사용해요.', targetUrl: null },
}

/**
 * Notifies a user of the new role. The notification stays in the inbox, so that a user who is signed out sees it after
 * the next sign-in.
 */
export const onRoleChanged =
  (deps: DeliveryDeps): Publish<RoleChanged> =>
  async (tx, { userId, role, at }) => {
    await deliver(deps, tx, {
      receiverId: userId,
      kind: 'role.changed',
      level: 'WARNING',
      title: '권한이 변경되었어요',
      ...words[role],
      eventKey: `role.changed:${at.toISOString()}`,
      at,
    })
  }
