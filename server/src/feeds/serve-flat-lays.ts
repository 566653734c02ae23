import { FlatLayFormat } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AppError } from '#platform/errors.ts'
import type { MountOptions } from '#platform/http/mount.ts'
import { parse } from '#platform/http/read.ts'
import type { CompositionType } from '#platform/images/index.ts'
import type { Urls } from '#platform/urls.ts'
import { accepts } from '../files/index.ts'
import { createFlatLays, type FlatLayDeps } from './draw-flat-lay.ts'

const Query = z.object({ format: FlatLayFormat.default('card') })
/** Seconds for which caches may show what has been deleted. */
const lifetime = 3600

/** Outfits of feeds under unguessable names, without a session: for link previews. */
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
      const { format } = parse(Query, request.query) as z.output<typeof Query>
      const name = z.uuid().toLowerCase().safeParse(request.params.name)
      const found = name.success ? await ask(name.data, format, typesFor(request.headers.accept)) : null
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

/** Previews of links are fetched by programs that know JPEG only. */
const typesFor = (accept: string | undefined): CompositionType[] => [
  ...(['avif', 'webp'] as const).filter((type) => accepts(accept, `image/${type}`)),
  'jpeg',
]
