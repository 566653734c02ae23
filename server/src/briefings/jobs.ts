import { briefingStep } from '@otday/contract'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { job, scheduled, work } from '#platform/jobs/index.ts'
import { mailQuestion } from './ask-mail.ts'
import type { BriefingDeps } from './briefing-deps.ts'
import { isPutOff, mailAgain, pushAgain } from './deliver.ts'
import { askMailJob, mailRetryJob, pushRetryJob, sendNowJob } from './job-kinds.ts'
import { deleteSentBefore } from './queries-sending.ts'
import { sendBriefings, sendNow } from './send-briefings.ts'

const sendJob = job()('briefings')
const sweepJob = job()('briefings-sweep')

/** Seconds after which a run that has not ended counts as failed. */
const expiresAfter = 3600
/** Days for which sent briefings are kept. */
export const sentDays = 30

/** Returns the jobs of briefings. The sending job runs at every time of day that users can choose. */
export const briefingJobs = (deps: BriefingDeps) => [
  scheduled(sendJob, `*/${briefingStep} 4-23 * * *`, (signal) => sendBriefings(deps, signal), {
    expiresAfter,
    isAlone: false,
  }),
  work(sendNowJob, ({ userId }) => sendNow(deps, userId)),
  work(askMailJob, ({ userId }) => mailQuestion(deps, userId)),
  work(pushRetryJob, (retry) => pushAgain(deps, retry), { isPutOff }),
  work(mailRetryJob, (retry) => mailAgain(deps, retry), { isPutOff }),
  scheduled(sweepJob, '50 4 * * *', async () => {
    await deleteSentBefore(deps.db, daysAfter(seoulDate(deps.clock.now()), -sentDays))
  }),
]
