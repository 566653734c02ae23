import type { notifications, UserId, NotificationId } from '@otday/contract'
import { type Db, inTransaction, type Paging } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { deleteNotification, findNotification, lockInbox, notificationPage } from './queries.ts'

export { defineNotificationJobs } from './jobs.ts'
export { type News, notify, type TellingDeps } from './notify.ts'
export { onAttributeSaved } from './on-attribute-saved.ts'
export { onCommentCreated } from './on-comment-created.ts'
export { onConversationRead } from './on-conversation-read.ts'
export { onFeedCreated } from './on-feed-created.ts'
export { onFeedLiked } from './on-feed-liked.ts'
export { onFollowCreated } from './on-follow-created.ts'
export { onMessageSent } from './on-message-sent.ts'
export { onRoleChanged } from './on-role-changed.ts'
export { onWeatherAlerted } from './on-weather-alerted.ts'
export { inboxSeqOf, notificationsAfter } from './queries.ts'
export { forgetInboxOf } from './queries-departures.ts'
export { takeBackNewsJob } from './take-back-news.ts'

export interface NotificationDeps {
  db: Db
  paging: Paging
}

export const notificationHandlers = ({ db, paging }: NotificationDeps): Handlers<typeof notifications> => ({
  list: ({ viewer, query }) => notificationPage(db, paging, viewer.id, query),
  delete: async ({ viewer, params: { notificationId } }) => {
    await removeNotification(db, viewer.id, notificationId)
    return undefined
  },
})

/**
 * The inbox is locked first, as whoever tells something does: the two never wait for each other.
 * @throws Forbidden for another's; an own one that is already gone is as good as removed.
 */
const removeNotification = (db: Db, receiverId: UserId, id: NotificationId): Promise<void> =>
  inTransaction(db, async (tx) => {
    if ((await lockInbox(tx, receiverId)) && (await deleteNotification(tx, receiverId, id))) return
    const left = await findNotification(tx, id)
    if (left && left.receiverId !== receiverId) throw new AppError('Forbidden')
  })
