import { plainCloth } from '@otday/art/garment-tones'
import { diaryDate } from '@otday/common/seoul-time'
import type { Statistics } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { now } from '../../../platform/time/clock.ts'
import { saveFile } from '../../../platform/device/download.ts'
import { isInApp } from '../../../platform/in-app/browser.ts'
import { OpenOutside } from '../../../platform/in-app/lazy.ts'
import { useUser } from '../../../platform/session/session.ts'
import { BlobImage } from '../../../ui/BlobImage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { ChartIcon } from './ChartIcon.tsx'
import { drawYearCard, type YearCardContent } from '../draw-year-card.ts'
import { percentOf } from '../numbers.ts'
import { statisticsQuery } from '../queries.ts'
import { StatisticsCard } from './StatisticsCard.tsx'
import styles from './YearCard.module.css'

/** A review of the year, as a picture to save or to share. */
export function YearCard() {
  const year = diaryDate(now()).slice(0, 4)
  const title = `${year} 돌아보기`
  const { data, isError, error, isFetching, refetch } = useQuery(statisticsQuery('YEAR'))
  const [isOpen, setOpen] = useState(false)
  if (!data || data.recordedDays === 0)
    return (
      <StatisticsCard title={title} span={5} note={data && '올해 입은 옷을 적으면 카드로 만들어 드려요.'}>
        {isError ? (
          <ErrorState
            level={3}
            title="올해를 불러오지 못했어요"
            text={messageOf(error)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          !data && <Skeleton height={420} radius={16} />
        )}
      </StatisticsCard>
    )
  return (
    <StatisticsCard title={title} span={5}>
      <Card statistics={data} year={year} isNamed onShare={() => setOpen(true)} />
      {isOpen && <YearDialog title={title} statistics={data} year={year} onClose={() => setOpen(false)} />}
    </StatisticsCard>
  )
}

interface YearDialogProps {
  title: string
  statistics: Statistics
  year: string
  onClose: () => void
}

function YearDialog({ title, statistics, year, onClose }: YearDialogProps) {
  const [isNamed, setNamed] = useState(true)
  return (
    <Dialog open size="s" title={title} onClose={onClose}>
      <Card statistics={statistics} year={year} isNamed={isNamed} />
      <div className={styles.option}>
        이름 넣기
        <Switch label="이름 넣기" checked={isNamed} onChange={setNamed} />
      </div>
      <p className={styles.caption}>값과 사진은 카드에 들어가지 않아요.</p>
    </Dialog>
  )
}

interface CardProps {
  statistics: Statistics
  year: string
  isNamed: boolean
  /**
   * Opens the dialog that asks whether the picture contains the user's name; without this function, the share button
   * shares the picture at once.
   */
  onShare?: () => void
}

function Card({ statistics, year, isNamed, onShare }: CardProps) {
  const name = useUser()?.name
  const content = useMemo(
    () => contentOf(statistics, isNamed && name ? `${name} 님의 ${year}` : year),
    [statistics, isNamed, name, year],
  )
  const {
    data: card,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['year-card', content],
    queryFn: () => drawYearCard(content),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const fileName = `옷데이-${year}.png`
  const inApp = isInApp()
  return (
    <div className={styles.year}>
      {card ? (
        <BlobImage blob={card} alt={spoken(content)} />
      ) : isError ? (
        <ErrorState level={3} title="카드를 그리지 못했어요" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={420} radius={16} />
      )}
      <div className={styles.two}>
        {!inApp && (
          <Button variant="secondary" disabled={!card} onClick={() => card && saveFile(fileOf(card, fileName))}>
            <ChartIcon name="save" />
            <span>{onShare ? '저장' : '그림으로 저장'}</span>
          </Button>
        )}
        {(onShare || (card && canShare(card, fileName))) && (
          <Button disabled={!card} onClick={() => (onShare ? onShare() : card && void share(card, fileName))}>
            <Icon name="share" size={18} />
            <span>{onShare ? '공유' : '공유하기'}</span>
          </Button>
        )}
      </div>
      {inApp && (
        <Suspense>
          <OpenOutside need="download" />
        </Suspense>
      )}
    </div>
  )
}

function contentOf({ recordedDays, most, feelings, pieces }: Statistics, title: string): YearCardContent {
  const answered = feelings.COLD + feelings.GOOD + feelings.HOT
  const colors = most.flatMap(({ item }) => item.appearance.colors[0] ?? [])
  return {
    title,
    days: recordedDays,
    pieces: most.slice(0, 3).map(({ item: { name, appearance }, days }) => ({
      name,
      days,
      kind: appearance.kind,
      color: appearance.colors[0] ?? plainCloth,
    })),
    facts: [
      ['딱 좋았던 날', answered > 0 ? `${percentOf(feelings.GOOD, answered)}%` : '-'],
      ['입은 옷', `${pieces.worn}/${pieces.owned}개`],
    ],
    colors: [...new Set(colors)].slice(0, 4),
  }
}

const spoken = ({ title, days, pieces, facts }: YearCardContent) =>
  [
    `${title}, ${days}일 동안 옷을 기록했어요`,
    ...pieces.map(({ name, days: times }) => `${name} ${times}번`),
    ...facts.map(([label, value]) => `${label} ${value}`),
  ].join(', ')

const fileOf = (blob: Blob, fileName: string) => new File([blob], fileName, { type: blob.type })

const canShare = (blob: Blob, fileName: string) =>
  'canShare' in navigator && navigator.canShare({ files: [fileOf(blob, fileName)] })

async function share(blob: Blob, fileName: string): Promise<void> {
  try {
    await navigator.share({ files: [fileOf(blob, fileName)] })
  } catch (error) {
    // The user closed the share sheet, which is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error('공유하지 못했어요.')
  }
}
