import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../platform/api/api-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/toast.ts'
import { findPlace, noPositionText, PlaceSearch, typePlace } from '../../places/index.ts'
import type { Place } from './values.ts'
import styles from './ProfileForm.module.css'

interface PlaceFieldProps {
  place: Place | null
  onFound: (place: Place) => void
}

/** Sets the place from the current location or by name. */
export function PlaceField({ place, onFound }: PlaceFieldProps) {
  const [isLocating, setLocating] = useState(false)
  const [searching, setSearching] = useState(false)
  const [isRefused, setRefused] = useState(false)

  async function locate(find: () => Promise<Place | null>) {
    setLocating(true)
    try {
      const found = await find()
      if (found) onFound(found)
      setSearching(found === null)
      setRefused(found === null && find === findPlace)
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
          <Button variant="secondary" icon="locate" loading={isLocating} onClick={() => void locate(findPlace)}>
            현재 위치로
          </Button>
          <Button variant="secondary" icon="search" aria-expanded={searching} onClick={() => setSearching(!searching)}>
            이름으로
          </Button>
        </div>
      </Field>
      {searching && (
        <NamedPlace
          onType={() => void locate(typePlace)}
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

interface NamedPlaceProps {
  onFound: (place: Place) => void
  onType: () => void
}

/** Searches places for people who deny their location or are elsewhere. */
function NamedPlace({ onFound, onType }: NamedPlaceProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <PlaceSearch
      label="지역 이름"
      hint="동네, 역, 시·군·구 이름으로 찾아요."
      placeholder="예: 강릉, 서교동, 홍대입구역"
      icon="search"
      ref={input}
      typed={typed}
      onType={setTyped}
      onChoose={onFound}
    >
      <Button variant="ghost" size="s" onClick={onType}>
        좌표로 입력
      </Button>
    </PlaceSearch>
  )
}
