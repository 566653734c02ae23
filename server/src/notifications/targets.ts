import type { FeedId, UserId } from '@otday/contract'

/** Paths of the client. */
export const feedTarget = (feedId: FeedId) => `/feeds?feedId=${feedId}`
export const profileTarget = (userId: UserId) => `/profiles?userId=${userId}`
export const requestsTarget = (userId: UserId) => `/profiles?userId=${userId}&requests=open`
export const conversationTarget = (userId: UserId) => `/profiles?userId=${userId}&messages=open`
export const closetTarget = '/closet'
export const usersTarget = '/admin/users'
