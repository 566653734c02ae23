import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { noContent, NotificationId, pageOf, pageQuery, Timestamp, UserId, yesOrNo } from './vocabulary.ts'

/**
 * Words by which clients choose the icon of a notification. They look for the words in this order, first in the title,
 * which contains at most one of them, then in the content.
 */
export const iconWords = ['좋아요', '메시지', '속성', '권한', '피드'] as const
export type IconWord = (typeof iconWords)[number]

/** Days for which notifications that were read stay in the list. */
export const readNotificationDays = 90
/** Days for which unread notifications stay in the list. */
export const unreadNotificationDays = 180

/**
 * A notification. `replacesId` is the id of the one that it replaces, if several similar events, such as messages of
 * one person, are combined in one notification and another event has come.
 */
export const Notification = z.object({
  id: NotificationId,
  createdAt: Timestamp,
  receiverId: UserId,
  title: z.string(),
  content: z.string(),
  level: z.enum(['INFO', 'WARNING', 'ERROR']),
  kind: z.string(),
  targetUrl: z.string().nullable(),
  replacesId: NotificationId.nullable(),
})
export type Notification = z.infer<typeof Notification>

export const notifications = endpoints({
  list: {
    method: 'GET',
    path: '/api/notifications',
    access: 'user',
    summary: '알림 목록',
    query: z.object({ ...pageQuery().shape, read: yesOrNo.default(false) }),
    status: 200,
    response: pageOf(Notification),
    errors: ['InvalidCursor'],
  },
  delete: {
    method: 'DELETE',
    path: '/api/notifications/:notificationId',
    access: 'user',
    summary: '알림 읽음(삭제)',
    params: z.object({ notificationId: NotificationId }),
    status: 204,
    response: noContent,
  },
})
