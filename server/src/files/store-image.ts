import { clothesImageLimit, type ImageId, profileImageLimit, type UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { unguessableId } from '#platform/ids.ts'
import type { Images, ProcessedPicture } from '#platform/images/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { fileKey } from './file-keys.ts'
import { avifJob } from './make-avif.ts'
import { findImage, hasImagesBeyond, insertImage } from './queries.ts'

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
  if (upload.bytes.length > limits[upload.kind]) throw new AppError('ImageTooLarge')
  if (await hasImagesBeyond(deps.db, upload.ownerId, mostPictures - 1)) throw new AppError('TooManyPictures')
  const picture = await deps.images.process(upload.bytes)
  const id = unguessableId<ImageId>()
  const files = picture.variants.map(({ width, bytes }) => ({ key: fileKey(id, width, 'webp'), bytes }))
  let inUse = false
  try {
    await Promise.all(files.map(({ key, bytes }) => deps.storage.put(key, bytes)))
    let inserted = false
    const result = await work(async (tx) => {
      await insertImage(tx, rowOf(id, upload, picture, deps.clock.now()))
      if (!upload.isPassing) await deps.jobs.enqueue(tx, avifJob, { imageId: id })
      inserted = true
      return id
    })
    inUse = inserted
    return result
  } finally {
    if (!inUse && !(await isKept(deps.db, id))) await deps.storage.remove(files.map(({ key }) => key))
  }
}

/** Keeps a picture that is taken into use later, or never: the daily sweep removes what nothing came to show. */
export const storeImage = (deps: FilesDeps, upload: Upload): Promise<ImageId> =>
  withStoredImage(deps, upload, (keep) => inTransaction(deps.db, keep))

/** A commit may have happened although its answer was lost. When the database cannot tell, the files stay: the sweep can. */
const isKept = (db: Db, id: ImageId) =>
  findImage(db, id).then(
    (row) => row !== undefined,
    () => true,
  )

const rowOf = (id: ImageId, { ownerId, kind }: Upload, picture: ProcessedPicture, createdAt: Date) => ({
  id,
  ownerId,
  kind,
  width: picture.width,
  height: picture.height,
  thumbhash: picture.thumbhash,
  colorL: picture.color?.l ?? null,
  colorC: picture.color?.c ?? null,
  colorH: picture.color?.h ?? null,
  createdAt,
})
