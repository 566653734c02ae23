import { type ClothesDetails, type ClothesId, clothesTypeLabels } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../../art/Icon.tsx'
import type { HistoryDialog } from '../../../../platform/navigation/history-dialog.ts'
import { paths } from '../../../../platform/navigation/paths.ts'
import { Button, buttonClass } from '../../../../ui/Button.tsx'
import { Chip } from '../../../../ui/Chip.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../../ui/States.tsx'
import { usePhone } from '../../../../ui/use-media.ts'
import { detailsQuery, isGone } from '../../details-queries.ts'
import { detailsTexts } from '../../details-texts.data.ts'
import { ClothesPicture } from '../ClothesPicture.tsx'
import styles from './ClothesDetailsDialog.module.css'
import { PieceNotes } from './PieceNotes.tsx'
import { PieceReading } from './PieceReading.tsx'
import { WornPosts } from './WornPosts.tsx'

interface ClothesDetailsDialogProps {
  id: ClothesId
  onClose: () => void
  /** Opens the dialog `edit` or `delete` for the piece. */
  onOpen: (dialog: HistoryDialog) => void
  /** Content of other features, below the picture. */
  aside?: ReactNode
}

export function ClothesDetailsDialog({ id, onClose, onOpen, aside }: ClothesDetailsDialogProps) {
  const details = useQuery(detailsQuery(id))
  const gone = isGone(details.error)
  const piece = gone ? undefined : details.data?.clothes
  const edit = () => onOpen({ name: 'edit', id })
  return (
    <Dialog
      open
      size="xl"
      title={piece?.name ?? '옷 자세히 보기'}
      onClose={onClose}
      headerAction={piece && <IconButton icon="trash" label="삭제" onClick={() => onOpen({ name: 'delete', id })} />}
      footer={
        piece && (
          <>
            <Button variant="secondary" icon="edit" onClick={edit}>
              수정
            </Button>
            <Link to={`${paths.recommendations}?compose=${id}`} className={buttonClass()}>
              <Icon name="hanger" size={18} />이 옷으로 코디하기
            </Link>
          </>
        )
      }
    >
      {gone ? (
        <EmptyState title={detailsTexts.gone} action={<Button onClick={onClose}>닫기</Button>} />
      ) : details.data ? (
        <Details details={details.data} aside={aside} />
      ) : details.isError && !details.isFetching ? (
        <ErrorState title={detailsTexts.failed} onRetry={() => void details.refetch()} />
      ) : (
        <DetailsSkeleton />
      )}
    </Dialog>
  )
}

function Details({ details, aside }: { details: ClothesDetails; aside: ReactNode }) {
  const { clothes, notes, facts, worn } = details
  const phone = usePhone()
  return (
    <div className={styles.columns}>
      <div>
        <ClothesPicture
          item={clothes}
          sizes="(max-width: 767px) 90vw, 320px"
          ratio={phone ? '4 / 3' : '4 / 4.4'}
          radius="l"
          eager
        />
        <div className={styles.chips}>
          <Chip>{clothesTypeLabels[clothes.type]}</Chip>
          {clothes.attributes.map(({ definitionId, value }) => (
            <Chip key={definitionId}>{value}</Chip>
          ))}
        </div>
        <Suspense fallback={null}>{aside}</Suspense>
      </div>
      <div className={styles.sections}>
        <PieceReading piece={clothes} facts={facts} />
        <PieceNotes notes={notes} />
        <WornPosts worn={worn} />
      </div>
    </div>
  )
}

function DetailsSkeleton() {
  return (
    <div className={styles.columns}>
      <output className="sr">옷을 불러오는 중...</output>
      <Skeleton height={352} radius={16} />
      <Skeleton height={352} radius={16} />
    </div>
  )
}
