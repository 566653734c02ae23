import { createHash } from 'node:crypto'
import { type FlatLayGround, FlatLayQuery } from '@otday/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { PictureSigner } from '#platform/crypto/picture-signatures.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { MountOptions } from '#platform/http/mount.ts'
import { parse } from '#platform/http/read.ts'
import type { CompositionType } from '#platform/images/index.ts'
import type { Urls } from '#platform/http/urls.ts'
import { accepts, namesTag, privately, publicly } from '../files/index.ts'
import { createFlatLays, type FlatLayDeps, type FlatLayView } from './draw-flat-lay.ts'

/**
 * Serves outfit pictures of feeds without a session: under unguessable names for feeds that everyone may see, and for
 * link previews; signed for a viewer for all that the viewer may see now.
 */
export function serveFlatLays(
  app: FastifyInstance,
  deps: FlatLayDeps & { urls: Urls; signer: PictureSigner },
  { limit }: Pick<MountOptions, 'limit'>,
): void {
  const ask = createFlatLays(deps)
  const send = async (request: FastifyRequest, reply: FastifyReply, view: FlatLayView) => {
    const query = parse(FlatLayQuery, request.query) as FlatLayQuery
    const { bytes, type } = requireFound(
      await ask(view, query, typesFor(request.headers.accept, query.ground)),
      'ImageNotFound',
    )
    const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
    const isKept = namesTag(request.headers['if-none-match'], tag)
    reply.headers({ etag: tag, vary: 'Accept', 'x-content-type-options': 'nosniff' })
    return isKept ? reply.code(304).send() : reply.type(`image/${type}`).send(Buffer.from(bytes))
  }
  const nameOf = (text: string) => requireFound(z.uuid().toLowerCase().safeParse(text).data, 'ImageNotFound')
  const route = { method: 'GET', onRequest: limit('default') } as const
  app.route<{ Params: { name: string } }>({
    ...route,
    url: deps.urls.flatLay(':name'),
    handler: (request, reply) => {
      reply.header('cache-control', publicly)
      return send(request, reply, { name: nameOf(request.params.name), viewer: null })
    },
  })
  app.route<{ Params: Record<'name' | 'pass' | 'signature', string> }>({
    ...route,
    url: `${deps.urls.flatLay(':name')}/:pass/:signature`,
    handler: (request, reply) => {
      const { pass, signature } = request.params
      const name = nameOf(request.params.name)
      const signed = deps.signer.read(name, pass, signature)
      if (signed?.purpose !== 'outfit') throw new AppError('ImageForbidden')
      reply.header('cache-control', privately)
      return send(request, reply, { name, viewer: signed.viewer })
    },
  })
}

/**
 * Returns the picture types for a client, the best first. The last is for clients that accept no other, such as
 * programs that fetch link previews: JPEG or, for pictures without a background, which JPEG cannot store, WebP.
 */
const typesFor = (accept: string | undefined, ground: FlatLayGround): CompositionType[] => [
  ...(['avif', 'webp'] as const).filter((type) => accepts(accept, `image/${type}`)),
  ground === 'none' ? 'webp' : 'jpeg',
]
