import { clothesImageLimit, type ImageId, profileImageLimit, type UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { unguessableId } from '#platform/ids.ts'
import type { Images, ProcessedPicture } from '#platform/images/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import type { Writer } from '#platform/writer.ts'
import { fileKey } from './file-keys.ts'
import { avifJob } from './make-avif.ts'
import { hasImagesBeyond, lockStoring, insertImages, knownImages } from './queries.ts'

export interface FilesDeps {
  db: Db
  clock: Clock
  storage: Storage
  images: Images
  jobs: Pick<Jobs, 'enqueue'>
}

export interface Upload {
  ownerId: UserId
  kind: Row<'images'>['kind']
  bytes: Uint8Array
  /** Shown to its owner at most, and for a moment: what lasts will be stored anew. Not worth an AVIF. */
  isPassing?: boolean
}

/** Pictures that one person may keep, those of the last day that nothing shows included. */
export const mostPictures = 5000

const limits = { clothes: clothesImageLimit, profile: profileImageLimit }

/**
 * Reads a picture, writes its files and lets `work` take it into use: `keep(tx)` inserts the row, in the transaction
 * that refers to it. Decoding happens before that transaction begins, because it takes long. Neither row nor file is
 * left when anything fails, or when `work` never keeps the picture.
 * @throws ImageTooLarge, TooManyPictures, InvalidImage, and whatever `work` throws.
 */
export async function withStoredImage<T>(
  deps: FilesDeps,
  upload: Upload,
  work: (keep: (tx: Db) => Promise<ImageId>) => Promise<T>,
): Promise<T> {
  await requireSpace(deps, upload)
  const stored = { id: unguessableId<ImageId>(), picture: await deps.images.process(upload.bytes) }
  return withFiles(deps, upload, [stored], (keep) =>
    work(async (tx) => {
      await keep(tx)
      return stored.id
    }),
  )
}

/** @throws ImageTooLarge, TooManyPictures */
export async function requireSpace(deps: FilesDeps, { ownerId, kind, bytes }: Upload): Promise<void> {
  if (bytes.length > limits[kind]) throw new AppError('ImageTooLarge')
  await requirePlace(deps.db, ownerId)
}

async function requirePlace(db: Db, ownerId: UserId): Promise<void> {
  if (await hasImagesBeyond(db, ownerId, mostPictures - 1)) throw new AppError('TooManyPictures')
}

interface Stored {
  id: ImageId
  picture: ProcessedPicture
}

/** The files of pictures that `work` keeps together, or not at all. */
export async function withFiles<T>(
  deps: FilesDeps,
  upload: Upload,
  pictures: readonly Stored[],
  work: (keep: (tx: Db) => Promise<void>) => Promise<T>,
): Promise<T> {
  const files = pictures.flatMap(({ id, picture }) =>
    picture.variants.map(({ width, bytes }) => ({ key: fileKey(id, width, 'webp'), bytes })),
  )
  let inUse = false
  try {
    await deps.storage.put(files)
    let inserted = false
    const result = await work(async (tx) => {
      // Others of the same person may have been stored while this one was decoded.
      await lockStoring(tx, upload.ownerId)
      await requirePlace(tx, upload.ownerId)
      await insertImages(
        tx,
        pictures.map((stored) => rowOf(stored, upload, deps.clock.now())),
      )
      if (!upload.isPassing) for (const { id } of pictures) await makeLasting(deps, tx, id)
      inserted = true
    })
    inUse = inserted
    return result
  } finally {
    if (!inUse && !(await isAnyKept(deps.db, pictures))) await deps.storage.remove(files.map(({ key }) => key))
  }
}

/** A picture is here to stay: it gets its AVIF. */
export const makeLasting = ({ jobs }: Pick<FilesDeps, 'jobs'>, tx: Db, imageId: ImageId): Promise<void> =>
  jobs.enqueue(tx, avifJob, { imageId })

/**
 * Keeps a picture that is taken into use later, or never: the daily sweep removes what nothing came to show.
 * @throws ImageTooLarge, TooManyPictures, InvalidImage, SessionEnded
 */
export const storeImage = (deps: FilesDeps, by: Writer, given: Omit<Upload, 'ownerId'>): Promise<ImageId> =>
  withStoredImage(deps, { ...given, ownerId: by.id }, (keep) =>
    inTransaction(deps.db, async (tx) => {
      await by.lock(tx)
      return keep(tx)
    }),
  )

/** A commit may have happened although its answer was lost. When the database cannot tell, the files stay: the sweep can. */
const isAnyKept = (db: Db, pictures: readonly Stored[]) =>
  knownImages(
    db,
    pictures.map(({ id }) => id),
  ).then(
    (known) => known.size > 0,
    () => true,
  )

const rowOf = ({ id, picture }: Stored, { ownerId, kind }: Upload, createdAt: Date) => ({
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
  createdAt,
})
