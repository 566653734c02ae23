import type { DefinitionId, NotificationId, UserId } from '@otday/contract'
import type { Db, Publish } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import { job, type Queue } from '#platform/jobs/index.ts'
import { type AttributeSaved, lockedCatalogue } from '../attributes/index.ts'
import { type AttributeChange, groupKeyOf, groupOf, membersOf } from './attribute-groups.ts'
import { type FanOutDeps, fanOut } from './fan-out.ts'
import { attributeGroupsOf, deleteUnread, insertAttributeGroups } from './queries-attribute-news.ts'
import { beginFanOut, everybodyFrom, lockInboxes } from './queries-fan-out.ts'

/** `at` in ISO 8601. */
export interface AttributeNews {
  definitionId: DefinitionId
  change: AttributeChange
  at: string
}
export const attributeNewsJob = job<AttributeNews>()('attribute-news')
export const attributeGoneJob = job<Pick<AttributeNews, 'definitionId'>>()('attribute-gone')

const keyOf = ({ definitionId, at }: AttributeNews) => `attribute.saved:${definitionId}:${at}`

/** Enqueues within the transaction of the change. */
export const onAttributeSaved =
  ({ jobs }: { jobs: Queue<typeof attributeGoneJob | typeof attributeNewsJob> }): Publish<AttributeSaved> =>
  async (tx, { definitionId, change, at }) => {
    if (change === 'removed') {
      await jobs.enqueue(tx, attributeGoneJob, { definitionId })
      return
    }
    const news = { definitionId, change, at: at.toISOString() }
    await beginFanOut(tx, keyOf(news), at)
    await jobs.enqueue(tx, attributeNewsJob, news)
  }

/** Ends early without the attribute, whose removal waits for each batch. */
export const deliverToEveryone = (deps: FanOutDeps, news: AttributeNews): Promise<void> =>
  fanOut(deps, {
    eventKey: keyOf(news),
    receivers: everybodyFrom,
    news: async (tx) => {
      const catalogue = await lockedCatalogue(tx)
      return catalogue.has(news.definitionId) ? (people) => deliverGrown(tx, people, news, catalogue) : undefined
    },
  })

/** Adds to what each has not read yet. A change of what is unread anyway adds nothing. */
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
