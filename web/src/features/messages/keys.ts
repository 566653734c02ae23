import type { UserId } from '@otday/contract'

export const threadKey = (partnerId: UserId) => ['messages', partnerId] as const
export const conversationsKey = ['conversations'] as const
