import type { UserId } from '@otday/contract'

/** What I and that person write to each other. */
export const threadKey = (partnerId: UserId) => ['messages', partnerId] as const
/** With whom I write. */
export const conversationsKey = ['conversations'] as const
