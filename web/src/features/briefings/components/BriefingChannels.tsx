import type { StoredBriefing, UserDto } from '@otday/contract'
import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import { FurtherIcon } from '../../../art/further-icons.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { OpenOutside } from '../../../platform/in-app/lazy.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { briefingsApi, settingScope } from '../queries.ts'
import { usePushDevice } from '../use-push-device.ts'
import styles from './briefing-settings.module.css'

type Channels = StoredBriefing['channels']

interface BriefingChannelsProps {
  user: UserDto
  settings: StoredBriefing
  onChange: (channels: Channels) => void
}

export function BriefingChannels({ user, settings: { channels, isMailConfirmed }, onChange }: BriefingChannelsProps) {
  const device = usePushDevice()
  const togglePush = async (push: boolean) => {
    if (push ? await device.subscribe() : await device.unsubscribe()) onChange({ ...channels, push })
  }
  const isHere = device.state === 'ON'
  return (
    <div className={styles.block}>
      <h3>받는 곳</h3>
      <ul className={styles.rows}>
        <li>
          <Icon name="bell" size={20} />
          <div className={styles.words}>
            <b>푸시 알림</b>
            <p aria-live="polite">{device.text(channels.push)}</p>
            {device.state === 'IN_APP' && (
              <Suspense>
                <OpenOutside need="push" />
              </Suspense>
            )}
            {channels.push && device.state === 'OFF' && (
              <Button variant="secondary" size="s" loading={device.busy} onClick={() => void device.subscribe()}>
                이 기기에서 받기
              </Button>
            )}
          </div>
          <Switch
            label="푸시 알림"
            checked={channels.push}
            busy={device.busy}
            disabled={!channels.push && !isHere && device.state !== 'OFF'}
            onChange={(push) => void togglePush(push)}
          />
        </li>
        <li>
          <FurtherIcon name="mail" size={20} />
          <div className={styles.words}>
            <b>메일</b>
            <p className={styles.email}>{user.email}</p>
            <div aria-live="polite">{channels.mail && isMailConfirmed === false && <MailQuestion />}</div>
          </div>
          <Switch label="메일" checked={channels.mail} onChange={(mail) => onChange({ ...channels, mail })} />
        </li>
      </ul>
      <Trial isPossible={channels.mail || channels.push} />
      <p className={styles.note}>
        <Icon name="info" size={16} />
        <span>그날 옷데이를 먼저 열었다면 보내지 않아요. 알림과 메일에서 한 번에 끌 수 있어요.</span>
      </p>
    </div>
  )
}

/** Asks about briefings by mail. None is mailed until the link in the confirmation mail is followed. */
function MailQuestion() {
  const asking = useMutation({
    // Runs after settings that are being saved: mutations of one scope run one after the other.
    scope: settingScope,
    mutationFn: () => briefingsApi.askMail({}),
    onSuccess: () => toast.success('확인 메일은 하루에 한 번 보내요. 메일함을 확인해 주세요.'),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <>
      <p>확인 메일의 링크를 누르면 이 주소로 보내 드려요.</p>
      <Button variant="secondary" size="s" loading={asking.isPending} onClick={() => asking.mutate()}>
        확인 메일 받기
      </Button>
    </>
  )
}

function Trial({ isPossible }: { isPossible: boolean }) {
  const trial = useMutation({
    // Runs after settings that are being saved: mutations of one scope run one after the other.
    scope: settingScope,
    mutationFn: () => briefingsApi.sendNow({}),
    onSuccess: () => toast.success('곧 도착해요.'),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    isPossible && (
      <Button variant="secondary" icon="send" loading={trial.isPending} onClick={() => trial.mutate()}>
        지금 한 번 받아 보기
      </Button>
    )
  )
}
