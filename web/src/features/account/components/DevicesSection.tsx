import type { Device } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../platform/api/api-error.ts'
import { agoOf } from '../../../platform/time/format.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { FailedCard } from '../../../ui/FailedCard.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './account.module.css'
import { useSignOutThere } from '../mutations.ts'
import { devicesQuery } from '../queries.ts'

const title = '로그인한 기기'

export function DevicesSection() {
  const { data: devices, error, isFetching, refetch } = useQuery(devicesQuery)
  const signOutThere = useSignOutThere()
  const now = useNow()
  if (!devices && error) {
    return <FailedCard title={title} message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <SideCard title={title} text="모르는 기기가 있다면 로그아웃하고 비밀번호를 바꿔 주세요.">
      <ul className={styles.rows} aria-busy={!devices}>
        {devices?.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            now={now}
            busy={signOutThere.isPending && signOutThere.variables === device.id}
            onSignOut={() => signOutThere.mutate(device.id)}
          />
        )) ?? (
          <li>
            <Skeleton height={44} />
          </li>
        )}
      </ul>
    </SideCard>
  )
}

interface DeviceRowProps {
  device: Device
  now: Date
  busy: boolean
  onSignOut: () => void
}

function DeviceRow({ device: { label, createdAt, lastUsedAt, current }, now, busy, onSignOut }: DeviceRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{label}</b>
        <span>
          {`${current ? '지금 사용 중' : `${agoOf(lastUsedAt, now)} 사용`} · ${agoOf(createdAt, now)} 로그인`}
        </span>
      </div>
      {current ? (
        <Badge tone="accent">이 기기</Badge>
      ) : (
        <Button variant="secondary" size="s" loading={busy} aria-label={`${label}에서 로그아웃`} onClick={onSignOut}>
          로그아웃
        </Button>
      )}
    </li>
  )
}
