import type { FeedId, UserId } from '@otday/contract'

/** Where in the app a notification leads: paths of the client's routes. */
export const feedTarget = (feedId: FeedId) => `/feeds?feedId=${feedId}`
export const profileTarget = (userId: UserId) => `/profiles?userId=${userId}`
export const conversationTarget = (userId: UserId) => `/profiles?userId=${userId}&messages=open`
export const closetTarget = '/closet'
export const usersTarget = '/admin/users'
