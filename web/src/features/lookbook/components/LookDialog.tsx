import { diaryDate, seoulDate } from '@otday/common/seoul-time'
import type { Sky } from '@otday/art/sky'
import { type ClothesId, type LookDetails, type LookId, type UserDto, type Weather } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Garment } from '../../../art/Garment.tsx'
import { ApiError, messageOf } from '../../../platform/api/api-error.ts'
import { monthDayOf } from '../../../platform/time/format.ts'
import type { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { useRecord } from '../../../platform/records/use-record.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { usePhone } from '../../../ui/use-media.ts'
import { NightNote } from '../../diary/index.ts'
import { bodyOf, lookRecords } from '../mutations.ts'
import { ComposeLook } from './ComposeLook.tsx'
import { LookBadge, LookPicture } from './LookCard.tsx'
import { LookDay } from './LookDay.tsx'
import { LookDays } from './LookDays.tsx'
import { LookPieces } from './LookPieces.tsx'
import { LookRange } from './LookRange.tsx'
import { lookTexts } from '../look-texts.data.ts'
import { factsOf, withPiece } from '../look-words.ts'
import { PickDialog } from './PickDialog.tsx'
import { lookQuery } from '../queries.ts'
import { useLookRecords, wearLook } from '../wear-look.ts'
import styles from './LookDialog.module.css'

interface LookDialogProps {
  lookId: LookId
  user: UserDto
  /** Weather of today. */
  weather: Weather | undefined
  sky: Sky
  dialogs: ReturnType<typeof useHistoryDialog>
  onClose: () => void
}

export function LookDialog({ lookId, user, weather, sky, dialogs, onClose }: LookDialogProps) {
  const details = useQuery({ ...lookQuery(lookId, weather?.id), retry: false })
  const isGone = details.error instanceof ApiError && details.error.exceptionName === 'LookNotFound'
  const look = isGone ? undefined : details.data
  const now = useNow()
  const today = seoulDate(now)
  /** Today in the diary, whose days begin at 4:00: before that, a worn look is recorded for yesterday. */
  const wornOn = diaryDate(now)
  const phone = usePhone()
  const { isReady, isDone } = useLookRecords(look, { from: wornOn, to: today })
  const { dialog, open, close } = dialogs
  const canWear = look?.items.some((item) => !item.isGone)
  const remove = async (shown: LookDetails) => {
    if (await lookRecords.remove(shown)) onClose()
  }
  return (
    <>
      <Dialog
        open
        size="xl"
        title={look?.name ?? '저장한 옷차림'}
        {...(look && { description: `${factsOf(look)} · ${monthDayOf(look.createdAt)}에 만듦` })}
        onClose={onClose}
        headerAction={
          look && (
            <Menu
              label="옷차림 메뉴"
              trigger={<IconButton icon="more" label="옷차림 메뉴" />}
              items={[
                { label: '이름·태그 고치기', icon: 'edit', onSelect: () => open({ name: 'look-edit', id: lookId }) },
                {
                  label: lookTexts.chooseAgain,
                  icon: 'hanger',
                  onSelect: () => open({ name: 'look-pick', id: 'all' }),
                },
                { label: '삭제', icon: 'trash', danger: true, onSelect: () => void remove(look) },
              ]}
            />
          )
        }
        footer={
          look &&
          canWear && (
            <>
              <NightNote about="record" />
              <Button
                variant="ghost"
                {...(!phone && { icon: 'calendar' as const })}
                onClick={() => open({ name: 'look-day' })}
              >
                날 정하기
              </Button>
              <Button
                variant="secondary"
                {...(isReady && { 'aria-pressed': isDone('WORN', wornOn) })}
                disabled={!isReady || isDone('WORN', wornOn)}
                onClick={() =>
                  wearLook({
                    look,
                    state: 'WORN',
                    date: wornOn,
                    weatherId: wornOn === today ? weather?.id : undefined,
                  })
                }
              >
                입었어요
              </Button>
              <Button
                {...(isReady && { 'aria-pressed': isDone('PLANNED', today) })}
                disabled={!isReady || isDone('PLANNED', today) || isDone('WORN', wornOn)}
                onClick={() => wearLook({ look, state: 'PLANNED', date: today, weatherId: weather?.id })}
              >
                입을래요
              </Button>
            </>
          )
        }
      >
        {isGone ? (
          <EmptyState
            picture={<Garment kind="folded" color="#B9C6D4" />}
            title="이 옷차림은 이제 룩북에 없어요"
            action={<Button onClick={onClose}>닫기</Button>}
          />
        ) : look ? (
          <Details look={look} sky={sky} dialogs={dialogs} />
        ) : details.isError && !details.isFetching ? (
          <ErrorState
            title="옷차림을 불러오지 못했어요"
            text={messageOf(details.error)}
            onRetry={() => void details.refetch()}
          />
        ) : (
          <div className={styles.columns}>
            <output className="sr">옷차림을 불러오는 중...</output>
            <Skeleton ratio="4 / 5" radius={16} />
            <Skeleton height={352} radius={16} />
          </div>
        )}
      </Dialog>
      {look && dialog?.name === 'look-pick' && (
        <PickPieces look={look} user={user} weather={weather} sky={sky} pieceId={dialog.id ?? 'all'} onClose={close} />
      )}
      {look && dialog?.name === 'look-day' && (
        <LookDay
          today={today}
          onChoose={(date) => {
            const weatherId = date === today ? weather?.id : undefined
            wearLook({ look, state: 'PLANNED', date, weatherId })
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

interface DetailsProps {
  look: LookDetails
  sky: Sky
  dialogs: LookDialogProps['dialogs']
}

function Details({ look, sky, dialogs: { open } }: DetailsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.left}>
        <div className={styles.stage}>
          <LookPicture look={look} sky={sky} eager />
          <LookBadge look={look} />
        </div>
        <LookDays days={look.days} />
      </div>
      <div className={styles.right}>
        <div className={styles.tags}>
          {look.tags.map((tag) => (
            <Chip key={tag}>{`#${tag}`}</Chip>
          ))}
          <Button variant="secondary" size="s" icon="plus" onClick={() => open({ name: 'look-edit', id: look.id })}>
            태그
          </Button>
        </div>
        {look.range && <LookRange range={look.range} />}
        <LookPieces items={look.items} onChange={(id) => open({ name: 'look-pick', id })} />
      </div>
    </div>
  )
}

interface PickProps extends Pick<LookDialogProps, 'user' | 'weather' | 'sky' | 'onClose'> {
  look: LookDetails
  /** Id of the piece to replace; `all`: all pieces of the look are chosen again. */
  pieceId: string
}

function PickPieces({ look, user, weather, sky, pieceId, onClose }: PickProps) {
  const { isBusy, save } = useRecord(lookRecords, look)
  const item = look.items.find(({ clothesId }) => clothesId === pieceId)
  const there = look.items.filter(({ isGone }) => !isGone)
  const all = look.items.map(({ clothesId }) => clothesId)
  if (!item && pieceId !== 'all') return null
  const choose = (clothesIds: ClothesId[], done: () => void) =>
    save(bodyOf(look, { clothesIds }), lookTexts.changed, done)
  if (!item && weather)
    return (
      <ComposeLook
        title={lookTexts.chooseAgain}
        user={user}
        weather={weather}
        sky={sky}
        occasion={look.occasions[0]}
        pieces={there}
        actions={(chosen, closeNow) => (
          <Button disabled={!chosen} loading={isBusy} onClick={() => chosen && choose([...chosen], closeNow)}>
            저장
          </Button>
        )}
        onClose={onClose}
      />
    )
  return (
    <PickDialog
      user={user}
      title={item ? `${item.name} 대신 입을 옷` : lookTexts.chooseAgain}
      before={item ? [] : there}
      isSingle={item !== undefined}
      {...(item && { type: item.type })}
      busy={isBusy}
      onSave={(ids) => {
        const [next] = ids
        choose(item && next ? withPiece(all, item.clothesId, next) : ids, onClose)
      }}
      onClose={onClose}
    />
  )
}
