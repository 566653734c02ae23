import { setImmediate as turn } from 'node:timers/promises'
import type { DefinitionId, UserId } from '@otday/contract'
import { afterCommit, inTransaction } from '#platform/db/index.ts'
import { lowestId } from '#platform/ids.ts'
import { lockedCatalogue } from '../attributes/index.ts'
import { attributeChanges, groupKeyOf, groupOf, membersOf } from './attribute-groups.ts'
import type { FanOutDeps } from './fan-out.ts'
import { attributeKeysOf, changeRead, changeUnread, receiversOfAttribute } from './queries-attribute-news.ts'
import { lockInboxes } from './queries-fan-out.ts'

/** An id that sorts before every user's id. */
const nobody = lowestId<UserId>()

/**
 * Removes an attribute from notifications that name several, and deletes those that name no other; in steps, and
 * idempotent.
 */
export async function takeBackAttribute(
  { db, notify, batch }: FanOutDeps,
  { definitionId }: { definitionId: DefinitionId },
  signal?: AbortSignal,
): Promise<void> {
  for (let after = nobody; ; ) {
    signal?.throwIfAborted()
    const some = await receiversOfAttribute(db, definitionId, { after, limit: batch })
    const last = some.at(-1)
    if (last === undefined) return
    after = last
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
