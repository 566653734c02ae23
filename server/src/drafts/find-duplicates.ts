import type { AttributeDefinition, DraftId, PhotoDraft, UserId } from '@otday/contract'
import type { Addresses } from '#platform/addresses.ts'
import type { Db } from '#platform/db/index.ts'
import { lookDistance } from '#platform/images/index.ts'
import { storedPicture } from '../files/index.ts'
import { colourDefinition, type Guess } from './guess.ts'
import { nameKey, ownedNamed } from './queries-owned.ts'

/**
 * Bits in which the looks of one picture may differ. Measured on 15 drawn garments: a photo that was made smaller,
 * brighter, cropped by a hundredth or encoded anew differs in 2 at most, the photo of another garment in 7 at least.
 */
const alike = 4

export interface Compared extends Pick<Guess, 'name' | 'attributes'> {
  id: DraftId
  lookHash: string | null
}

/** For each draft the newest piece of the closet that has its name, its colour and its look. */
export async function findDuplicates(
  { db, addresses }: { db: Db; addresses: Addresses },
  ownerId: UserId,
  { drafts, catalogue }: { drafts: readonly Compared[]; catalogue: Iterable<AttributeDefinition> },
): Promise<Map<DraftId, NonNullable<PhotoDraft['duplicateOf']>>> {
  const colourId = colourDefinition(catalogue)?.id ?? null
  const keys = [...new Set(drafts.map(({ name }) => nameKey(name)))]
  const owned = keys.length > 0 ? await ownedNamed(db, ownerId, keys, colourId) : []
  const found = new Map<DraftId, NonNullable<PhotoDraft['duplicateOf']>>()
  for (const { id, name, attributes, lookHash } of drafts) {
    const colour = attributes.find(({ definitionId }) => definitionId === colourId)?.value ?? null
    const piece = owned.find(
      (one) => nameKey(one.name) === nameKey(name) && one.colour === colour && looksAlike(one.lookHash, lookHash),
    )
    if (!piece) continue
    const imageUrl = addresses.image(piece.imageId)
    found.set(id, { clothesId: piece.id, name: piece.name, imageUrl, picture: storedPicture(piece)?.picture ?? null })
  }
  return found
}

const looksAlike = (one: string | null, other: string | null) =>
  one !== null && other !== null && lookDistance(one, other) <= alike
