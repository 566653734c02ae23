import type { pictures } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import type { Handlers } from '#platform/http/mount.ts'
import type { Urls } from '#platform/http/urls.ts'
import { imagesSeenBy } from './queries.ts'

/** Returns handlers that sign urls anew, for windows that were open for longer than a signature lasts. */
export const pictureHandlers = ({ db, urls }: { db: Db; urls: Urls }): Handlers<typeof pictures> => ({
  urls: async ({ viewer, query: { ids } }) =>
    (await imagesSeenBy(db, viewer.id, ids)).map((imageId) => ({ imageId, imageUrl: urls.signedImage(imageId) })),
})
