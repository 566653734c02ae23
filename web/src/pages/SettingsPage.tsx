import type { Profile, UserDto } from '@otday/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DataSection, DevicesSection, LoginSection } from '../features/account/index.ts'
import { AudienceSettings } from '../features/audiences/index.ts'
import { SignInMethods } from '../features/auth/index.ts'
import { BlockSettings } from '../features/blocks/index.ts'
import { BriefingSettings } from '../features/briefings/index.ts'
import { ProfileForm, profileQuery } from '../features/profiles/index.ts'
import { chooseAgain, ComfortSettings, StylistSettings } from '../features/stylist-preferences/index.ts'
import { forgetPlace } from '../features/places/index.ts'
import { AlertsSetting } from '../features/weather/index.ts'
import { messageOf } from '../platform/api/api-error.ts'
import { useUser } from '../platform/session/session.ts'
import { type SettingsSection, sectionIn } from '../platform/navigation/settings-sections.ts'
import { applyTheme, chosenTheme, type Theme } from '../styles/theme.ts'
import { useSeen } from '../ui/lazy.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Segmented } from '../ui/RadioRow.tsx'
import { SideCard } from '../ui/SideCard.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorState } from '../ui/States.tsx'
import { SettingsIndex } from './SettingsIndex.tsx'
import styles from './SettingsPage.module.css'

/**
 * Page of the settings: shows the section that the URL names. The profile stays mounted, so that unsaved text is not
 * lost while another section is shown.
 */
export function SettingsPage() {
  const user = useUser()
  const section = sectionIn(useSearchParams()[0])
  const isProfile = section === 'profile'
  const isProfileSeen = useSeen(isProfile)
  return (
    user && (
      <>
        <PageHeader title="설정" />
        <div className={styles.columns}>
          <SettingsIndex current={section} />
          <div className={styles.section}>
            {isProfileSeen && (
              <section hidden={!isProfile} aria-labelledby="profile-title">
                <h2 id="profile-title" className={styles.title}>
                  프로필 수정
                </h2>
                <p className={styles.text}>추천에 쓰이는 정보예요. 언제든 바꿀 수 있어요.</p>
                <OwnProfile user={user} />
              </section>
            )}
            {section !== 'profile' && sections[section](user)}
          </div>
        </div>
      </>
    )
  )
}

const sections: Record<Exclude<SettingsSection, 'profile'>, (user: UserDto) => ReactNode> = {
  audience: (user) => (
    <Suspense fallback={<Skeleton height={208} radius={16} />}>
      <AudienceSettings user={user} />
    </Suspense>
  ),
  stylist: (user) => (
    <>
      <Suspense fallback={<Skeleton height={1080} radius={16} />}>
        <StylistSettings user={user} />
      </Suspense>
      <Suspense fallback={<Skeleton height={156} radius={16} />}>
        <ComfortSettings />
      </Suspense>
    </>
  ),
  notifications: (user) => (
    <>
      <Suspense fallback={<AlertsWaiting />}>
        <AlertsSetting user={user} />
      </Suspense>
      {/* How long the next part is depends on whether the briefing is on, so that nothing stands below it. */}
      <Suspense fallback={<Skeleton height={920} radius={16} />}>
        <BriefingSettings user={user} />
      </Suspense>
    </>
  ),
  blocks: () => (
    <Suspense fallback={<Skeleton height={420} radius={16} />}>
      <BlockSettings />
    </Suspense>
  ),
  display: () => <ThemeSection />,
  account: (user) => (
    <section className={styles.account} aria-label="계정">
      <Suspense fallback={<Skeleton height={284} radius={16} />}>
        <SignInMethods />
      </Suspense>
      <LoginSection user={user} />
      <DevicesSection />
      <DataSection user={user} />
    </section>
  ),
}

const AlertsWaiting = () => (
  <div className={styles.alerts}>
    <Skeleton height="100%" radius={16} />
  </div>
)

function OwnProfile({ user }: { user: UserDto }) {
  const { data: profile, error, isError, isFetching, refetch } = useQuery(profileQuery(user.id))
  const onSaved = useSaved()
  if (profile) {
    return (
      <Suspense fallback={<Loading />}>
        <ProfileForm profile={profile} onSaved={onSaved} />
      </Suspense>
    )
  }
  if (!isError) return <Loading />
  return (
    <ErrorState
      title="프로필을 불러오지 못했어요"
      text={messageOf(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

const Loading = () => <output className={styles.loading}>로딩 중...</output>

/**
 * Returns a callback after the profile is saved, which invalidates what depends on it: posts (name, picture), outfits
 * (sensitivity to temperature) and weather (location).
 */
function useSaved() {
  const queryClient = useQueryClient()
  return (saved: Profile, before: Profile) => {
    if (saved.name !== before.name || saved.profileImageUrl !== before.profileImageUrl) {
      void queryClient.invalidateQueries({ queryKey: ['feeds'] })
    }
    if (saved.temperatureSensitivity !== before.temperatureSensitivity) {
      chooseAgain(queryClient)
    }
    if (
      saved.location?.latitude !== before.location?.latitude ||
      saved.location?.longitude !== before.location?.longitude
    )
      forgetPlace()
  }
}

const themes = [
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
  { value: 'system', label: '기기 설정대로' },
] as const

function ThemeSection() {
  const [theme, setTheme] = useState<Theme>(chosenTheme)
  return (
    <SideCard title="화면 테마" text="이 기기에서만 바뀌어요.">
      <Segmented
        label="화면 테마"
        value={theme}
        options={themes}
        onChange={(next) => {
          applyTheme(next)
          setTheme(next)
        }}
      />
    </SideCard>
  )
}
