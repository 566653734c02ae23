import * as z from 'zod'

export const VoteReason = z.enum(['COLD', 'HOT', 'MISMATCH', 'OCCASION', 'COMBINATION'])
export type VoteReason = z.infer<typeof VoteReason>
export const voteReasonLabels = {
  COLD: '추워요',
  HOT: '더워요',
  MISMATCH: '안 어울려요',
  OCCASION: '상황에 안 맞아요',
  COMBINATION: '이 조합은 별로예요',
} as const satisfies Record<VoteReason, string>
