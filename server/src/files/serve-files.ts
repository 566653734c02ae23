import { ImageId } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AppError } from '#platform/errors.ts'
import { parse } from '#platform/http/read.ts'
import { widthsFor } from '#platform/images/index.ts'
import type { Storage, StoredFile } from '#platform/storage/index.ts'
import { acceptsAvif, namesTag } from './conditional.ts'
import { fileKey, type PictureFormat } from './file-keys.ts'

export interface ServingDeps {
  storage: Storage
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

interface Found {
  file: StoredFile
  format: PictureFormat
  tag: string
}

/**
 * Public, since ids are unguessable: the variant nearest above `w` px (default 640), as AVIF if made and accepted, else
 * WebP.
 */
export function serveFiles(app: FastifyInstance, { storage, basePath }: ServingDeps): void {
  app.get<{ Params: { imageId: string } }>(`${basePath}/files/:imageId`, async (request, reply) => {
    const { w = defaultWidth } = parse(Query, request.query) as z.output<typeof Query>
    const id = ImageId.safeParse(request.params.imageId.toLowerCase())
    const formats: PictureFormat[] = acceptsAvif(request.headers.accept) ? ['avif', 'webp'] : ['webp']
    const found = id.success ? await find(storage, id.data, w, formats) : null
    if (!found) throw new AppError('ImageNotFound')
    reply.headers({
      etag: found.tag,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'last-modified': found.file.modifiedAt.toUTCString(),
    })
    if (namesTag(request.headers['if-none-match'], found.tag)) {
      found.file.stream.destroy()
      return reply.code(304).send()
    }
    return reply.type(`image/${found.format}`).header('content-length', found.file.size).send(found.file.stream)
  })
}

/** Reads files only: pictures cost no database query. */
async function find(storage: Storage, id: ImageId, wanted: number, formats: PictureFormat[]): Promise<Found | null> {
  for (const width of widthsFor(wanted))
    for (const format of formats) {
      const file = await storage.open(fileKey(id, width, format))
      if (file) return { file, format, tag: `"${id}-${width}-${format}"` }
    }
  return null
}
