import type { account, UserId } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Handlers, Viewer } from '#platform/http/mount.ts'
import type { Keys } from '#platform/keys.ts'
import { type Attempt, recordOutcome } from '#platform/security-log.ts'
import type { SessionCookies } from '../auth/index.ts'
import { keepLanguage, requirePlainEmail } from '../users/index.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { leave, type LeavingDeps } from './leave.ts'
import {
  cancelEmailChange,
  mailEmailLink,
  ownEmail,
  requestEmailChange,
  type RequestingDeps,
} from './request-email-change.ts'
import { askExport, type ExportDeps } from './serve-export.ts'
import { undoEmailChange, type UndoingDeps } from './undo-email-change.ts'

export { defineForgetting, forgetAgain } from './forget-departed.ts'
export { onAccountRestored } from './leave.ts'
export { leaveAgain } from './leave-again.ts'
export { defineNoticeJob } from './mail-account-notice.ts'
export { defineEmailLinkJobs } from './mail-email-links.ts'
export type { Departure } from './note-departures.ts'
export { serveExport } from './serve-export.ts'

export interface AccountDeps extends LeavingDeps, RequestingDeps, UndoingDeps, ExportDeps {
  cookies: SessionCookies
  keys: Keys
}

export const accountHandlers = (deps: AccountDeps): Handlers<typeof account> => ({
  email: async ({ viewer, params }) => {
    requireOwner(viewer, params.userId)
    return ownEmail(deps, viewer)
  },
  changeEmail: async ({ viewer, params, body, exchange }) => {
    requireOwner(viewer, params.userId)
    requirePlainEmail(body.email)
    return recordOutcome(exchange.record, { event: 'email.change-requested', who: viewer.id }, () =>
      requestEmailChange(deps, viewer, body),
    )
  },
  mailEmailLink: async ({ viewer, params }) => {
    requireOwner(viewer, params.userId)
    return mailEmailLink(deps, viewer)
  },
  cancelEmail: async ({ viewer, params }) => {
    requireOwner(viewer, params.userId)
    await cancelEmailChange(deps, viewer)
    return undefined
  },
  confirmEmail: async ({ body, exchange }) => {
    const attempt: Attempt = { event: 'email.changed', who: null }
    await recordOutcome(exchange.record, attempt, async () => {
      attempt.who = await confirmEmailChange(deps, body.token)
    })
    return undefined
  },
  undoEmail: ({ body, exchange }) => {
    const attempt: Attempt = { event: 'email.undone', who: null }
    return recordOutcome(exchange.record, attempt, async () => {
      const { userId, mustResetPassword } = await undoEmailChange(deps, body.token)
      attempt.who = userId
      return { mustResetPassword }
    })
  },
  keepLanguage: async ({ viewer, params, body }) => {
    requireOwner(viewer, params.userId)
    await inTransaction(deps.db, async (tx) => {
      await viewer.lock(tx)
      await keepLanguage(tx, viewer.id, body.language)
    })
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
