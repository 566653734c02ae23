/** My notifications; the total of the list is the number on the bell. */
export const notificationsKey = ['notifications', 'list'] as const
