import { type Look, LookId, Occasion, occasionLabels, pageSizes, type UserDto, type Weather } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Garment } from '../../../art/Garment.tsx'
import { WeatherIcon, weatherKindOf } from '../../../art/WeatherIcon.tsx'
import { useAddressLayer } from '../../../platform/navigation/address-layer.ts'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { paramsOf, searchWith } from '../../../platform/navigation/search-params.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { type PagedView, usePagedView } from '../../../platform/cache/use-paged-view.ts'
import { Button } from '../../../ui/Button.tsx'
import { ListTail } from '../../../ui/ListTail.tsx'
import { FilterTabs } from '../../../ui/RadioRow.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { skyOfDay } from '../../weather/index.ts'
import { NewLook } from './ComposeLook.tsx'
import { LookCard } from './LookCard.tsx'
import { LookDialog } from './LookDialog.tsx'
import { LookForm } from './LookForm.tsx'
import styles from './Lookbook.module.css'
import { looksQuery } from '../queries.ts'
import { useToday } from '../use-today.ts'

const occasions = [
  { value: '', label: '전체' },
  ...Occasion.options.map((value) => ({ value, label: occasionLabels[value] })),
] as const

/** Page of the saved outfits (looks); `?lookId=` in the URL opens one. */
export function Lookbook({ user }: { user: UserDto }) {
  const { weather, isKnown } = useToday(user)
  const [search, setSearch] = useSearchParams()
  const occasion = paramsOf(search)(Occasion, 'occasion')
  const [byWeather, setByWeather] = useState(true)
  const sortBy = byWeather && weather ? 'match' : 'createdAt'
  const looks = useInfiniteQuery({
    ...looksQuery({ weatherId: weather?.id, occasion, sortBy }),
    enabled: isKnown,
  })
  const list = usePagedView(looks)
  const suiting = looks.data?.pages[0]?.suitingCount ?? null
  const isBare = list.state === 'ready' && list.total === 0 && !occasion && !looks.isPlaceholderData
  const opened = useAddressLayer('lookId')
  const dialogs = useHistoryDialog()
  const { dialog, open, close } = dialogs
  const asked = LookId.safeParse(opened.value).data
  const edited = dialog?.name === 'look-edit' ? list.items.find(({ id }) => id === dialog.id) : undefined
  const now = useNow()
  const sky = weather ? skyOfDay(weather, now) : 'clear'
  const choose = (next: string) =>
    setSearch((before) => searchWith(before, { occasion: next }), { replace: true, preventScrollReset: true })
  const create = () => open({ name: 'look-new' })
  return (
    <>
      <header className={styles.head}>
        <h1>룩북</h1>
        <Count total={list.total} suiting={suiting} />
        <Button icon="plus" onClick={create}>
          만들기
        </Button>
      </header>
      {list.state === 'loading' && <LooksSkeleton />}
      {list.state === 'failed' && (
        <ErrorState
          title="룩북을 불러오지 못했어요"
          text={list.message}
          busy={looks.isFetching}
          onRetry={() => void looks.refetch()}
        />
      )}
      {isBare && (
        <EmptyState
          picture={<Garment kind="dress" color="#8FA98C" />}
          title="저장한 옷차림이 없어요"
          text="마음에 드는 옷차림을 룩북에 모아 보세요."
          action={<Button onClick={create}>룩북 만들기</Button>}
        />
      )}
      {list.state === 'ready' && !isBare && (
        <>
          <div className={styles.bar}>
            <div className={styles.tabs}>
              <FilterTabs label="상황" value={occasion ?? ''} options={occasions} onChange={choose} />
            </div>
            {weather && <WeatherFirst weather={weather} checked={byWeather} onChange={setByWeather} />}
          </div>
          {suiting === 0 && list.items.length > 0 && (
            <p className={styles.none}>
              기온 말고도 상황과 어울림, 최근에 입었는지, 세탁 중인지까지 봐요. 지금은 다 맞는 옷차림이 없어요.
            </p>
          )}
          {looks.isPlaceholderData && list.items.length === 0 ? (
            <LooksSkeleton />
          ) : (
            <Looks
              list={list}
              sky={sky}
              onOpen={({ id }) => opened.open(id)}
              onEdit={({ id }) => open({ name: 'look-edit', id })}
              onAll={() => choose('')}
            />
          )}
        </>
      )}
      {asked && (
        <LookDialog
          key={asked}
          lookId={asked}
          user={user}
          weather={weather}
          sky={sky}
          dialogs={dialogs}
          onClose={opened.close}
        />
      )}
      {dialog?.name === 'look-new' && isKnown && (
        <NewLook user={user} weather={weather} sky={sky} occasion={occasion} onClose={close} />
      )}
      {edited && <LookForm key={edited.id} user={user} look={edited} onClose={close} />}
    </>
  )
}

/**
 * Shows how many looks there are for the chosen occasion; `suiting`: how many suit today's weather, null if unknown.
 */
function Count({ total, suiting }: { total: number | undefined; suiting: number | null }) {
  return (
    <p className="num" aria-live="polite">
      <span>{`옷차림 ${total === undefined ? '-' : `${total}개`}`}</span>
      {suiting !== null && total !== undefined && total > 0 && (
        <>
          <span> · </span>
          <b>{`오늘 맞는 것 ${suiting}개`}</b>
        </>
      )}
    </p>
  )
}

interface WeatherFirstProps {
  weather: Weather
  checked: boolean
  onChange: (checked: boolean) => void
}

const WeatherFirst = ({ weather, checked, onChange }: WeatherFirstProps) => (
  <div className={styles.switch}>
    <WeatherIcon kind={weatherKindOf(weather.skyStatus, weather.precipitation.type)} size={26} />
    <span aria-hidden="true">오늘 날씨에 맞는 것부터</span>
    <Switch label="오늘 날씨에 맞는 것부터" checked={checked} onChange={onChange} />
  </div>
)

interface LooksProps {
  list: PagedView<Look>
  sky: ReturnType<typeof skyOfDay>
  onOpen: (look: Look) => void
  onEdit: (look: Look) => void
  onAll: () => void
}

const Looks = ({ list, sky, onOpen, onEdit, onAll }: LooksProps) =>
  list.items.length > 0 ? (
    <>
      <ul className={styles.grid} aria-label="저장한 옷차림">
        {list.items.map((look, at) => (
          <li key={look.id}>
            <LookCard look={look} sky={sky} eager={at < 4} onOpen={onOpen} onEdit={onEdit} />
          </li>
        ))}
      </ul>
      <ListTail list={list} endText={list.items.length > pageSizes.default ? '모두 보여 드렸어요.' : undefined} />
    </>
  ) : (
    <EmptyState
      picture={<Garment kind="folded" color="#B9C6D4" />}
      title="이 상황의 옷차림이 없어요"
      text="다른 상황을 골라 보세요."
      action={
        <Button variant="secondary" onClick={onAll}>
          전체 보기
        </Button>
      }
    />
  )

function LooksSkeleton() {
  return (
    <div className={`${styles.grid} ${styles.loading}`}>
      <output className="sr">룩북을 불러오는 중...</output>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} aria-hidden="true">
          <Skeleton ratio="4 / 5" radius={16} />
          <Skeleton width="60%" height={20} />
        </div>
      ))}
    </div>
  )
}
