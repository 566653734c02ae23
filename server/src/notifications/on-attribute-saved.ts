import type { DefinitionId, NotificationId, UserId } from '@otday/contract'
import { type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import { job, type Queue } from '#platform/jobs/index.ts'
import { type AttributeSaved, lockedCatalogue } from '../attributes/index.ts'
import { type AttributeChange, groupKeyOf, groupOf, membersOf } from './attribute-groups.ts'
import { deliverBatch, type FanOut, type FanOutDeps } from './fan-out.ts'
import {
  attributeGroupsOf,
  deleteUnread,
  endWaitingChange,
  insertAttributeGroups,
  waitWithChange,
} from './queries-attribute-news.ts'
import { beginFanOut, everybodyFrom, lockInboxes } from './queries-fan-out.ts'

/** A change of an attribute definition; `at` is in ISO 8601. */
export interface AttributeNews {
  definitionId: DefinitionId
  change: AttributeChange
  at: string
}
export const attributeNewsJob = job<AttributeNews>()('attribute-news')
export const attributeGoneJob = job<Pick<AttributeNews, 'definitionId'>>()('attribute-gone')
export const waitingChangeJob = job<Pick<AttributeNews, 'definitionId'>>()('attribute-news-waiting')

/** Seconds from an attribute's first edit until everybody is notified, once, of this edit and those that followed. */
const editTime = 60

const keyOf = ({ definitionId, at }: AttributeNews) => `attribute.saved:${definitionId}:${at}`

export interface AttributeJobs {
  jobs: Queue<typeof attributeGoneJob | typeof attributeNewsJob | typeof waitingChangeJob>
}

/**
 * Enqueues a job in the transaction of the change: one that notifies all users of a new or changed attribute, or one
 * that removes a deleted attribute from notifications.
 */
export const onAttributeSaved =
  ({ jobs }: AttributeJobs): Publish<AttributeSaved> =>
  async (tx, { definitionId, change, at }) => {
    if (change === 'removed') await jobs.enqueue(tx, attributeGoneJob, { definitionId })
    else if (change === 'added') await announce({ jobs }, tx, { definitionId, change }, at)
    else if (await waitWithChange(tx, definitionId, at))
      await jobs.enqueue(tx, waitingChangeJob, { definitionId }, editTime)
  }

async function announce({ jobs }: AttributeJobs, tx: Db, saved: Omit<AttributeNews, 'at'>, at: Date) {
  const news = { ...saved, at: at.toISOString() }
  await beginFanOut(tx, keyOf(news), at)
  await jobs.enqueue(tx, attributeNewsJob, news)
}

/** Announces all edits of an attribute since the first one that was not announced, together. */
export const announceChange = (
  { db, jobs }: AttributeJobs & { db: Db },
  { definitionId }: Pick<AttributeNews, 'definitionId'>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const changedAt = await endWaitingChange(tx, definitionId)
    if (changedAt) await announce({ jobs }, tx, { definitionId, change: 'changed' }, changedAt)
  })

/**
 * Notifies the next batch of people, or ends if the attribute was removed. A removal that comes during a batch waits
 * for its end.
 */
export async function deliverToEveryone(deps: FanOutDeps & AttributeJobs, news: AttributeNews): Promise<void> {
  if (await deliverBatch(deps, fanOutOf(news))) await deps.jobs.enqueue(deps.db, attributeNewsJob, news)
}

const fanOutOf = (news: AttributeNews): FanOut => ({
  eventKey: keyOf(news),
  receivers: everybodyFrom,
  news: async (tx) => {
    const catalogue = await lockedCatalogue(tx)
    return catalogue.has(news.definitionId) ? (people) => deliverGrown(tx, people, news, catalogue) : undefined
  },
})

/**
 * Adds the attribute to each receiver's unread notification. A change adds nothing if the receiver has unread news of
 * the attribute anyway.
 */
async function deliverGrown(
  tx: Db,
  people: UserId[],
  { definitionId, change, at }: AttributeNews,
  catalogue: Awaited<ReturnType<typeof lockedCatalogue>>,
): Promise<void> {
  await lockInboxes(tx, people)
  const unread = Map.groupBy(await attributeGroupsOf(tx, people), ({ receiverId }) => receiverId)
  const grown = people.flatMap((receiverId) => {
    const groups = unread.get(receiverId) ?? []
    if (groups.some(({ eventKey }) => membersOf(eventKey).includes(definitionId))) return []
    const old = groups.find(({ groupKey }) => groupKey === groupKeyOf(change))
    const group = groupOf(change, [...membersOf(old?.eventKey ?? ''), definitionId], catalogue)
    return group ? [{ ...group, id: newId<NotificationId>(), receiverId, replacesId: old?.id ?? null }] : []
  })
  await deleteUnread(
    tx,
    grown.flatMap(({ replacesId }) => replacesId ?? []),
  )
  await insertAttributeGroups(tx, grown, { groupKey: groupKeyOf(change), at: new Date(at) })
}
