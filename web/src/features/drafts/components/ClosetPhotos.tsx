import type { DraftId } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FurtherIcon } from '../../../art/further-icons.tsx'
import type { HistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { useUser } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { usePhone } from '../../../ui/use-media.ts'
import { BellBadge } from '../../../ui/Badge.tsx'
import styles from './drafts.module.css'
import { useStore } from '../../../ui/store.ts'
import { addPhotos, forgetAgain, photoQueue, resumePhotos } from '../photo-queue.ts'
import { picturesIn } from '../pictures-in.ts'
import { PhotosDialog } from './PhotosDialog.tsx'
import { draftsQuery } from '../queries.ts'
import { useDropped, usePasted } from '../use-page-files.ts'

interface ClosetPhotosProps {
  dialog: HistoryDialog | null
  open: (dialog: HistoryDialog) => void
  close: () => void
}

/**
 * Takes photos that are chosen, or dropped or pasted anywhere on the page, and sends them in the background. A link,
 * also within a text, opens the dialog of a new piece.
 */
export function ClosetPhotos({ dialog, open, close }: ClosetPhotosProps) {
  const ownerId = useUser()?.id
  const { photos } = useStore(photoQueue)
  const { data: drafts = [] } = useQuery(draftsQuery())
  useEffect(() => {
    if (ownerId) void resumePhotos(ownerId)
  }, [ownerId])
  const isOpen = dialog?.name === 'photos'
  const show = () => open({ name: 'photos' })
  const enter = () => {
    forgetAgain()
    show()
  }
  const take = (files: readonly File[]) => {
    const pictures = picturesIn(files)
    if (!ownerId || pictures.length === 0) return
    forgetAgain()
    void addPhotos(ownerId, pictures)
    if (!isOpen) show()
  }
  const leave = () => {
    forgetAgain()
    close()
  }
  const handlers = { onFiles: take, onLink: (id: string) => !isOpen && open({ name: 'link', id }) }
  const isOver = useDropped(dialog === null || isOpen, handlers)
  usePasted(dialog === null || isOpen, handlers)
  return (
    <>
      <PhotosButton count={idsOf(drafts, photos).size} onClick={enter} />
      {isOver && <DropVeil />}
      {isOpen && <PhotosDialog onFiles={take} onClose={leave} />}
    </>
  )
}

/** Returns each id once: after a reload, a photo may still wait to be sent although its draft has arrived already. */
const idsOf = (...lists: readonly (readonly { id: DraftId }[])[]) =>
  new Set(lists.flatMap((list) => list.map(({ id }) => id)))

function PhotosButton({ count, onClick }: { count: number; onClick: () => void }) {
  const label = count > 0 ? `사진 여러 장, 확인할 사진 ${count}장` : '사진 여러 장'
  const badge = <BellBadge count={count} />
  if (usePhone())
    return (
      <IconButton icon="image" label={label} onClick={onClick}>
        {badge}
      </IconButton>
    )
  return (
    <span className={styles.entry}>
      <Button variant="secondary" icon="image" aria-label={label} onClick={onClick}>
        사진 여러 장
      </Button>
      {badge}
    </span>
  )
}

function DropVeil() {
  return (
    <div className={styles.veil}>
      <FurtherIcon name="upload" size={32} />
      <p>여기에 놓으면 사진마다 옷 한 벌이 돼요</p>
    </div>
  )
}
