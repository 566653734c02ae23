import type { Profile, UserDto } from '@otday/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { messageOf } from '../../../platform/api/api-error.ts'
import { FailedCard } from '../../../ui/FailedCard.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { profileQuery } from '../../profiles/index.ts'

const title = '날씨 알림'
/** Both texts take as many lines, as the profile loads after the first of them is shown. */
const text = '비나 눈, 큰 기온 변화, 강한 바람, 더위와 추위를 아침 7시와 예보가 바뀔 때 알려 드려요.'
const placeless = '비나 눈, 큰 기온 변화, 강한 바람, 더위와 추위를 알려 드려요. 프로필에 위치를 저장해 주세요.'

/** Setting for weather alerts, which is saved at once. */
export function AlertsSetting({ user }: { user: UserDto }) {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery(user.id))
  const save = useSaveAlerts()
  if (!profile && error) {
    return <FailedCard title={title} message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <SideCard
      title={title}
      text={profile && !profile.location ? placeless : text}
      action={
        profile ? (
          <Switch
            label={title}
            checked={save.isPending ? save.variables.weatherAlerts : (profile.weatherAlerts ?? true)}
            busy={save.isPending}
            onChange={(weatherAlerts) => save.mutate({ profile, weatherAlerts })}
          />
        ) : (
          <Skeleton width={44} height={26} radius={13} />
        )
      }
    />
  )
}

/** Saves the setting in the profile; every change of a profile must include the name. */
function useSaveAlerts() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ profile: { userId, name }, weatherAlerts }: { profile: Profile; weatherAlerts: boolean }) =>
      api.profiles.update({ params: { userId }, body: { name, weatherAlerts } }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery(profile.userId).queryKey, profile)
      toast.success(profile.weatherAlerts ? '날씨 알림을 켰어요.' : '날씨 알림을 껐어요.')
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}
