import {
  type BriefingContents,
  briefingContentLabels,
  type StoredBriefing as Settings,
  type UserDto,
} from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { messageOf } from '../../../platform/api/api-error.ts'
import { FailedCard } from '../../../ui/FailedCard.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { profileQuery } from '../../profiles/index.ts'
import { briefingQuery, useSetBriefing } from '../queries.ts'
import { BriefingChannels } from './BriefingChannels.tsx'
import { BriefingDays } from './BriefingDays.tsx'
import { BriefingPreview } from './BriefingPreview.tsx'
import styles from './briefing-settings.module.css'

const title = '아침 브리핑'

/** Settings of the briefing; each change is saved at once. */
export function BriefingSettings({ user }: { user: UserDto }) {
  const { data: settings, error, isFetching, refetch } = useQuery(briefingQuery)
  if (settings) return <Board user={user} settings={settings} />
  if (error)
    return <FailedCard title={title} message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  return <Skeleton height={920} radius={16} />
}

const contents = Object.keys(briefingContentLabels) as (keyof BriefingContents)[]

function Board({ user, settings }: { user: UserDto; settings: Settings }) {
  const id = useId()
  const set = useSetBriefing()
  const { data: profile } = useQuery(profileQuery(user.id))
  const hasNoChannel = !settings.channels.push && !settings.channels.mail
  return (
    <section className={styles.settings} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>정한 시간에 오늘 입을 옷을 한 번만 알려 드려요.</p>
        </div>
        <Switch label={title} checked={settings.isOn} onChange={(isOn) => set({ ...settings, isOn })} />
      </header>
      <div aria-live="polite">
        {settings.isOn && hasNoChannel && <p className={styles.hint}>푸시 알림이나 메일 가운데 하나를 켜 주세요.</p>}
        {settings.isOn && profile && !profile.location && (
          <p className={styles.hint}>프로필에 현재 위치를 저장하면 보내 드려요.</p>
        )}
      </div>
      {settings.isOn ? (
        <>
          <BriefingDays days={settings.days} onChange={(days) => set({ ...settings, days })} />
          <BriefingChannels user={user} settings={settings} onChange={(channels) => set({ ...settings, channels })} />
          <div className={styles.block}>
            <h3>담을 내용</h3>
            <ul className={styles.rows}>
              {contents.map((content) => (
                <li key={content}>
                  <b>{briefingContentLabels[content]}</b>
                  <Switch
                    label={briefingContentLabels[content]}
                    checked={settings.contents[content]}
                    onChange={(isOn) => set({ ...settings, contents: { ...settings.contents, [content]: isOn } })}
                  />
                </li>
              ))}
            </ul>
          </div>
          <BriefingPreview hasChannel={!hasNoChannel} />
        </>
      ) : (
        <p className={styles.away}>꺼져 있어요. 켜면 받는 시간과 곳, 담을 내용을 정할 수 있어요.</p>
      )}
    </section>
  )
}
