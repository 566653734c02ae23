import { foundPlacesLimit, type FoundPlace } from '@otday/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Icon } from '../../../art/Icon.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { cities } from '../cities.data.ts'
import { abroadText, isAbroad } from '../is-abroad.ts'
import { byDistrict, labelOf, onlyNear } from '../place-label.ts'
import { placesQuery } from '../queries.ts'
import styles from './PlaceResults.module.css'

interface Choosing {
  onChoose: (place: FoundPlace) => void
}

/** Cities that can be chosen before a name is typed. */
export function Cities({ onChoose }: Choosing) {
  return (
    <ul className={styles.cities} aria-label="많이 찾는 도시">
      {cities.map(({ short, name, ...position }) => (
        <li key={short}>
          <button
            type="button"
            data-choice
            onClick={() =>
              onChoose({ ...position, locationNames: name.split(' '), matchedName: null, isNearest: false })
            }
          >
            {short}
          </button>
        </li>
      ))}
    </ul>
  )
}

/**
 * Places with the typed name, the same in every search for places. For a name abroad, no similar name in Korea is
 * offered, and none of the word before.
 */
export function PlaceResults({ word, onChoose }: { word: string } & Choosing) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...placesQuery(word),
    placeholderData: keepPreviousData,
  })
  const isFar = isAbroad(word)
  if (!data && error && !isFar)
    return (
      <ErrorState
        level={3}
        title="위치를 찾지 못했어요"
        text={messageOf(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const isWaiting = !data && !error
  const found = isFar && isPlaceholderData ? [] : (data ?? [])
  const places = isFar ? found.filter(({ isNearest }) => !isNearest) : found
  const areNear = places[0]?.isNearest === true
  return (
    <>
      <output className={styles.news}>
        {isWaiting ? (
          <span className="sr">위치를 찾는 중...</span>
        ) : isFar ? (
          <Far />
        ) : (
          <News count={places.length} areNear={areNear} />
        )}
      </output>
      {isWaiting && <Waiting />}
      {places.length > 0 && (
        <ul aria-label="찾은 지역" data-for={isPlaceholderData || areNear ? undefined : word}>
          {places.map((place) => (
            <li key={place.locationNames.join(' ')}>
              <button type="button" className={styles.place} data-choice onClick={() => onChoose(place)}>
                <Icon name="location" />
                <span>{labelOf(place)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {places.length === foundPlacesLimit && (
        <p className={styles.more}>더 자세한 이름을 적으면 다른 곳도 찾을 수 있어요.</p>
      )}
    </>
  )
}

function Far() {
  return (
    <span className={styles.far}>
      <Icon name="alert" size={16} />
      <span>{abroadText}</span>
    </span>
  )
}

function News({ count, areNear }: { count: number; areNear: boolean }) {
  if (count === 0) return <span className={styles.nothing}>{`찾은 곳이 없어요. ${byDistrict}`}</span>
  if (areNear) return <span className={styles.more}>{onlyNear}</span>
  return <span className="sr">{`위치 ${count}곳을 찾았어요.`}</span>
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width={160} height={20} />
      <Skeleton width={120} height={20} />
      <Skeleton width={184} height={20} />
    </div>
  )
}
