import { photosAtOnce } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Garment } from '../../../art/Garment.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { useUser } from '../../../platform/session/session.ts'
import { ImageInput } from '../../../ui/ImageInput.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { DraftList } from './DraftList.tsx'
import { useStore } from '../../../ui/store.ts'
import { addAgain, photoQueue } from '../photo-queue.ts'
import { draftsQuery } from '../queries.ts'
import { SendingPhotos } from './SendingPhotos.tsx'
import styles from './drafts.module.css'

interface PhotosDialogProps {
  onFiles: (files: readonly File[]) => void
  onClose: () => void
}

export function PhotosDialog({ onFiles, onClose }: PhotosDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const start = useRef<HTMLDivElement>(null)
  const queue = useStore(photoQueue)
  const { data: drafts, error, isFetching, refetch } = useQuery(draftsQuery())
  const isEmpty = drafts?.length === 0 && queue.photos.length === 0
  const choose = () => input.current?.click()
  return (
    <Dialog
      open
      size="l"
      title="사진으로 옷 추가"
      headerAction={
        !isEmpty && (
          <Button variant="soft" size="s" icon="plus" onClick={choose}>
            사진 더 고르기
          </Button>
        )
      }
      initialFocus={start}
      onClose={onClose}
    >
      <div ref={start} tabIndex={-1} className={styles.content}>
        <div aria-live="polite">
          {queue.again.length > 0 && <ChosenAgain count={queue.again.length} onAdded={() => start.current?.focus()} />}
        </div>
        <SendingPhotos queue={queue} />
        {drafts ? (
          <DraftList drafts={drafts} start={start} />
        ) : isFetching ? (
          <RowSkeletons />
        ) : (
          <ErrorState
            level={3}
            title="올린 사진을 불러오지 못했어요"
            text={messageOf(error)}
            onRetry={() => void refetch()}
          />
        )}
        {isEmpty && <Invitation hasSent={queue.arrived > 0} onChoose={choose} onClose={onClose} />}
      </div>
      <ImageInput ref={input} label="옷 사진들" multiple onFiles={onFiles} />
    </Dialog>
  )
}

function ChosenAgain({ count, onAdded }: { count: number; onAdded: () => void }) {
  const ownerId = useUser()?.id
  const add = () => {
    if (ownerId) void addAgain(ownerId)
    onAdded()
  }
  return (
    <div className={styles.undo}>
      <p>{`이미 고른 사진 ${count}장은 뺐어요.`}</p>
      <Button variant="ghost" size="s" onClick={add}>
        그래도 추가
      </Button>
    </div>
  )
}

/** Focuses a button when it appears, since the element that had the focus is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

function Invitation({ hasSent, onChoose, onClose }: { hasSent: boolean; onChoose: () => void; onClose: () => void }) {
  const choose = (
    <Button icon="image" variant={hasSent ? 'secondary' : 'primary'} onClick={onChoose}>
      사진 고르기
    </Button>
  )
  if (hasSent)
    return (
      <EmptyState
        level={3}
        picture={<Garment kind="folded" color="#9DBFE3" />}
        title="모두 확인했어요"
        action={
          <div className={styles.buttons}>
            {choose}
            <Button ref={focus} onClick={onClose}>
              옷장 보기
            </Button>
          </div>
        }
      />
    )
  return (
    <EmptyState
      level={3}
      picture={<Garment kind="folded" color="#9DBFE3" />}
      title={`사진을 ${photosAtOnce}장까지 한꺼번에 골라 보세요`}
      text="한 장에 옷 한 벌이에요. 이름, 종류와 색을 채우고, 단색 바탕은 지워 드려요. 끌어다 놓거나 붙여 넣어도 돼요."
      action={choose}
    />
  )
}

function RowSkeletons() {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height={136} radius={16} />
      ))}
    </div>
  )
}
