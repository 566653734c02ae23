import type { FoundPlace } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../platform/api-error.ts'
import { byDistrict, labelOf, onlyNear } from '../../../platform/place-label.ts'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { chooseByKeys } from '../../../ui/choice-keys.ts'
import { Field } from '../../../ui/Field.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { searchPlaces } from '../../weather/index.ts'
import { isAbroad } from '../trip-words.ts'
import styles from './trips.module.css'

/** ms without a key */
const rest = 300

export type ChosenPlace = Pick<FoundPlace, 'locationNames' | 'latitude' | 'longitude'>

interface TripPlaceFieldProps {
  place: ChosenPlace | null
  onChoose: (place: ChosenPlace | null) => void
}

/** Typed, then chosen from what was found. */
export function TripPlaceField({ place, onChoose }: TripPlaceFieldProps) {
  const [typed, setTyped] = useState(place?.locationNames.join(' ') ?? '')
  const [debounced, settle] = useDebounced(typed, rest)
  const word = place ? '' : debounced.trim()
  const isFar = !place && isAbroad(typed)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['places', word],
    queryFn: ({ signal }) => searchPlaces(word, signal),
    enabled: word !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  // A name abroad is not to become the nearest one in Korea.
  const found = isFar ? data?.filter(({ isNearest }) => !isNearest) : data
  const choose = (chosen: FoundPlace) => {
    setTyped(labelOf(chosen))
    onChoose(chosen)
  }
  return (
    <div role="presentation" onKeyDown={chooseByKeys}>
      <Field
        label="어디로 가요?"
        hint={place || isFar || word !== '' ? undefined : '동네, 역, 시·군·구 이름으로 찾아요. 아직 국내만 돼요.'}
        error={isFar ? '아직 국내만 돼요. 해외 날씨는 몰라서 짐을 골라 드리지 못해요.' : null}
      >
        <TextInput
          icon="location"
          autoComplete="off"
          value={typed}
          maxLength={100}
          placeholder="예: 부산 해운대구, 강릉, 제주"
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            onChoose(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (!isComposing(event)) settle()
          }}
        />
        {word !== '' && !(isFar && !found?.length) && <output className={styles.news}>{newsOf(found, error)}</output>}
        {error && !data && <RetryButton size="s" busy={isFetching} onRetry={() => void refetch()} />}
        {word !== '' && found && found.length > 0 && (
          <ul className={styles.found} aria-label="찾은 지역" data-for={found[0]?.isNearest ? undefined : word}>
            {found.map((each) => (
              <li key={labelOf(each)}>
                <button type="button" data-choice onClick={() => choose(each)}>
                  {labelOf(each)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Field>
    </div>
  )
}

function newsOf(found: readonly FoundPlace[] | undefined, error: Error | null): string {
  if (found?.length === 0) return `그런 이름의 지역이 없어요. ${byDistrict}`
  if (found?.[0]?.isNearest) return onlyNear
  if (found) return `${found.length}곳을 찾았어요.`
  return error ? messageOf(error) : '찾는 중...'
}
