import { FormalEvent, formalEventLabels, Sport, sportLabels } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { ChipRow } from '../../../ui/ChipRow.tsx'
import { preferencesQuery } from '../../stylist-preferences/index.ts'
import type { Wish } from '../wish.ts'

const events = FormalEvent.options.map((value) => ({ value, label: formalEventLabels[value] }))
const sports = Sport.options.map((value) => ({ value, label: sportLabels[value] }))

interface OccasionKindsProps {
  occasion: 'FORMAL' | 'SPORT'
  wish: Wish
  onChoose: (wish: Wish) => void
}

export function OccasionKinds({ occasion, wish, onChoose }: OccasionKindsProps) {
  const { data: kept } = useQuery(preferencesQuery)
  if (occasion === 'FORMAL')
    return (
      <ChipRow
        small
        label="어떤 자리인가요?"
        value={wish.formalEvent ?? kept?.formalEvent ?? null}
        options={events}
        onChange={(formalEvent) => onChoose({ occasion, formalEvent })}
      />
    )
  return (
    <ChipRow
      small
      label="어떤 운동을 하세요?"
      value={wish.sport ?? kept?.sport ?? null}
      options={sports}
      onChange={(sport) => onChoose({ occasion, sport })}
    />
  )
}
