import { createHash } from 'node:crypto'
import { clothesImageLimit, type ImageId, profileImageLimit, type UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { afterCommit, type Db, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { unguessableId } from '#platform/ids.ts'
import type { Images, ProcessedPicture } from '#platform/images/index.ts'
import type { Queue } from '#platform/jobs/index.ts'
import { outliving } from '#platform/concurrency/request-scope.ts'
import type { Storage } from '#platform/storage/index.ts'
import { fileKey } from './file-keys.ts'
import { avifJob } from './make-avif.ts'
import { bytesStoredBy, hasImagesBeyond, lockStoring, insertImages, knownImages } from './queries.ts'

export interface FilesDeps {
  db: Db
  clock: Clock
  storage: Storage
  images: Images
  jobs: Queue<typeof avifJob>
}

export interface Upload {
  ownerId: UserId
  kind: Row<'images'>['kind']
  bytes: Uint8Array
  /** Whether the picture is shown only briefly and only to its owner, so that an AVIF is not worthwhile. */
  isPassing?: boolean
  /** Hash of the photo that these bytes were cut from; if undefined, the bytes themselves are hashed. */
  contentHash?: string | null
}

/**
 * Limits per user. Pictures to which nothing refers count until the sweep removes them after a day; AVIF files, which
 * are made later, do not count.
 */
export const mostPictures = 5000
const mostBytes = 500 * 1024 * 1024

const limits = { clothes: clothesImageLimit, profile: profileImageLimit, wear: clothesImageLimit }

/** A picture whose files are written. Disposal removes them unless a transaction that called `keep` has committed. */
export interface StoredImage extends AsyncDisposable {
  /** Inserts the picture's row; call it in the transaction that inserts a reference to it. @throws TooManyPictures */
  keep(tx: Db): Promise<ImageId>
}

/**
 * Decodes a picture and writes its files before the transaction that keeps them, since decoding takes long. Bind the
 * result with `await using`, and `return await` the promises that use it.
 * @throws ImageTooLarge, TooManyPictures, InvalidImage, Unavailable
 */
export async function storeImage(deps: FilesDeps, upload: Upload): Promise<StoredImage> {
  await requireSpace(deps, upload)
  const picture = { id: unguessableId<ImageId>(), picture: await deps.images.process(upload.bytes, upload.ownerId) }
  return asStored(await writeFiles(deps, upload, [picture]), picture.id)
}

/** Returns written files as the picture whose `keep` returns its id. */
export const asStored = (files: Awaited<ReturnType<typeof writeFiles>>, id: ImageId): StoredImage => ({
  keep: async (tx) => {
    await files.keep(tx)
    return id
  },
  [Symbol.asyncDispose]: files[Symbol.asyncDispose],
})

/** Checks an upload's size and its owner's limits before it is decoded. @throws ImageTooLarge, TooManyPictures */
export async function requireSpace(deps: FilesDeps, { ownerId, kind, bytes }: Upload): Promise<void> {
  if (bytes.length > limits[kind]) throw new AppError('ImageTooLarge')
  await requirePlace(deps.db, ownerId)
}

async function requirePlace(db: Db, ownerId: UserId): Promise<void> {
  if ((await hasImagesBeyond(db, ownerId, mostPictures - 1)) || (await bytesStoredBy(db, ownerId)) > mostBytes)
    throw new AppError('TooManyPictures')
}

interface Stored {
  id: ImageId
  picture: ProcessedPicture
}

interface WrittenFiles extends AsyncDisposable {
  keep(tx: Db): Promise<void>
}

export async function writeFiles(deps: FilesDeps, upload: Upload, pictures: readonly Stored[]): Promise<WrittenFiles> {
  const files = pictures.flatMap(({ id, picture }) =>
    picture.variants.map(({ width, bytes }) => ({ key: fileKey(id, width, 'webp'), bytes })),
  )
  // If the removal fails, nobody is notified, since the original error matters more; the sweep removes the files that
  // are left.
  const remove = () => deps.storage.remove(files.map(({ key }) => key)).catch(() => {})
  let state: 'unused' | 'kept' | 'committed' = 'unused'
  await deps.storage.put(files).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    keep: async (tx) => {
      // Other uploads may have used up the limits while this one was decoded.
      await lockStoring(tx, upload.ownerId)
      await requirePlace(tx, upload.ownerId)
      const createdAt = deps.clock.now()
      await insertImages(
        tx,
        pictures.map((stored) => rowOf(stored, upload, createdAt)),
      )
      if (!upload.isPassing) for (const { id } of pictures) await makeLasting(deps, tx, id)
      state = 'kept'
      afterCommit(tx, () => {
        state = 'committed'
      })
    },
    [Symbol.asyncDispose]: async () => {
      if (state === 'unused' || (state === 'kept' && !(await isAnyKept(deps.db, pictures)))) await remove()
    },
  }
}

export const makeLasting = ({ jobs }: Pick<FilesDeps, 'jobs'>, tx: Db, imageId: ImageId): Promise<void> =>
  jobs.enqueue(tx, avifJob, { imageId })

/**
 * Returns whether a row of these pictures was stored, since a commit may succeed though its response is lost. True also
 * if the database does not respond: then the files stay, and the sweep removes them if need be.
 */
const isAnyKept = (db: Db, pictures: readonly Stored[]) =>
  outliving(() =>
    knownImages(
      db,
      pictures.map(({ id }) => id),
    ),
  ).then(
    (known) => known.size > 0,
    () => true,
  )

/** Returns the SHA-256 of a file in hexadecimal. */
export const contentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const rowOf = ({ id, picture }: Stored, { ownerId, kind, bytes, contentHash: known }: Upload, createdAt: Date) => ({
  id,
  ownerId,
  kind,
  width: picture.width,
  height: picture.height,
  thumbhash: picture.thumbhash,
  colorL: picture.color?.l ?? null,
  colorC: picture.color?.c ?? null,
  colorH: picture.color?.h ?? null,
  lookHash: picture.lookHash,
  contentHash: known === undefined ? contentHash(bytes) : known,
  cutOut: picture.cutOut && JSON.stringify(picture.cutOut),
  isMeasured: true,
  bytes: picture.variants.reduce((sum, variant) => sum + variant.bytes.length, 0),
  createdAt,
})
