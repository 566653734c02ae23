import type { FoundPlace } from '@otday/contract'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import type { IconName } from '../../../art/icons.data.ts'
import { useDebounced } from '../../../platform/time/use-debounced.ts'
import { chooseByKeys } from '../../../ui/choice-keys.ts'
import { Field } from '../../../ui/Field.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { Cities, PlaceResults } from './PlaceResults.tsx'
import styles from './PlaceSearch.module.css'

/** Time in ms after the last key until the search starts. */
const rest = 300

interface PlaceSearchProps {
  label: string
  hint: string | undefined
  placeholder: string
  icon: IconName
  typed: string
  onType: (text: string) => void
  /** Nothing is searched while a place is chosen. */
  isChosen?: boolean
  onChoose: (place: FoundPlace) => void
  ref?: Ref<HTMLInputElement>
  children?: ReactNode
}

/** A field of a form in which a place is typed, then chosen from what was found, or from some cities at first. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { label, hint, placeholder, icon, typed, isChosen = false, onChoose, children, ref } = props
  const [debounced, flush] = useDebounced(typed, rest)
  const word = debounced.trim()
  const found = useRef<HTMLDivElement>(null)
  // Bars at the bottom of a phone would cover the list.
  useEffect(() => {
    const list = found.current
    if (word === '' || !list) return
    const observer = new ResizeObserver(() => list.scrollIntoView({ block: 'nearest' }))
    observer.observe(list)
    return () => observer.disconnect()
  }, [word])
  return (
    <div role="presentation" onKeyDown={chooseByKeys}>
      <Field label={label} hint={hint}>
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
        {!isChosen && (
          <div ref={found} className={word === '' ? styles.cities : styles.results}>
            {word === '' ? <Cities onChoose={onChoose} /> : <PlaceResults word={word} onChoose={onChoose} />}
          </div>
        )}
        {children}
      </Field>
    </div>
  )
}
