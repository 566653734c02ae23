import type { FoundPlace } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import type { IconName } from '../../../art/icons.data.ts'
import { messageOf } from '../../../platform/api/api-error.ts'
import { useDebounced } from '../../../platform/time/use-debounced.ts'
import { chooseByKeys } from '../../../ui/choice-keys.ts'
import { Field } from '../../../ui/Field.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { byDistrict, labelOf, onlyNear } from '../place-label.ts'
import { placesQuery } from '../queries.ts'
import styles from './PlaceSearch.module.css'

/** Time in ms after the last key until the search starts. */
const rest = 300

interface PlaceSearchProps {
  label: string
  hint: string | undefined
  error?: string | null
  placeholder: string
  icon: IconName
  typed: string
  onType: (text: string) => void
  /** Nothing is searched while a place is chosen. */
  isChosen?: boolean
  /** Whether to leave out places whose name is only similar to the typed one. */
  exact?: boolean
  onChoose: (place: FoundPlace) => void
  ref?: Ref<HTMLInputElement>
  children?: ReactNode
}

/** A field of a form in which a place is typed, then chosen from what was found. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { label, hint, error, placeholder, icon, typed, isChosen = false, exact = false, children, ref } = props
  const [debounced, flush] = useDebounced(typed, rest)
  const word = isChosen ? '' : debounced.trim()
  const query = useQuery({ ...placesQuery(word), enabled: word !== '' })
  const found = exact ? query.data?.filter(({ isNearest }) => !isNearest) : query.data
  const isSilent = word === '' || (exact && !found?.length)
  return (
    <div role="presentation" onKeyDown={chooseByKeys}>
      <Field label={label} hint={hint} error={error}>
        <TextInput
          icon={icon}
          type="search"
          ref={ref}
          autoComplete="off"
          value={typed}
          maxLength={100}
          placeholder={placeholder}
          onChange={(event) => props.onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (!isComposing(event)) flush()
          }}
        />
        <output className={styles.news}>{!isSilent && newsOf(found, query.error)}</output>
        {query.error && !query.data && (
          <RetryButton size="s" busy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {!isSilent && found && found.length > 0 && (
          <ul className={styles.found} aria-label="찾은 지역" data-for={found[0]?.isNearest ? undefined : word}>
            {found.map((place) => (
              <li key={place.locationNames.join(' ')}>
                <button type="button" data-choice onClick={() => props.onChoose(place)}>
                  {labelOf(place)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {children}
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
