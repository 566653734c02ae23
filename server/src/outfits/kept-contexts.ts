import type { Recommendation, UserId, WeatherId } from '@otday/contract'
import type { Context as StylistContext, Prepared } from '@otday/stylist'
import { LruCache } from '#platform/cache/lru-cache.ts'
import type { OutfitPiece } from '../clothes/index.ts'
import type { StoredContext } from './queries-context.ts'

/** Most days of people that are kept. */
const mostContexts = 300
/** Most drawn outfits, each for an occasion of a kept day; with 500 pieces, they take some 450 kB each. */
const mostPrepared = 100
/** Most responses that are kept for one day: of several occasions, or with pictures of several formats. */
const mostResponses = 4

/** The stored part of a context, with what is derived from it for every call alike. */
export type ReadContext = StoredContext & {
  day: Pick<StylistContext['day'], 'hours'>
  closet: Pick<StylistContext['closet'], 'facts'>
  taste: Pick<StylistContext['taste'], 'learn'>
}

/** All that is kept of what a person's outfits of a day rest on; what is derived from it goes with it. */
export interface KeptContext {
  context: ReadContext
  /** Date and hour in Korea at which it was read. */
  hour: string
  /** Pieces as they are shown, by id. */
  pieces: Map<string, OutfitPiece>
  /** Responses that showed the day's outfit as it was, by what was asked and which outfits the day had. */
  responses: LruCache<string, Recommendation>
}

/**
 * Keeps in memory what was read and drawn, until other entries need the memory. Whether an entry still holds is decided by
 * who reads it, by the revisions in the database (decision 050).
 */
export class KeptContexts {
  readonly #contexts: LruCache<string, KeptContext>
  readonly #prepared: LruCache<string, { of: KeptContext; prepared: Prepared }>
  /** Number of contexts that were found in memory and still held, and of those that were read. */
  readonly counts = { kept: 0, read: 0 }

  /** @param limits most entries of each kind; 0 keeps nothing */
  constructor(limits = { contexts: mostContexts, prepared: mostPrepared }) {
    this.#contexts = new LruCache(limits.contexts)
    this.#prepared = new LruCache(limits.prepared)
  }

  find(userId: UserId, weatherId: WeatherId): KeptContext | undefined {
    return this.#contexts.get(`${userId} ${weatherId}`)
  }

  keep(userId: UserId, weatherId: WeatherId, kept: KeptContext): void {
    this.#contexts.set(`${userId} ${weatherId}`, kept)
  }

  /** Returns what was prepared from a kept context for what was asked; undefined if that context is no longer the one. */
  findPrepared(of: KeptContext, asked: string): Prepared | undefined {
    const known = this.#prepared.get(keyOf(of, asked))
    return known?.of === of ? known.prepared : undefined
  }

  keepPrepared(of: KeptContext, asked: string, prepared: Prepared): void {
    this.#prepared.set(keyOf(of, asked), { of, prepared })
  }
}

export const keptContext = (context: ReadContext, hour: string): KeptContext => ({
  context,
  hour,
  pieces: new Map(),
  responses: new LruCache(mostResponses),
})

const keyOf = ({ context: { closet, day } }: KeptContext, asked: string) =>
  `${closet.ownerId} ${day.weather.id} ${asked}`
