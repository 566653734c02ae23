import type { UserId } from '@otday/contract'
import { job } from '#platform/jobs/index.ts'

export interface Retry {
  userId: UserId
  date: string
  /** The day that the content is about; absent in jobs of the version before, for which it is `date`. */
  day?: string
  /** ISO 8601 time after which the briefing is no longer retried, as nobody needs it then. */
  until: string
  /** True for a trial that the user asked for, which is sent although they have already opened the product today. */
  isTrial?: boolean
}
export const pushRetryJob = job<Retry & { subscriptionId: string }>()('briefing-push')
export const mailRetryJob = job<Retry>()('briefing-mail')
export const askMailJob = job<{ userId: UserId }>()('briefing-mail-confirmation')
export const sendNowJob = job<{ userId: UserId }>()('briefing-trial')
