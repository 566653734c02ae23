import { departureDays, type UserDto } from '@otday/contract'
import { Suspense } from 'react'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { isInApp } from '../../../platform/in-app/browser.ts'
import { OpenOutside } from '../../../platform/in-app/lazy.ts'
import { Button } from '../../../ui/Button.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import styles from './account.module.css'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useExport } from '../mutations.ts'

/** Section of the settings for export and deletion. */
export function DataSection({ user }: { user: UserDto }) {
  const { dialog, open, close } = useHistoryDialog()
  const exporting = useExport(user.id)
  const inApp = isInApp()
  return (
    <SideCard title="내 데이터">
      <ul className={styles.rows}>
        <li className={styles.row}>
          <div className={styles.words}>
            <b>내려받기</b>
            <span>프로필, 옷, 피드, 댓글, 메시지, 사진을 ZIP 파일로 받아요.</span>
            {inApp && (
              <Suspense>
                <OpenOutside need="download" />
              </Suspense>
            )}
          </div>
          {!inApp && (
            <Button
              variant="secondary"
              size="s"
              icon="external"
              loading={exporting.isPending}
              onClick={() => exporting.mutate()}
            >
              내 데이터 내려받기
            </Button>
          )}
        </li>
        <li className={styles.row}>
          <div className={styles.words}>
            <b>계정 삭제</b>
            <span>{`${departureDays}일 안에 다시 로그인하면 되돌릴 수 있어요.`}</span>
          </div>
          <Button variant="danger" size="s" onClick={() => open({ name: 'leave' })}>
            계정 삭제
          </Button>
        </li>
      </ul>
      {dialog?.name === 'leave' && <LeaveDialog user={user} onClose={close} />}
    </SideCard>
  )
}
