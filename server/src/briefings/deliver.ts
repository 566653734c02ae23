import type { BriefingContent, PushedBriefing, UserId } from '@otday/contract'
import { MailDelayed } from '#platform/mail/index.ts'
import { PushDelayed } from '#platform/push/index.ts'
import { briefingMail } from './briefing-mail.ts'
import type { BriefingDeps } from './briefing-deps.ts'
import { bodyOf } from './compose.ts'
import { mailRetryJob, pushRetryJob, type Retry } from './job-kinds.ts'
import { picturePathOf, pushStopTokenOf } from './links.ts'
import { findContent, findRecipient, type Recipient } from './queries-sending.ts'
import { deleteGone, findSubscription, type StoredSubscription } from './queries-subscriptions.ts'

/** Milliseconds for which a briefing is worth delivering after its due time; after that, no delivery is retried. */
export const usefulMs = 2 * 3_600_000
/** Milliseconds after which an attempt to hand a mail to the mail server is given up. */
const mailTimeout = 10_000
/** Seconds until a delivery is retried for the first time. */
const retryAfter = 60

export interface Briefing {
  recipient: Recipient
  content: BriefingContent
  /** The day of the diary under which the content is stored. */
  date: string
  /** The day that the content is about. */
  day: string
  isTrial: boolean
  subscriptions: readonly StoredSubscription[]
}

/** Returns whether an error means that a push service or mail server refuses a briefing only for now. */
export const isPutOff = (error: unknown): error is PushDelayed | MailDelayed =>
  error instanceof PushDelayed || error instanceof MailDelayed

/**
 * Delivers by push and mail; a delivery that a service does not take now is retried for two hours.
 * @returns the errors of services that did not take it
 */
export async function deliver(
  deps: BriefingDeps,
  { recipient, content, date, day, isTrial, subscriptions }: Briefing,
): Promise<Error[]> {
  const { userId, byPush, byMail } = recipient
  const until = new Date(deps.clock.now().getTime() + usefulMs).toISOString()
  const reasons: Error[] = []
  const orLater = (retry: () => Promise<void>) => (error: unknown) => {
    if (!isPutOff(error)) throw error
    reasons.push(error)
    return retry()
  }
  const pushes = (byPush ? subscriptions : []).map((subscription) => {
    const retry = { userId, date, until, isTrial, subscriptionId: subscription.id }
    return pushTo(deps, subscription, messageOf(deps, { userId, date }, content)).catch(
      orLater(() => deps.jobs.enqueue(deps.db, pushRetryJob, retry, retryAfter)),
    )
  })
  const mail = byMail
    ? mailTo(deps, recipient, { date, day, content }).catch(
        orLater(() => deps.jobs.enqueue(deps.db, mailRetryJob, { userId, date, day, until, isTrial }, retryAfter)),
      )
    : null
  await Promise.all([...pushes, mail])
  return reasons
}

const messageOf = (
  { keys }: Pick<BriefingDeps, 'keys'>,
  { userId, date }: { userId: UserId; date: string },
  content: BriefingContent,
): PushedBriefing => ({
  title: content.title,
  body: bodyOf(content),
  date,
  picture: content.clothesIds.length > 0 ? picturePathOf(keys.briefing, userId, date) : null,
  token: pushStopTokenOf(keys.briefing, userId, date),
})

/** @throws PushDelayed when the push service does not take it now */
async function pushTo({ db, pusher }: BriefingDeps, subscription: StoredSubscription, message: PushedBriefing) {
  const outcome = await pusher.push(subscription, message, usefulMs / 1000)
  if (outcome === 'gone') await deleteGone(db, subscription)
}

/** @throws MailDelayed when the mail server does not take it now */
const mailTo = (
  deps: BriefingDeps,
  { userId, email }: Recipient,
  { date, day, content }: Pick<Briefing, 'date' | 'day' | 'content'>,
) => deps.mailer.deliver(briefingMail(deps, { userId, email, date, day, content }), mailTimeout)

/**
 * Retries a push, unless the subscription was removed or nobody wants it any more.
 * @throws PushDelayed when the push service does not take it now
 */
export async function pushAgain(deps: BriefingDeps, { subscriptionId, ...retry }: Retry & { subscriptionId: string }) {
  const found = await findAgain(deps, retry)
  const subscription = await findSubscription(deps.db, subscriptionId, deps.clock.now())
  if (!found?.recipient.byPush || subscription?.userId !== retry.userId) return
  await pushTo(deps, subscription, messageOf(deps, retry, found.content))
}

/**
 * Retries a mail, unless nobody wants it any more.
 * @throws MailDelayed when the mail server does not take it now
 */
export async function mailAgain(deps: BriefingDeps, retry: Retry) {
  const found = await findAgain(deps, retry)
  const { date, day = date } = retry
  if (found?.recipient.byMail) await mailTo(deps, found.recipient, { date, day, content: found.content })
}

/**
 * Returns the recipient and the content of a briefing that is to be retried. Null after `until`, when the user was
 * deleted, or when no content is stored. Unless the briefing is a trial, also null when the user has switched briefings
 * off, or has opened the product on that date.
 */
async function findAgain({ db, clock }: BriefingDeps, { userId, date, until, isTrial = false }: Retry) {
  if (clock.now().toISOString() > until) return null
  const recipient = await findRecipient(db, userId)
  const isWanted = recipient && (isTrial || (recipient.isOn && recipient.openedOn !== date))
  const content = isWanted ? await findContent(db, { userId, date }) : undefined
  return recipient && content ? { recipient, content } : null
}
