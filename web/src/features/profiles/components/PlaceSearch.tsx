import type { FoundPlace } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../platform/api-error.ts'
import { byDistrict, labelOf, onlyNear } from '../../../platform/place-label.ts'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { Button } from '../../../ui/Button.tsx'
import { chooseByKeys } from '../../../ui/choice-keys.ts'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { Field } from '../../../ui/Field.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Place } from '../forms/draft.ts'
import styles from './PlaceSearch.module.css'

/** Best match first. */
export type SearchPlaces = (word: string, signal: AbortSignal) => Promise<FoundPlace[]>

/** ms without a key */
const rest = 300

interface PlaceSearchProps {
  search: SearchPlaces
  onFound: (place: Place) => void
  onType: () => void
}

/** For people who deny their location or are elsewhere. */
export function PlaceSearch({ search, onFound, onType }: PlaceSearchProps) {
  const [typed, setTyped] = useState('')
  const [debounced, settle] = useDebounced(typed, rest)
  const word = debounced.trim()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['places', word],
    queryFn: ({ signal }) => search(word, signal),
    enabled: word !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div role="presentation" onKeyDown={chooseByKeys}>
      <Field label="지역 이름" hint="동네, 역, 시·군·구 이름으로 찾아요.">
        <TextInput
          icon="search"
          type="search"
          ref={input}
          autoComplete="off"
          value={typed}
          maxLength={100}
          placeholder="예: 강릉, 서교동, 홍대입구역"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (!isComposing(event)) settle()
          }}
        />
        <output className={styles.news}>{word !== '' && newsOf(data, error)}</output>
        {error && !data && <RetryButton size="s" busy={isFetching} onRetry={() => void refetch()} />}
        {word !== '' && data && data.length > 0 && (
          <ul className={styles.found} aria-label="찾은 지역" data-for={data[0]?.isNearest ? undefined : word}>
            {data.map((place) => (
              <li key={place.locationNames.join(' ')}>
                <button type="button" data-choice onClick={() => onFound(place)}>
                  {labelOf(place)}
                </button>
              </li>
            ))}
          </ul>
        )}
        <Button variant="ghost" size="s" onClick={onType}>
          좌표로 입력
        </Button>
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
