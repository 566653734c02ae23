import { foundPlacesLimit } from '@otday/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Icon } from '../../../art/Icon.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { noPositionText } from '../no-position.ts'
import { byDistrict, labelOf, onlyNear } from '../place-label.ts'
import { Button } from '../../../ui/Button.tsx'
import { NothingFound, SearchDialog, SearchResults } from '../../../ui/SearchDialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import styles from './PlaceDialog.module.css'
import { cities } from '../cities.data.ts'
import { askPosition } from '../locate.ts'
import type { PlaceOfVisit } from '../place.ts'
import { placesQuery } from '../queries.ts'

interface PlaceDialogProps {
  /** Whether the browser did not share its location. */
  refused: boolean
  onChoose: (place: PlaceOfVisit) => void
  onClose: () => void
}

export function PlaceDialog({ refused, onChoose, onClose }: PlaceDialogProps) {
  return (
    <SearchDialog title="위치 검색" label="지역 이름" placeholder="동네, 역, 시·군·구 이름" onClose={onClose}>
      {(word) => (
        <SearchResults>
          {word === '' ? (
            <NothingFound>
              {`${refused ? `${noPositionText()} ` : ''}강릉, 서교동, 홍대입구역처럼 지역 이름을 적어 주세요.`}
            </NothingFound>
          ) : (
            <Places word={word} onChoose={onChoose} />
          )}
          {word === '' && (
            <>
              <Cities onChoose={onChoose} />
              <Coordinates onChoose={onChoose} />
            </>
          )}
        </SearchResults>
      )}
    </SearchDialog>
  )
}

function Cities({ onChoose }: Pick<PlaceDialogProps, 'onChoose'>) {
  return (
    <ul className={styles.cities} aria-label="많이 찾는 도시">
      {cities.map(({ short, name, latitude, longitude }) => (
        <li key={short}>
          <button
            type="button"
            data-choice
            onClick={() => onChoose({ latitude, longitude, chosen: { label: name, locationNames: name.split(' ') } })}
          >
            {short}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Coordinates({ onChoose }: Pick<PlaceDialogProps, 'onChoose'>) {
  return (
    <div className={styles.coordinates}>
      <Button
        variant="secondary"
        size="s"
        onClick={() => {
          const position = askPosition()
          if (position) onChoose(position)
        }}
      >
        좌표로 입력
      </Button>
    </div>
  )
}

function Places({ word, onChoose }: { word: string } & Pick<PlaceDialogProps, 'onChoose'>) {
  const query = useQuery({ ...placesQuery(word), placeholderData: keepPreviousData })
  const { data, error, isFetching, refetch } = query
  if (!data && error)
    return (
      <ErrorState
        level={3}
        title="위치를 찾지 못했어요"
        text={messageOf(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Waiting />
  if (data.length === 0) return <NothingFound>{`검색 결과가 없습니다. ${byDistrict}`}</NothingFound>
  return (
    <>
      {data[0]?.isNearest ? (
        <output className={styles.more}>{onlyNear}</output>
      ) : (
        <output className="sr">{`위치 ${data.length}곳을 찾았어요.`}</output>
      )}
      <ul data-for={query.isPlaceholderData || data[0]?.isNearest ? undefined : word}>
        {data.map((place) => (
          <li key={place.locationNames.join(' ')}>
            <button
              type="button"
              className={styles.place}
              data-choice
              onClick={() => {
                const { latitude, longitude, locationNames } = place
                onChoose({ latitude, longitude, chosen: { label: labelOf(place), locationNames } })
              }}
            >
              <Icon name="location" />
              <span>{labelOf(place)}</span>
            </button>
          </li>
        ))}
      </ul>
      {data.length === foundPlacesLimit && (
        <p className={styles.more}>더 자세한 이름을 적으면 다른 곳도 찾을 수 있어요.</p>
      )}
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <output className="sr">위치를 찾는 중...</output>
      <Skeleton width={160} height={20} />
      <Skeleton width={120} height={20} />
      <Skeleton width={184} height={20} />
    </div>
  )
}
