import { seoulDate } from '@otday/common/seoul-time'
import type { ClothesType, Feed, FollowAlong, UserDto, Weather } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Garment } from '../../../art/Garment.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { homeOf, profileQuery } from '../../profiles/index.ts'
import { ExchangeDialog } from '../../outfits/index.ts'
import { skyOfDay, useHomeWeather } from '../../weather/index.ts'
import { KeepOutfit } from '../../lookbook/index.ts'
import { NightNote, WearButtons } from '../../diary/index.ts'
import { FollowLineRow } from './FollowLineRow.tsx'
import { linesOf } from '../follow-lines.ts'
import { FollowPair } from './FollowPair.tsx'
import styles from './follow.module.css'
import { followAlongQuery } from '../queries.ts'

interface FollowDialogProps {
  feed: Feed
  user: UserDto
  onClose: () => void
}

type Worn = Omit<FollowAlong['outfit'], 'match' | 'hints'>

/** Recreates a feed's outfit from the user's own closet, for today's weather at home. */
export function FollowDialog({ feed, user, onClose }: FollowDialogProps) {
  const profile = useQuery(profileQuery(user.id))
  const home = useHomeWeather(homeOf(profile))
  const weather = home.days[0]
  const found = useQuery(followAlongQuery(feed.id, weather?.id))
  const [changed, setChanged] = useState<Worn | null>(null)
  const navigate = useNavigate()
  const outfit = changed ?? found.data?.outfit
  const isWorn = outfit !== undefined && outfit.clothes.length > 0

  function body(): ReactNode {
    if (found.data && weather && outfit) {
      if (found.data.isClosetEmpty)
        return (
          <EmptyState
            picture={<Garment kind="folded" color="#9DBFE3" />}
            title="옷장이 비어 있어요"
            text="옷을 등록하면 비슷한 옷을 찾아 드려요."
            action={<Button onClick={() => void navigate(paths.closet)}>옷 등록하러 가기</Button>}
          />
        )
      return <Followed {...{ feed, user, weather, outfit }} found={found.data} onWear={setChanged} />
    }
    if (found.isError)
      return (
        <ErrorState
          title="따라 입을 옷을 찾지 못했어요"
          text={messageOf(found.error)}
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )
    if (home.state === 'failed')
      return (
        <ErrorState
          title="날씨를 불러오지 못했어요"
          text={messageOf(home.error)}
          busy={home.fetching}
          onRetry={home.retry}
        />
      )
    if (home.state === 'nowhere')
      return (
        <EmptyState
          picture={<Garment kind="umbrella" color="#9DBFE3" />}
          title="어느 곳 날씨에 맞출까요?"
          text="위치를 정하면 오늘 날씨에 맞춰 골라 드려요."
          action={<Button onClick={() => void navigate(paths.recommendations)}>위치 정하러 가기</Button>}
        />
      )
    return <Finding />
  }

  return (
    <Dialog
      open
      size="l"
      title="내 옷장으로 따라 입기"
      onClose={onClose}
      footer={
        isWorn && (
          <>
            <NightNote about="record" />
            <div className={styles.foot}>
              <KeepOutfit outfit={outfit} />
              <WearButtons outfit={outfit} date={weather && seoulDate(weather.forecastAt)} source="FEED" />
            </div>
          </>
        )
      }
    >
      {body()}
    </Dialog>
  )
}

interface FollowedProps {
  feed: Feed
  user: UserDto
  weather: Weather
  found: FollowAlong
  outfit: Worn
  onWear: (outfit: Worn) => void
}

function Followed({ feed, user, weather, found, outfit, onWear }: FollowedProps) {
  const [dismissed, setDismissed] = useState<ReadonlySet<ClothesType>>(new Set())
  /** Id of a worn piece to exchange, or the type to add. */
  const [target, setTarget] = useState<string | null>(null)
  const sky = skyOfDay(weather, useNow())
  const lines = linesOf(found.pieces, outfit.clothes).filter(({ piece, slot }) => piece || !dismissed.has(slot))
  return (
    <>
      <FollowPair
        feed={feed}
        user={user}
        weather={weather}
        postedLayout={found.postedLayout}
        outfit={outfit}
        sky={sky}
      />
      {found.note && (
        <p className={styles.note}>
          <Icon name="thermometer" size={18} />
          <span>{found.note}</span>
        </p>
      )}
      <ul className={styles.lines} aria-label="따라 입을 옷">
        {lines.map((line) => (
          <FollowLineRow
            key={`${line.slot} ${line.posted?.clothesId ?? line.piece?.clothesId}`}
            line={line}
            onExchange={setTarget}
            onDismiss={(slot) => setDismissed((before) => new Set(before).add(slot))}
          />
        ))}
      </ul>
      {target && (
        <ExchangeDialog
          recommendation={outfit}
          target={target}
          sky={sky}
          onPin={null}
          onWear={onWear}
          onClose={() => setTarget(null)}
        />
      )}
    </>
  )
}

function Finding() {
  return (
    <>
      <output className="sr">내 옷장에서 찾는 중...</output>
      <div className={styles.pair} aria-hidden="true">
        <Skeleton ratio="4 / 3" radius={16} />
        <span />
        <Skeleton ratio="4 / 3" radius={16} />
      </div>
      <div className={styles.waiting} aria-hidden="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height={44} radius={10} />
        ))}
      </div>
    </>
  )
}
