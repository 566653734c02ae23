import { briefingStep, type UserId } from '@otday/contract'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { job, type Jobs } from '#platform/jobs/index.ts'
import { askMailJob, mailQuestion } from './ask-mail.ts'
import type { BriefingDeps } from './briefing-deps.ts'
import { isPutOff, mailAgain, mailRetryJob, pushAgain, pushRetryJob } from './deliver.ts'
import { deleteSentBefore } from './queries-sending.ts'
import { sendBriefings, sendNow } from './send-briefings.ts'

const sendJob = job<Record<string, never>>('briefings')
export const sendNowJob = job<{ userId: UserId }>('briefing-trial')
const sweepJob = job<Record<string, never>>('briefings-sweep')

/** Seconds until a run counts as lost. */
const expiresAfter = 3600
const keptDays = 30

/** At every time that can be chosen. */
export function defineBriefingJobs(jobs: Jobs, deps: BriefingDeps): void {
  jobs.define(sendJob, () => sendBriefings(deps), { expiresAfter })
  jobs.schedule(sendJob, `*/${briefingStep} 4-23 * * *`)
  jobs.define(sendNowJob, ({ userId }) => sendNow(deps, userId))
  jobs.define(askMailJob, ({ userId }) => mailQuestion(deps, userId))
  jobs.define(pushRetryJob, (retry) => pushAgain(deps, retry), { isPutOff })
  jobs.define(mailRetryJob, (retry) => mailAgain(deps, retry), { isPutOff })
  jobs.define(sweepJob, async () => {
    await deleteSentBefore(deps.db, daysAfter(seoulDate(deps.clock.now()), -keptDays))
  })
  jobs.schedule(sweepJob, '50 4 * * *')
}
