import { errorCatalogue } from '@otday/contract'
import { useRef, useState } from 'react'
import { Garment } from '../../../art/Garment.tsx'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../platform/leave/use-leave-guard.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { DeleteFeedDialog } from './DeleteFeedDialog.tsx'
import styles from './FeedDialog.module.css'
import { FeedDialogSkeleton } from './FeedDialogSkeleton.tsx'
import { type FeedSlots, FeedWords } from './FeedWords.tsx'
import { OutfitCarousel } from './OutfitCarousel.tsx'
import { useCarousel } from '../use-carousel.ts'
import { useFeedEditor } from '../use-feed-editor.ts'
import { type OpenedFeed, useOpenedFeed } from '../use-opened-feed.ts'
import { useWholeOutfit } from '../use-whole-outfit.ts'

interface FeedDialogProps extends FeedSlots {
  feedId: string
  open: boolean
  /** Whether to begin with the comments instead of the picture. */
  atComments: boolean
  /** Whether closing would lose typed text. */
  unsaved: boolean
  onClose: () => void
}

/** Dialog of a feed, 918 × 800 px. */
export function FeedDialog({ feedId, open, atComments, unsaved, onClose, ...slots }: FeedDialogProps) {
  const opened = useOpenedFeed(feedId)
  const feed = opened.state === 'ready' ? opened.feed : undefined
  const editor = useFeedEditor(feedId, feed?.content ?? '')
  const whole = useWholeOutfit(feed?.ootds ?? [], feed?.flatLayUrl ?? null)
  const { listen, ...carousel } = useCarousel(whole.pieces.length + (whole.url ? 1 : 0))
  const [deleting, setDeleting] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  const dirty = open && feed !== undefined && (editor.dirty || unsaved)
  const exit = useLeaveGuard(dirty, onClose)
  return (
    <>
      <Dialog
        open={open}
        size="feed"
        bare
        titleHidden
        title={feed ? `${feed.author.name}님의 피드` : '피드'}
        onClose={exit.tryClose}
        initialFocus={sheet}
      >
        <div ref={listen} className={styles.keys}>
          <div ref={sheet} tabIndex={-1} className={styles.sheet}>
            {feed ? (
              <>
                <div className={styles.outfit}>
                  <OutfitCarousel whole={whole} carousel={carousel} />
                </div>
                <FeedWords
                  feed={feed}
                  atComments={atComments}
                  editor={editor}
                  onDelete={() => setDeleting(true)}
                  {...slots}
                />
              </>
            ) : (
              <Unready opened={opened} onClose={onClose} />
            )}
          </div>
        </div>
      </Dialog>
      <DeleteFeedDialog
        feedId={feedId}
        content={feed?.content ?? ''}
        open={open && deleting}
        onCancel={() => setDeleting(false)}
        onDeleted={exit.closeNow}
      />
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}

function Unready({ opened, onClose }: { opened: OpenedFeed; onClose: () => void }) {
  if (opened.state === 'gone')
    return (
      <div className={styles.unready}>
        <EmptyState
          picture={<Garment kind="folded" color="#9DBFE3" />}
          title={errorCatalogue.FeedNotFound[1]}
          text="삭제되었거나 주소가 잘못되었어요."
          action={
            <Button variant="secondary" onClick={onClose}>
              돌아가기
            </Button>
          }
        />
      </div>
    )
  if (opened.state === 'failed')
    return (
      <div className={styles.unready}>
        <ErrorState title="피드를 불러오지 못했어요" text={opened.message} busy={opened.busy} onRetry={opened.retry} />
      </div>
    )
  return <FeedDialogSkeleton />
}
