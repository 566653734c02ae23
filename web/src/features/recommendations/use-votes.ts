import { type Recommendation, stylistTexts, type VoteReason } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { outfitKey } from './history.ts'
import { learnedKey } from './queries.ts'

export interface Ballot {
  liked: boolean
  /** Dislikes only. */
  reason: VoteReason | null
}

interface CastVote {
  recommendation: Recommendation
  ballot: Ballot
}

/** Optimistic, rolled back on failure; one per outfit. */
export function useVotes(recommendation: Recommendation) {
  const queryClient = useQueryClient()
  const [ballots, setBallots] = useState<Readonly<Record<string, Ballot | undefined>>>({})
  const key = outfitKey(recommendation)
  const set = (of: string, ballot: Ballot | undefined) => setBallots((before) => ({ ...before, [of]: ballot }))
  const send = useMutation({
    mutationFn: async ({ recommendation: { weatherId, occasion, clothes }, ballot }: CastVote) => {
      const { stylistApi } = await import('./stylist-queries.ts')
      const body = { weatherId, occasion, clothesIds: clothes.map(({ clothesId }) => clothesId), ...ballot }
      return stylistApi.vote({ body })
    },
    onMutate: (vote) => {
      const of = outfitKey(vote.recommendation)
      set(of, vote.ballot)
      return { of, before: ballots[of] }
    },
    onSuccess: () => {
      toast.success(stylistTexts.voteThanks)
      void queryClient.invalidateQueries({ queryKey: learnedKey })
    },
    onError: (_, vote, undo) => {
      if (undo) set(undo.of, undo.before)
      toast.error(stylistTexts.voteFailed, { label: '다시 시도', onPress: () => send.mutate(vote) })
    },
  })
  return {
    ballot: ballots[key],
    vote: (ballot: Ballot) => send.isPending || send.mutate({ recommendation, ballot }),
  }
}
