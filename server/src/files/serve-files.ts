import { ImageId } from '@otday/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import { parse } from '#platform/http/read.ts'
import { widthsFor } from '#platform/images/index.ts'
import type { PictureSigner } from '#platform/crypto/picture-signatures.ts'
import type { Storage, StoredFile } from '#platform/storage/index.ts'
import { acceptsAvif, namesTag } from './conditional.ts'
import { fileKey, type PictureFormat } from './file-keys.ts'
import { createPictureAccess } from './picture-access.ts'

export interface ServingDeps {
  db: Db
  clock: Clock
  storage: Storage
  signer: PictureSigner
  basePath: string
}

const defaultWidth = 640
const Query = z.object({
  w: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .optional(),
})

/** Caches may keep what everyone may see, but ask each time whether that still holds. */
export const publicly = 'public, no-cache'
/** Caches may not keep what one person may see. */
export const privately = 'private, no-store'

interface Found {
  file: StoredFile
  format: PictureFormat
  tag: string
}

/**
 * Serves the smallest variant of at least `w` px, as AVIF if that exists and is accepted, else as WebP. Each request is
 * checked: one that is signed for a viewer by what the viewer may see now, one without a signature by what everyone may.
 */
export function serveFiles(app: FastifyInstance, { db, clock, storage, signer, basePath }: ServingDeps): void {
  const { isPublic, isSeen, isOwn } = createPictureAccess({ db, clock })
  type Params = Record<'imageId' | 'pass' | 'signature', string>
  app.get<{ Params: Pick<Params, 'imageId'> }>(`${basePath}/files/:imageId`, async (request, reply) => {
    const id = idOf(request.params.imageId)
    if (!(await isPublic(id))) throw new AppError('ImageForbidden')
    reply.header('cache-control', publicly)
    return send(request, reply, await find(storage, id, wantedBy(request)))
  })
  app.get<{ Params: Params }>(`${basePath}/files/:imageId/:pass/:signature`, async (request, reply) => {
    const { imageId, pass, signature } = request.params
    const id = idOf(imageId)
    const signed = requireFound(signer.read(id, pass, signature), 'ImageForbidden')
    const view = { id, viewer: signed.viewer }
    if (!(await (signed.purpose === 'passing' ? isOwn(view) : isSeen(view)))) throw new AppError('ImageNotFound')
    reply.header('cache-control', privately)
    return send(request, reply, await find(storage, id, wantedBy(request)))
  })
}

function idOf(text: string): ImageId {
  const id = ImageId.safeParse(text)
  if (!id.success) throw new AppError('ImageNotFound')
  return id.data
}

interface Wanted {
  width: number
  formats: PictureFormat[]
}

function wantedBy({ query, headers }: FastifyRequest): Wanted {
  const { w: width = defaultWidth } = parse(Query, query) as z.output<typeof Query>
  return { width, formats: acceptsAvif(headers.accept) ? ['avif', 'webp'] : ['webp'] }
}

async function find(storage: Storage, id: ImageId, { width: wanted, formats }: Wanted): Promise<Found> {
  for (const width of widthsFor(wanted))
    for (const format of formats) {
      const file = await storage.open(fileKey(id, width, format))
      if (file) return { file, format, tag: `"${id}-${width}-${format}"` }
    }
  throw new AppError('ImageNotFound')
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { file, format, tag }: Found): FastifyReply {
  reply.headers({
    etag: tag,
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'last-modified': file.modifiedAt.toUTCString(),
  })
  if (namesTag(headers['if-none-match'], tag)) {
    file.stream.destroy()
    return reply.code(304).send()
  }
  return reply.type(`image/${format}`).header('content-length', file.size).send(file.stream)
}
