import type { UserId } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { Keys } from '#platform/crypto/keys.ts'
import { createClaims } from '#platform/live/claims.ts'
import type { Mailer } from '#platform/mail/index.ts'
import { type Attempt, recordOutcome } from '#platform/observability/security-log.ts'
import type { SessionCookies } from '../auth/index.ts'
import { keepLanguage, requirePlainEmail } from '../users/index.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { type ForgettingDeps, forgettingJobs } from './forget-departed.ts'
import { type ChangingDeps, leave } from './leave.ts'
import { noticeJobs } from './mail-account-notice.ts'
import { emailLinkJobs } from './mail-email-links.ts'
import {
  cancelEmailChange,
  mailEmailLink,
  ownEmail,
  requestEmailChange,
  type RequestingDeps,
} from './request-email-change.ts'
import { askExport, type ExportDeps, serveExport } from './serve-export.ts'
import { undoEmailChange, type UndoingDeps } from './undo-email-change.ts'

export { forgetAgain } from './forget-departed.ts'
export { onAccountRestored } from './leave.ts'
export { leaveAgain } from './leave-again.ts'
export type { Departure } from './note-departures.ts'

interface AccountDeps extends ChangingDeps, RequestingDeps, UndoingDeps, ExportDeps {
  auth: { cookies: SessionCookies }
  keys: Keys
}

type AccountParts = Omit<AccountDeps, 'exporting'> & ForgettingDeps & { mailer: Mailer }

export const account = defineModule('account', (parts: AccountParts) => {
  const deps = { ...parts, exporting: createClaims(1) }
  return {
    handlers: { account: accountHandlers(deps) },
    serve: (http) => serveExport(http, deps),
    jobs: [...noticeJobs(deps), ...emailLinkJobs(deps), ...forgettingJobs(deps)],
  }
})

const accountHandlers = (deps: AccountDeps): HandlersOf<'account'> => ({
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
    deps.auth.cookies.clear(exchange)
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
