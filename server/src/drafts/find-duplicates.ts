import type { ImageId, LikelyDuplicate, UserId } from '@otday/contract'
import type { Urls } from '#platform/http/urls.ts'
import type { Db } from '#platform/db/index.ts'
import { hashDistance } from '#platform/images/index.ts'
import { type Definition, allDefinitions } from '../attributes/index.ts'
import type { AskDuplicate } from '../clothes/index.ts'
import { contentHash, picturesOf, storedPicture } from '../files/index.ts'
import { colourDefinition, type Guess } from './guess.ts'
import { nameKey, ownedNamed, type OwnedPiece, ownedPictured } from './queries-owned.ts'

/**
 * Most differing bits between the perceptual hashes of similar pictures. Measured on 15 drawn garments: a photo
 * resized, brightened, cropped by 1% or re-encoded differs in at most 2, another garment's in at least 7.
 */
const alike = 4

export interface Compared<Id extends string> extends Pick<Guess, 'name' | 'attributes'> {
  id: Id
  lookHash: string | null
  contentHash: string | null
}

/**
 * Finds for each draft the newest other piece with the very same picture, or with the same name and color and a similar
 * picture.
 */
export async function findDuplicates<Id extends string>(
  { db, urls }: { db: Db; urls: Urls },
  ownerId: UserId,
  { compared, catalogue }: { compared: readonly Compared<Id>[]; catalogue: Iterable<Definition> },
): Promise<Map<Id, LikelyDuplicate>> {
  const colourId = colourDefinition(catalogue)?.id ?? null
  const keys = [...new Set(compared.map(({ name }) => nameKey(name)))]
  const owned = keys.length > 0 ? await ownedNamed(db, ownerId, keys, colourId) : []
  const ownedByKey = Map.groupBy(owned, ({ name }) => nameKey(name))
  const pictured = await ownedPictured(
    db,
    ownerId,
    compared.flatMap(({ contentHash }) => contentHash ?? []),
  )
  const found = new Map<Id, LikelyDuplicate>()
  for (const { id, name, attributes, lookHash, contentHash } of compared) {
    const colour = attributes.find(({ definitionId }) => definitionId === colourId)?.value ?? null
    const isLike = (one: (typeof owned)[number]) => one.colour === colour && isSimilar(one.lookHash, lookHash)
    const isOther = (one: { id: string }) => one.id !== id
    const same = pictured.find((one) => isOther(one) && one.contentHash === contentHash)
    const piece = same ?? ownedByKey.get(nameKey(name))?.find((one) => isOther(one) && isLike(one))
    if (piece) found.set(id, shown(urls, ownerId, { piece, isSamePicture: same !== undefined }))
  }
  return found
}

interface Found {
  piece: OwnedPiece
  isSamePicture: boolean
}

const shown = (urls: Urls, ownerId: UserId, { piece, isSamePicture }: Found): LikelyDuplicate => ({
  clothesId: piece.id,
  name: piece.name,
  imageUrl: urls.signedImage(ownerId, piece.imageId),
  picture: storedPicture(piece)?.picture ?? null,
  isSamePicture,
})

/** Returns the newest piece whose picture has exactly these bytes. */
export async function findSamePicture(
  { db, urls }: { db: Db; urls: Urls },
  ownerId: UserId,
  image: Uint8Array,
): Promise<LikelyDuplicate | null> {
  const [piece] = await ownedPictured(db, ownerId, [contentHash(image)])
  return piece ? shown(urls, ownerId, { piece, isSamePicture: true }) : null
}

const isSimilar = (one: string | null, other: string | null) =>
  one !== null && other !== null && hashDistance(one, other) <= alike

export async function findDuplicate<Id extends string>(
  { db, urls }: { db: Db; urls: Urls },
  {
    ownerId,
    imageId,
    ...given
  }: Omit<Compared<Id>, 'lookHash' | 'contentHash'> & { ownerId: UserId; imageId: ImageId | null },
): Promise<LikelyDuplicate | null> {
  const [picture] = (await picturesOf(db, imageId ? [imageId] : [])).values()
  if (!picture) return null
  const compared = [{ ...given, lookHash: picture.lookHash, contentHash: picture.contentHash }]
  const catalogue = (await allDefinitions(db)).values()
  return (await findDuplicates({ db, urls }, ownerId, { compared, catalogue })).get(given.id) ?? null
}

export const duplicateOf =
  (urls: Urls): AskDuplicate =>
  (tx, piece) =>
    findDuplicate({ db: tx, urls }, piece)
