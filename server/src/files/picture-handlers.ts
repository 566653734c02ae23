import type { pictures } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import type { Handlers } from '#platform/http/mount.ts'
import type { Urls } from '#platform/http/urls.ts'
import { seenAmong } from './queries-sight.ts'

/** Returns handlers that sign picture URLs again, for pages that stay open longer than a signature is valid. */
export const pictureHandlers = ({ db, urls }: { db: Db; urls: Urls }): Handlers<typeof pictures> => ({
  urls: async ({ viewer, query: { ids } }) => {
    const seen = await seenAmong(
      db,
      ids.map((id) => ({ id, viewer: viewer.id })),
    )
    return seen.map(({ id }) => ({ imageId: id, imageUrl: urls.signedImage(viewer.id, id) }))
  },
})
