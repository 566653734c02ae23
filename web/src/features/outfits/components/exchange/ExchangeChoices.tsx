import { withParticle } from '@otday/common/particles'
import { clothesTypeLabels } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../../platform/api/api-error.ts'
import { addClothesPath } from '../../../../platform/navigation/paths.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ChipRow } from '../../../../ui/ChipRow.tsx'
import { EmptyState, ErrorState } from '../../../../ui/States.tsx'
import { countedOf } from '../../../clothes/index.ts'
import { AlternativeCards, WaitingCards } from './AlternativeCards.tsx'
import { type Order, orderLabels, orders, type Outfit, sortedBy } from './alternatives.ts'
import { alternativesQuery } from './alternatives-query.ts'
import type { ChosenPiece } from './use-chosen-piece.ts'

const options = orders.map((value) => ({ value, label: orderLabels[value] }))

/** Lists the pieces that can be worn instead, in the order that the user selects. */
export function ExchangeChoices({ outfit, choice }: { outfit: Outfit; choice: ChosenPiece }) {
  const { piece, wanted, chosen, choose } = choice
  const navigate = useNavigate()
  const [order, setOrder] = useState<Order>('MATCH')
  const { data, isPending, isError, error, refetch } = useQuery(alternativesQuery(outfit, wanted))
  const label = clothesTypeLabels[wanted.slot]
  const all = sortedBy(order, data?.data ?? [])
  if (isPending) return <WaitingCards />
  if (isError)
    return (
      <ErrorState title="바꿔 입을 옷을 불러오지 못했어요" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (all.length === 0)
    return (
      <EmptyState
        title={`${piece ? '바꿔 입을' : '더할'} ${withParticle(label, '이/가')} 아직 없어요.`}
        action={
          <Button icon="plus" onClick={() => void navigate(addClothesPath(wanted.slot))}>
            옷 추가
          </Button>
        }
      />
    )
  return (
    <>
      <ChipRow small label="고르는 기준" value={order} options={options} onChange={setOrder} />
      <AlternativeCards
        label={`${label} ${countedOf(all.map(({ item }) => item))}`}
        all={all}
        worn={wanted.replaces === undefined ? undefined : piece}
        occasion={outfit.occasion}
        chosen={chosen}
        onChoose={choose}
      />
    </>
  )
}
