import { diaryDate } from '@otday/common/seoul-time'
import type { BriefingSettings, NewPushSubscription, UserId } from '@otday/contract'
import { type Db, inTransaction, sqlState } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { Writer } from '#platform/writer.ts'
import type { RecommendingDeps } from '../recommendations/index.ts'
import type { PlaceUses } from '../places/index.ts'
import { askMail, confirmMail } from './ask-mail.ts'
import type { BriefingDeps } from './briefing-deps.ts'
import { sendNowJob } from './job-kinds.ts'
import { briefingJobs } from './jobs.ts'
import { readStopToken, type StopLink } from './links.ts'
import { createPictures } from './picture.ts'
import { previewBriefing } from './preview.ts'
import {
  findSettings,
  forgetBriefings,
  noteOpened,
  resumeBriefing,
  saveSettings,
  stopBriefing,
  switchOn,
} from './queries.ts'
import { claimFor, findRecipient } from './queries-sending.ts'
import {
  deleteOwnSubscription,
  replaceSubscription,
  subscriptionsOf,
  upsertSubscription,
} from './queries-subscriptions.ts'

export { sentDays } from './jobs.ts'

/** Milliseconds during which a user who stopped briefings by the link of a mail can undo that by the link. */
const regretMs = 86_400_000
/**
 * PostgreSQL's error code for a violated unique constraint (https://www.postgresql.org/docs/15/errcodes-appendix.html).
 */
const uniqueViolation = '23505'

type BriefingParts = Omit<BriefingDeps, 'styling' | 'namesToday'> & {
  recommendations: RecommendingDeps
  places: PlaceUses
}

export const briefings = defineModule('briefings', ({ recommendations: styling, ...parts }: BriefingParts) => {
  const deps = { ...parts, styling, namesToday: parts.places.namesToday }
  return { handlers: { briefings: briefingHandlers(deps) }, jobs: briefingJobs(deps) }
})

function briefingHandlers(deps: BriefingDeps): HandlersOf<'briefings'> {
  const { db, clock, pusher, keys } = deps
  const pictureOf = createPictures(deps)
  return {
    get: ({ viewer }) => findSettings(db, viewer.id),
    set: ({ viewer, body }) => setBriefing(deps, viewer, body),
    noteOpened: ({ viewer }) =>
      writing(db, viewer, async (tx) => void (await noteOpened(tx, viewer.id, diaryDate(clock.now())))),
    askMail: ({ viewer }) => writing(db, viewer, (tx) => askMail(deps, tx, viewer.id)),
    preview: ({ viewer }) => previewBriefing(deps, viewer.id),
    sendNow: ({ viewer }) => tryBriefing(deps, viewer),
    pushKey: async () => ({ publicKey: pusher.publicKey }),
    subscribe: ({ viewer, body }) => subscribe(deps, viewer, body),
    unsubscribe: ({ viewer, body }) =>
      writing(db, viewer, async (tx) => void (await deleteOwnSubscription(tx, viewer.id, body.endpoint))),
    replaceSubscription: async ({ body: { old, subscription } }) => {
      requireAllowed(deps, subscription)
      const replace = () =>
        inTransaction(db, async (tx): Promise<undefined> => {
          await replaceSubscription(tx, old, subscription)
        })
      // A unique violation means that another request has just stored the new endpoint: the retry deletes that row.
      return replace().catch((error: unknown) => {
        if (sqlState(error) !== uniqueViolation) throw error
        return replace()
      })
    },
    stop: async ({ query }) => {
      const { userId, isOfMail } = readStopToken(keys.briefing, query.token)
      await stopBriefing(db, userId, isOfMail ? clock.now() : null)
      return undefined
    },
    resume: async ({ query }) => {
      await resume(deps, readStopToken(keys.briefing, query.token))
      return undefined
    },
    confirmMail: ({ query }) => confirmMail(deps, query.token),
    picture: ({ query }) => pictureOf(query),
  }
}

const writing = (db: Db, by: Writer, work: (tx: Db) => Promise<void>): Promise<undefined> =>
  inTransaction(db, async (tx): Promise<undefined> => {
    await by.lock(tx)
    await work(tx)
  })

/**
 * Switches briefings on again after a stop. The link of a push works on the date of that push, however briefings were
 * stopped. The link of a mail works for a day after briefings were stopped by the link of a mail. Links that versions
 * up to 0.3 sent never work.
 * @throws BriefingLinkInvalid
 */
async function resume({ db, clock }: BriefingDeps, { userId, pushedOn, isOfMail }: StopLink): Promise<void> {
  const now = clock.now()
  if (pushedOn === diaryDate(now)) return void (await switchOn(db, userId))
  const isOn = isOfMail && (await resumeBriefing(db, userId, new Date(now.getTime() - regretMs)))
  if (!isOn) throw new AppError('BriefingLinkInvalid')
}

/** Saves the settings. Briefings begin tomorrow, since the user has the product open right now. @throws SessionEnded */
async function setBriefing(deps: BriefingDeps, by: Writer, settings: BriefingSettings) {
  const { db, clock } = deps
  await writing(db, by, async (tx) => {
    await saveSettings(tx, by.id, settings, diaryDate(clock.now()))
    await askMail(deps, tx, by.id)
  })
  return findSettings(db, by.id)
}

/** @throws SessionEnded; PushHostNotAllowed */
async function subscribe(deps: BriefingDeps, by: Viewer, subscription: NewPushSubscription): Promise<undefined> {
  requireAllowed(deps, subscription)
  const { id: userId, sessionId } = by
  return writing(deps.db, by, (tx) => upsertSubscription(tx, { userId, sessionId, at: deps.clock.now() }, subscription))
}

function requireAllowed({ pusher }: BriefingDeps, { endpoint }: NewPushSubscription): void {
  if (!pusher.isAllowed(endpoint)) throw new AppError('PushHostNotAllowed')
}

/**
 * Sends the user's briefing now, so that they can try it out.
 * @throws SessionEnded; BriefingPlaceMissing; BriefingChannelMissing; BriefingMailUnconfirmed
 */
async function tryBriefing({ db, clock, jobs }: BriefingDeps, by: Writer): Promise<undefined> {
  const recipient = await findRecipient(db, by.id)
  const subscriptions = recipient?.byPush ? await subscriptionsOf(db, [by.id], clock.now()) : []
  if (!recipient?.byMail && subscriptions.length === 0)
    throw new AppError(recipient?.wantsMail ? 'BriefingMailUnconfirmed' : 'BriefingChannelMissing')
  if (!recipient || recipient.nx === null) throw new AppError('BriefingPlaceMissing')
  const now = clock.now()
  return writing(db, by, async (tx) => {
    await claimFor(tx, { userId: by.id, date: diaryDate(now) }, now)
    await jobs.enqueue(tx, sendNowJob, { userId: by.id })
  })
}

/** Deletes a user's briefing settings, push subscriptions and sent briefings. */
export const forgetBriefingsOf = (tx: Db, userId: UserId): Promise<void> => forgetBriefings(tx, userId)
