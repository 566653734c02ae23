import type { FoundPlace } from '@otday/contract'
import { useState } from 'react'
import { labelOf, PlaceSearch } from '../../places/index.ts'

export type ChosenPlace = Pick<FoundPlace, 'locationNames' | 'latitude' | 'longitude'>

interface TripPlaceFieldProps {
  place: ChosenPlace | null
  onChoose: (place: ChosenPlace | null) => void
}

/** Field for the place of a trip: typed, then chosen from those found. */
export function TripPlaceField({ place, onChoose }: TripPlaceFieldProps) {
  const [typed, setTyped] = useState(place?.locationNames.join(' ') ?? '')
  return (
    <PlaceSearch
      label="어디로 가요?"
      hint={typed.trim() ? undefined : '동네, 역, 시·군·구 이름으로 찾아요. 아직 국내만 돼요.'}
      placeholder="예: 부산 해운대구, 강릉, 제주"
      icon="location"
      typed={typed}
      onType={(text) => {
        setTyped(text)
        onChoose(null)
      }}
      isChosen={place !== null}
      onChoose={(chosen) => {
        setTyped(labelOf(chosen))
        onChoose(chosen)
      }}
    />
  )
}
