import { type Profile, toastTexts, type UserId } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { changeUser } from '../../platform/session/session.ts'
import { toast } from '../../ui/toast.ts'
import type { ProfileBody } from './forms/values.ts'
import { profileQuery } from './queries.ts'

interface Write {
  userId: UserId
  body: ProfileBody
  /** A new picture; null keeps what is there. */
  image: Blob | null
}

/** Saves a profile; updates caches that show it and shows the toasts. */
export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, body, image }: Write) => api.profiles.update({ params: { userId }, body, image }),
    onSuccess: (profile: Profile) => {
      queryClient.setQueryData(profileQuery(profile.userId).queryKey, profile)
      changeUser({ name: profile.name })
      toast.success(toastTexts.profileUpdated)
    },
    onError: () => toast.error(toastTexts.profileFailed),
  })
}
