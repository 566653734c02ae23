import type { Facts } from '../reading/facts.ts'
import type * as read from './read-names.ts'

/** Names that the dictionary reads in a piece's name: the one to speak, and words that a set may share. */
export type GivenNames = { spoken: string; tokens: readonly string[] }

/** Replaces `read-names.ts` where the dictionary (a megabyte) is not loaded: names come with the piece (`basis.ts`). */
const givenOf = (f: Pick<Facts, 'name'>): Partial<GivenNames> => f as Pick<Facts, 'name'> & Partial<GivenNames>

export const madeName: typeof read.madeName = (f) => givenOf(f).spoken ?? f.name
export const tokensIn: typeof read.tokensIn = (f) => new Set(givenOf(f).tokens)
