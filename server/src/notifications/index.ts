import type { NotificationId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { afterCommit, type Db, type EffectLog, inTransaction, type Paging } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { AppError } from '#platform/errors.ts'
import type { Notify } from '#platform/live/signals.ts'
import type { Writer } from '#platform/writer.ts'
import { createDelivery } from './delivery.ts'
import { type NewsDeps, notificationJobs } from './jobs.ts'
import { createNotificationPages, findNotification, lockInbox, moveToRead, readNotificationPage } from './queries.ts'

export { type NewNotification, deliver } from './deliver.ts'
export { onAttributeSaved } from './on-attribute-saved.ts'
export { onConversationRead } from './on-conversation-read.ts'
export { onFeedCreated } from './on-feed-created.ts'
export { onRoleChanged } from './on-role-changed.ts'
export { onWeatherAlerted } from './on-weather-alerted.ts'
export { createDelivery } from './delivery.ts'
export { inboxPlaceOf, notificationsAfter, type UnreadCount, unreadCountsAfter } from './queries-stream.ts'
export { forgetInboxOf, forgetLikeDeliveries } from './queries-departures.ts'
export { takeBackNews, takeBackNewsBetween, takeBackNewsJob } from './take-back-news.ts'

interface NotificationDeps {
  db: Db
  notify: Notify
  paging: Paging
  clock: Clock
}

export const notifications = defineModule('notifications', (deps: NotificationDeps & NewsDeps & { log: EffectLog }) => {
  const delivery = createDelivery(deps)
  return {
    handlers: { notifications: notificationHandlers(deps) },
    serve: (http) => void http.addHook('preClose', delivery.stop),
    jobs: notificationJobs(deps),
    start: async () => delivery.start(),
    uses: { deliverSoon: delivery.request },
  }
})

const notificationHandlers = (deps: NotificationDeps): HandlersOf<'notifications'> => {
  const { db, paging } = deps
  const pageOf = createNotificationPages(db, paging)
  return {
    list: ({ viewer, query: { read, ...page } }) =>
      read ? readNotificationPage(db, paging, viewer.id, page) : pageOf(viewer.id, page),
    delete: async ({ viewer, params: { notificationId } }) => {
      await readNotification(deps, viewer, notificationId)
      return undefined
    },
  }
}

/**
 * Moves a notification to the read ones; does nothing if it is missing. Locks the inbox before its rows, as deliveries
 * do, against deadlocks.
 * @throws SessionEnded; Forbidden for another user's notification.
 */
const readNotification = (
  { db, notify, clock }: Omit<NotificationDeps, 'paging'>,
  by: Writer,
  id: NotificationId,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const { id: receiverId } = by
    if ((await lockInbox(tx, receiverId)) && (await moveToRead(tx, receiverId, id, clock.now())))
      return afterCommit(tx, () => notify('reading', [receiverId]))
    const left = await findNotification(tx, id)
    if (left && left.receiverId !== receiverId) throw new AppError('Forbidden')
  })
