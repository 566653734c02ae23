import type { Audience, ClosetAudience, Profile, UserDto } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../platform/api/api-error.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FailedCard } from '../../../ui/FailedCard.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { profileQuery } from '../../profiles/index.ts'
import { useSaveAudience } from '../mutations.ts'
import { audienceTexts } from '../texts.data.ts'

/** Settings of who sees the account and the closet, which are saved at once. */
export function AudienceSettings({ user }: { user: UserDto }) {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery(user.id))
  if (!profile && error)
    return (
      <FailedCard
        title={audienceTexts.account}
        message={messageOf(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <AccountSetting profile={profile} />
      <ClosetSetting profile={profile} />
    </>
  )
}

interface SettingProps {
  /** Absent while loading. */
  profile: Profile | undefined
}

/** A switch that asks before it changes who sees everything. */
function AccountSetting({ profile }: SettingProps) {
  const [asked, setAsked] = useState<Audience | null>(null)
  return (
    <>
      <SideCard
        title={audienceTexts.account}
        text={audienceTexts.accountText}
        action={
          profile ? (
            <Switch
              label={audienceTexts.account}
              checked={profile.audience === 'FOLLOWERS'}
              onChange={(isPrivate) => setAsked(isPrivate ? 'FOLLOWERS' : 'EVERYONE')}
            />
          ) : (
            <Skeleton width={44} height={26} radius={13} />
          )
        }
      />
      {profile && <Question profile={profile} asked={asked} onDone={() => setAsked(null)} />}
    </>
  )
}

function Question({ profile, asked, onDone }: { profile: Profile; asked: Audience | null; onDone: () => void }) {
  const save = useSaveAudience(profile.userId)
  const isOpening = asked === 'EVERYONE'
  return (
    <ConfirmDialog
      open={asked !== null}
      title={isOpening ? audienceTexts.openTitle : audienceTexts.closeTitle}
      confirmLabel={audienceTexts.change}
      busyLabel={audienceTexts.changing}
      busy={save.isPending}
      danger={false}
      onCancel={onDone}
      onConfirm={() => asked && save.mutate({ audience: asked }, { onSuccess: onDone })}
    >
      {isOpening ? audienceTexts.openText : audienceTexts.closeText}
    </ConfirmDialog>
  )
}

const closetOptions = [
  { value: 'EVERYONE', label: '모두' },
  { value: 'FOLLOWERS', label: '팔로워' },
  { value: 'NOBODY', label: '나만' },
] as const satisfies readonly { value: ClosetAudience; label: string }[]

function ClosetSetting({ profile }: SettingProps) {
  return (
    <SideCard
      title={audienceTexts.closet}
      text={audienceTexts.closetText}
      action={profile ? <ClosetSelect profile={profile} /> : <Skeleton width={96} height={44} radius={22} />}
    />
  )
}

function ClosetSelect({ profile }: { profile: Profile }) {
  const save = useSaveAudience(profile.userId)
  return (
    <Select
      label={audienceTexts.closet}
      options={closetOptions}
      value={save.isPending ? (save.variables.closetAudience ?? 'EVERYONE') : (profile.closetAudience ?? 'EVERYONE')}
      disabled={save.isPending}
      onChange={(closetAudience) => save.mutate({ closetAudience })}
    />
  )
}
