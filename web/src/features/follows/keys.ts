import type { UserId } from '@otday/contract'

/** Those who follow a person, or those whom the person follows. */
export type FollowSide = 'followers' | 'followings'

export const sideLabels = { followers: '팔로워', followings: '팔로잉' } as const satisfies Record<FollowSide, string>

/** Whose list, and the word that names have in them; empty: all. */
export interface FollowListFilters {
  side: FollowSide
  userId: UserId
  nameLike: string
}

export const followSummaryKey = (userId: UserId) => ['follows', 'summary', userId] as const

/** Begins the key of every list of people; the filters end it. */
export const followLists = ['follows', 'list'] as const
export const followListKey = (filters: FollowListFilters) => [...followLists, filters] as const
