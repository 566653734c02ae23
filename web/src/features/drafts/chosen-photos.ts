import type { UserId } from '@otday/contract'
import { contentHash } from './content-hash.ts'
import { type KeptPhoto, keptHashesOf } from './kept-photos.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { draftsQuery, knownDraft } from './queries.ts'

export interface ChosenPhoto {
  readonly photo: File
  /** Absent if the file could not be read. */
  readonly hash: string | undefined
}

/**
 * Splits files into new ones (`fresh`) and those chosen before (`again`): earlier in `files`, on their way to the
 * server, or waiting for review. Only the server knows which pictures are in the closet already.
 */
export async function chosenAmong(
  ownerId: UserId,
  files: readonly File[],
  onTheirWay: readonly Pick<KeptPhoto, 'hash'>[],
): Promise<{ fresh: ChosenPhoto[]; again: ChosenPhoto[] }> {
  // Photos may be shared into any page, where the drafts have not been loaded yet.
  await queryClient.ensureQueryData(draftsQuery()).catch(() => undefined)
  const arrived = (await keptHashesOf(ownerId).catch(() => [])).filter(({ id }) => knownDraft(id))
  const known = new Set([...onTheirWay, ...arrived].map(({ hash }) => hash))
  const fresh: ChosenPhoto[] = []
  const again: ChosenPhoto[] = []
  // One after the other: fifty photos are too much for the memory of a phone.
  for (const photo of files) {
    const hash = await contentHash(photo).catch(() => undefined)
    const isKnown = hash !== undefined && known.has(hash)
    known.add(hash)
    ;(isKnown ? again : fresh).push({ photo, hash })
  }
  return { fresh, again }
}
