import type { AccountAudience, Profile, UserId } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../platform/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { profileQuery } from '../profiles/index.ts'
import { audiencesApi } from './api.ts'
import { audienceTexts } from './texts.data.ts'

/** Saves audiences at once; the feeds and requests that this opens or closes are loaded again when they are next shown. */
export function useSaveAudience(userId: UserId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<AccountAudience>) => audiencesApi.update({ params: { userId }, body }),
    onSuccess: (saved, { audience }) => {
      queryClient.setQueryData(profileQuery(userId).queryKey, (profile: Profile | undefined) =>
        profile ? { ...profile, ...saved } : profile,
      )
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [first] }) => first === 'feeds' || first === 'follows',
      })
      toast.success(textOf(audience))
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}

const textOf = (audience: AccountAudience['audience'] | undefined) =>
  audience === undefined
    ? audienceTexts.closetChanged
    : audience === 'FOLLOWERS'
      ? audienceTexts.closed
      : audienceTexts.opened
