import { useState } from 'react'
import { messageOf } from '../../../platform/api-error.ts'
import { noPositionText } from '../../../platform/no-position.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Place } from '../forms/draft.ts'
import { PlaceSearch, type SearchPlaces } from './PlaceSearch.tsx'
import styles from '../forms/ProfileForm.module.css'

export interface Places {
  /** Null when not shared. */
  find: () => Promise<Place | null>
  /** By coordinates; null when cancelled. */
  type: () => Promise<Place | null>
  search: SearchPlaces
}

interface PlaceFieldProps {
  place: Place | null
  places: Places
  onFound: (place: Place) => void
}

/** Set from the current location or by name. */
export function PlaceField({ place, places, onFound }: PlaceFieldProps) {
  const [isLocating, setLocating] = useState(false)
  const [searching, setSearching] = useState(false)
  const [isRefused, setRefused] = useState(false)

  async function locate(find: () => Promise<Place | null>) {
    setLocating(true)
    try {
      const found = await find()
      if (found) onFound(found)
      setSearching(found === null)
      setRefused(found === null && find === places.find)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setLocating(false)
    }
  }

  return (
    <>
      <Field label="현재 위치" hint={isRefused && `${noPositionText()} 이름으로 찾아 주세요.`}>
        <div className={styles.place}>
          <TextInput
            icon="location"
            readOnly
            value={place?.locationNames.join(' ') ?? ''}
            placeholder="위치 정보가 없어요."
          />
          <Button variant="secondary" icon="locate" loading={isLocating} onClick={() => void locate(places.find)}>
            현재 위치로
          </Button>
          <Button variant="secondary" icon="search" aria-expanded={searching} onClick={() => setSearching(!searching)}>
            이름으로
          </Button>
        </div>
      </Field>
      {searching && (
        <PlaceSearch
          search={places.search}
          onType={() => void locate(places.type)}
          onFound={(found) => {
            onFound(found)
            setSearching(false)
            setRefused(false)
          }}
        />
      )}
    </>
  )
}
