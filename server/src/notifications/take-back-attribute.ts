import { setImmediate as turn } from 'node:timers/promises'
import type { DefinitionId } from '@otday/contract'
import { afterCommit, inTransaction } from '#platform/db/index.ts'
import { lockedCatalogue } from '../attributes/index.ts'
import { attributeChanges, groupKeyOf, groupOf, membersOf } from './attribute-groups.ts'
import type { FanOutDeps } from './fan-out.ts'
import { attributeKeysOf, changeRead, changeUnread, receiversOfAttribute } from './queries-attribute-news.ts'
import { lockInboxes } from './queries-fan-out.ts'

/** Removes an attribute from notifications that name several, and deletes those that name no other. Idempotent. */
export async function takeBackAttribute(
  { db, notify, batch }: FanOutDeps,
  { definitionId }: { definitionId: DefinitionId },
): Promise<void> {
  const receivers = await receiversOfAttribute(db, definitionId)
  for (let from = 0; from < receivers.length; from += batch) {
    const some = receivers.slice(from, from + batch)
    await inTransaction(db, async (tx) => {
      const catalogue = await lockedCatalogue(tx)
      await lockInboxes(tx, some)
      const changes = (await attributeKeysOf(tx, definitionId, some)).map(({ eventKey, groupKey }) => {
        const change = attributeChanges.find((each) => groupKeyOf(each) === groupKey)
        return { before: eventKey, rest: change ? groupOf(change, membersOf(eventKey), catalogue) : null }
      })
      for (const { before, rest } of changes) await changeUnread(tx, some, before, rest)
      for (const { before, rest } of changes) await changeRead(tx, some, before, rest)
      afterCommit(tx, () => notify('reading', some))
    })
    await turn()
  }
}
