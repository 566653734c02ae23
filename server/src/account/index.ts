import type { account, UserId } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import type { Handlers, Viewer } from '#platform/http/mount.ts'
import { recordOutcome } from '#platform/security-log.ts'
import type { SessionCookies } from '../auth/index.ts'
import { requirePlainEmail } from '../users/index.ts'
import { changeEmail, type ChangingDeps } from './change-email.ts'
import { leave } from './leave.ts'
import { askExport, type ExportDeps } from './serve-export.ts'

export { defineForgetting } from './forget-departed.ts'
export { onAccountRestored } from './leave.ts'
export { defineNoticeJob } from './mail-account-notice.ts'
export { type ExportDeps, serveExport } from './serve-export.ts'

export type AccountDeps = ChangingDeps & ExportDeps & { cookies: SessionCookies }

export const accountHandlers = (deps: AccountDeps): Handlers<typeof account> => ({
  changeEmail: async ({ viewer, params, body, exchange }) => {
    requireOwner(viewer, params.userId)
    requirePlainEmail(body.email)
    await recordOutcome(exchange.record, { event: 'email.changed', who: viewer.id }, () =>
      changeEmail(deps, viewer, body.email),
    )
    return undefined
  },
  leave: async ({ viewer, params, exchange }) => {
    requireOwner(viewer, params.userId)
    await recordOutcome(exchange.record, { event: 'account.left', who: viewer.id }, () => leave(deps, viewer))
    deps.cookies.clear(exchange)
    return undefined
  },
  askExport: async ({ viewer, params, exchange }) => {
    requireOwner(viewer, params.userId)
    await askExport(deps, viewer, exchange)
    return undefined
  },
})

function requireOwner(viewer: Viewer, userId: UserId): void {
  if (viewer.id !== userId) throw new AppError('Forbidden')
}
