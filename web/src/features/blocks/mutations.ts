import type { MuteId, NewMute, UserId, UserSummary } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../platform/api/api-error.ts'
import { useUser } from '../../platform/session/session.ts'
import { toast } from '../../ui/toast.ts'
import { blocksApi, mutesApi } from './api.ts'
import { dropOthers, refreshMuted } from './cache.ts'
import { blockTexts } from './texts.data.ts'

const about = 'block'

export function useUnblock() {
  const queryClient = useQueryClient()
  const ownId = useUser()?.id ?? ''
  return useMutation({
    mutationFn: (userId: UserId) => blocksApi.delete({ params: { userId } }),
    onSuccess: () => {
      dropOthers(queryClient, ownId)
      toast.success(blockTexts.unblocked, undefined, about)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}

/** Blocks a person; `onBlocked` leaves what is shown of the person. The toast takes the block back. */
export function useBlock(onBlocked: () => void) {
  const queryClient = useQueryClient()
  const ownId = useUser()?.id ?? ''
  const unblock = useUnblock()
  return useMutation({
    mutationFn: ({ userId }: UserSummary) => blocksApi.create({ body: { userId } }),
    onSuccess: (_, { userId }) => {
      onBlocked()
      dropOthers(queryClient, ownId)
      const undo = { label: blockTexts.undo, onPress: () => unblock.mutate(userId) }
      toast.success(blockTexts.blocked, undo, about)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}

export function useUnmute() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (muteId: MuteId) => mutesApi.delete({ params: { muteId } }),
    onSuccess: () => toast.success(blockTexts.unmuted, undefined, about),
    onError: (error) => toast.error(messageOf(error)),
    // After a failure, too: another window may have ended the mute already.
    onSettled: () => refreshMuted(queryClient),
  })
}

/** Mutes a person, a word or a hashtag; the toast takes it back. */
export function useMute() {
  const queryClient = useQueryClient()
  const unmute = useUnmute()
  return useMutation({
    mutationFn: (body: NewMute) => mutesApi.create({ body }),
    onSuccess: ({ id }) => {
      refreshMuted(queryClient)
      toast.success(blockTexts.muted, { label: blockTexts.undo, onPress: () => unmute.mutate(id) }, about)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}
