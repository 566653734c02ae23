import { idsOf, type Recommendation, stylistTexts, type VoteReason } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { outfitKey } from './history.ts'
import { learnedKey, loadStylist } from '../stylist-preferences/index.ts'
import type { Outfits } from './use-outfits.ts'

interface Ballot {
  /** Null: the vote was taken back. */
  liked: boolean | null
  /** Only dislikes have a reason. */
  reason: VoteReason | null
}

interface CastVote {
  outfit: Recommendation
  ballot: Ballot
}

interface Left {
  outfit: Recommendation
  /** Key of the outfit that was shown after the disliked one; null until there is one. */
  next: string | null
}

/**
 * Votes optimistically, with a rollback on failure; one vote per outfit. A disliked outfit is replaced by the next, and
 * its reason is asked.
 */
export function useVotes(shown: Recommendation, outfits: Outfits) {
  const { ballots, cast } = useBallots()
  const [left, setLeft] = useState<Left | null>(null)
  const key = outfitKey(shown)
  const leftKey = left && outfitKey(left.outfit)
  if (left && left.next === null && key !== leftKey) setLeft({ ...left, next: key })
  const asked = left && (key === leftKey || key === left.next) ? left.outfit : null
  const liked = ballots[key]?.liked ?? null
  return {
    liked,
    /** The disliked outfit, as long as it or the outfit that replaced it is shown; null otherwise. */
    left: asked,
    reason: (leftKey && ballots[leftKey]?.reason) ?? null,
    like: () => liked || cast({ outfit: shown, ballot: { liked: true, reason: null } }),
    dislike: () => {
      // Ignores the second press of a double click.
      if (outfits.busy && key === leftKey) return
      if (liked !== false) cast({ outfit: shown, ballot: { liked: false, reason: null } })
      setLeft({ outfit: shown, next: null })
      outfits.another()
    },
    because: (reason: VoteReason | null) => asked && cast({ outfit: asked, ballot: { liked: false, reason } }),
    undo: () => {
      if (!asked) return
      cast({ outfit: asked, ballot: { liked: null, reason: null } })
      setLeft(null)
      outfits.showAgain(asked)
    },
  }
}

function useBallots() {
  const queryClient = useQueryClient()
  const [ballots, setBallots] = useState<Readonly<Record<string, Ballot | undefined>>>({})
  const set = (outfit: Recommendation, ballot: Ballot | undefined) =>
    setBallots((before) => ({ ...before, [outfitKey(outfit)]: ballot }))
  const send = useMutation({
    // One after the other, so that a reason comes after its dislike.
    scope: { id: 'votes' },
    mutationFn: async ({ outfit, ballot }: CastVote) => {
      const { weatherId, occasion } = outfit
      return (await loadStylist()).vote({ body: { weatherId, occasion, clothesIds: idsOf(outfit), ...ballot } })
    },
    onMutate: ({ outfit, ballot }) => {
      set(outfit, ballot)
      return ballots[outfitKey(outfit)]
    },
    onSuccess: (_, { outfit, ballot }) => {
      // An earlier vote on this outfit may have failed meanwhile, and its rollback replaced this vote, so this vote is
      // set again.
      set(outfit, ballot)
      const thanks = thanksFor(ballot)
      if (thanks) toast.success(thanks)
      void queryClient.invalidateQueries({ queryKey: learnedKey })
    },
    onError: (_, vote, before) => {
      set(vote.outfit, before)
      toast.error(stylistTexts.voteFailed, { label: '다시 시도', onPress: () => send.mutate(vote) })
    },
  })
  return { ballots, cast: (vote: CastVote) => send.mutate(vote) }
}

/** Returns the thanks for a vote; empty for a dislike without a reason, to which the next outfit is the reply. */
function thanksFor({ liked, reason }: Ballot): string {
  if (liked === null) return stylistTexts.dislikeUndone
  return liked || reason ? stylistTexts.voteThanks : ''
}
