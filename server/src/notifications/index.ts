import type { notifications } from '@otday/contract'
import type { Db, Paging } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { deleteNotification, findNotification, notificationPage } from './queries.ts'

export { type News, notify } from './notify.ts'

export interface NotificationDeps {
  db: Db
  paging: Paging
}

export const notificationHandlers = ({ db, paging }: NotificationDeps): Handlers<typeof notifications> => ({
  list: ({ viewer, query }) => notificationPage(db, paging, viewer.id, query),
  delete: async ({ viewer, params: { notificationId } }) => {
    if (await deleteNotification(db, notificationId, viewer.id)) return undefined
    // An own one that is already gone is as good as removed; another's is not the viewer's to touch.
    const left = await findNotification(db, notificationId)
    if (left && left.receiverId !== viewer.id) throw new AppError('Forbidden')
    return undefined
  },
})
