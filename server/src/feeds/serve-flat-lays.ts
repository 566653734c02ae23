import { type FlatLayGround, FlatLayQuery } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AppError } from '#platform/errors.ts'
import type { MountOptions } from '#platform/http/mount.ts'
import { parse } from '#platform/http/read.ts'
import type { CompositionType } from '#platform/images/index.ts'
import type { Urls } from '#platform/http/urls.ts'
import { accepts } from '../files/index.ts'
import { createFlatLays, type FlatLayDeps } from './draw-flat-lay.ts'

/** Seconds for which caches may still show a deleted picture. */
const lifetime = 3600

/** Serves outfit pictures of feeds under unguessable names, without a session: for link previews. */
export function serveFlatLays(
  app: FastifyInstance,
  deps: FlatLayDeps & { urls: Urls },
  { limit }: Pick<MountOptions, 'limit'>,
): void {
  const ask = createFlatLays(deps)
  app.route<{ Params: { name: string } }>({
    method: 'GET',
    url: deps.urls.flatLay(':name'),
    onRequest: limit('default'),
    handler: async (request, reply) => {
      const query = parse(FlatLayQuery, request.query) as FlatLayQuery
      const name = z.uuid().toLowerCase().safeParse(request.params.name)
      const found = name.success ? await ask(name.data, query, typesFor(request.headers.accept, query.ground)) : null
      if (!found) throw new AppError('ImageNotFound')
      return reply
        .headers({
          vary: 'Accept',
          'cache-control': `public, max-age=${lifetime}`,
          'x-content-type-options': 'nosniff',
        })
        .type(`image/${found.type}`)
        .send(Buffer.from(found.bytes))
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
