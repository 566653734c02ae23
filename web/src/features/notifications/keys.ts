/** Key of the list, whose total is the number on the bell. */
export const notificationsKey = ['notifications', 'list'] as const
export const readNotificationsKey = ['notifications', 'read'] as const
