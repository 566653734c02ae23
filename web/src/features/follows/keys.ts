import type { UserId } from '@otday/contract'

export type FollowSide = 'followers' | 'followings'

export const sideLabels = { followers: '팔로워', followings: '팔로잉' } as const satisfies Record<FollowSide, string>

/** Filters of a list; `nameLike` is part of a name, or empty for all. */
export interface FollowListFilters {
  side: FollowSide
  userId: UserId
  nameLike: string
}

export const followSummaryKey = (userId: UserId) => ['follows', 'summary', userId] as const

/** Prefix of the query keys of lists of follows; the filters follow. */
export const followLists = ['follows', 'list'] as const
export const followListKey = (filters: FollowListFilters) => [...followLists, filters] as const
