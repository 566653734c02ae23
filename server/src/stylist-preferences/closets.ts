import { setImmediate as turn } from 'node:timers/promises'
import type { ClothesId, UserId } from '@otday/contract'
import { type Facts, readFacts } from '@otday/stylist'
import type { Db } from '#platform/db/index.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { type WardrobeItem, wardrobeOf } from '../clothes/index.ts'
import { conditions } from './conditions.ts'

/** Number of pieces whose facts are kept, at some 2 kB each: with them, a run of briefings stays within 200 MB. */
const kept = 16_000
/** Pieces that are read before other work gets a turn. */
const atOnce = 40

/** Returns the stylist's facts about a piece, including the owner's corrections. */
export function factsOf(item: WardrobeItem): Facts {
  const { kind = null, condition = null } = item.correction ?? {}
  return readFacts({ ...item, correction: { kind, condition: condition && conditions[condition] } })
}

/**
 * Loads the stylist's facts about the pieces, in the order of `revisions`. They are cached, so that they are derived
 * once per revision of a piece.
 */
export type LoadFacts = (db: Db, ownerId: UserId, revisions: readonly string[]) => Promise<Facts[]>

export function createClosets(): LoadFacts {
  const known = new LruCache<string, Facts>(kept)
  const read = async (items: readonly WardrobeItem[]) => {
    const facts = new Map<string, Facts>()
    for (const [at, item] of items.entries()) {
      if (at > 0 && at % atOnce === 0) await turn()
      const fresh = factsOf(item)
      facts.set(item.id, fresh)
      known.set(`${item.id}:${item.revision}`, fresh)
    }
    return facts
  }
  return async (db, ownerId, revisions) => {
    const pieces = revisions.map((revision) => ({
      id: revision.slice(0, revision.indexOf(':')) as ClothesId,
      facts: known.get(revision),
    }))
    const unread = pieces.flatMap(({ id, facts }) => (facts ? [] : [id]))
    const fresh = unread.length > 0 ? await read(await wardrobeOf(db, ownerId, unread)) : null
    return pieces.flatMap(({ id, facts }) => facts ?? fresh?.get(id) ?? [])
  }
}
