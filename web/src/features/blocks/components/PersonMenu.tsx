import type { UserSummary } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../platform/navigation/paths.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { profileQuery } from '../../profiles/index.ts'
import { useBlock, useMute, useUnmute } from '../mutations.ts'
import { blockTexts } from '../texts.data.ts'
import styles from './blocks.module.css'

/** Menu about another person: mutes the person, or blocks the person after a confirmation and leaves for the feeds. */
export function PersonMenu({ person }: { person: UserSummary }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  // The page of a profile has loaded it; a feed of somebody muted is seldom open.
  const { data: profile } = useQuery({ ...profileQuery(person.userId), enabled: false })
  const mute = useMute()
  const unmute = useUnmute()
  const block = useBlock(() => {
    setAsking(false)
    void navigate(paths.feeds, { replace: true })
  })
  const name = person.name || '사용자'
  const muteId = profile?.muteId
  return (
    <>
      <Menu
        label={`${name} 님 메뉴`}
        trigger={<IconButton icon="more" label={`${name} 님 메뉴`} />}
        items={[
          {
            label: muteId ? `${name} 님 뮤트 풀기` : `${name} 님 뮤트`,
            icon: muteId ? 'eye' : 'eye-off',
            disabled: mute.isPending || unmute.isPending,
            onSelect: () => (muteId ? unmute.mutate(muteId) : mute.mutate({ kind: 'PERSON', userId: person.userId })),
          },
          { label: `${name} 님 차단`, icon: 'shield', danger: true, separated: true, onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        title={`${name} 님을 차단할까요?`}
        confirmLabel="차단"
        busyLabel="차단 중..."
        busy={block.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => block.mutate(person)}
      >
        <ul className={styles.effects}>
          {blockTexts.effects(name).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}
