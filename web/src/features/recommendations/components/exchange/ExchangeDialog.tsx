import type { Sky } from '@otday/art/sky'
import { withParticle } from '@otday/common/particles'
import { type Alternative, type ClothesId, ClothesType, clothesTypeLabels, type OutfitItem } from '@otday/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../../platform/api-error.ts'
import { addClothesPath } from '../../../../platform/paths.ts'
import { adoptStyles } from '../../../../ui/adopt-styles.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ChipRow } from '../../../../ui/ChipRow.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { EmptyState, ErrorState } from '../../../../ui/States.tsx'
import { countedOf } from '../../../clothes/index.ts'
import type { DayOf } from '../../day-queries.ts'
import { idsOf } from '../../history.ts'
import { AlternativeCards, WaitingCards } from './AlternativeCards.tsx'
import { addedQuery } from './added-query.ts'
import { bareHalves, idsWith, type Order, orderLabels, orders, type Outfit, sortedBy } from './alternatives.ts'
import { alternativesQuery } from './alternatives-query.ts'
import css from './exchange.css?inline'
import { ExchangePreview } from './ExchangePreview.tsx'
import { PutOffButton } from './PutOffButton.tsx'
import { type Change, exchangedText, type OnWear, useExchange } from './use-exchange.ts'

adoptStyles(css)

interface ExchangeDialogProps {
  recommendation: Outfit & { pinned?: readonly ClothesId[] }
  /** A worn piece, or the type to add. */
  target: string
  sky: Sky
  /** Null where nothing is pinned. */
  onPin: ((id: ClothesId) => void) | null
  onWear: OnWear
  /** Where a piece can be put off for the day: another outfit is chosen then. */
  putOff?: { day: DayOf; choose: (id: ClothesId) => void } | undefined
  onClose: () => void
}

const options = orders.map((value) => ({ value, label: orderLabels[value] }))

/** Exchanges, adds or takes off one piece; the others stay. */
export function ExchangeDialog(props: ExchangeDialogProps) {
  const { recommendation: outfit, target, sky, onPin, onWear, putOff, onClose } = props
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useId()
  const piece = outfit.clothes.find(({ clothesId }) => clothesId === target)
  const [slot, setSlot] = useState(piece?.type ?? ClothesType.safeParse(target).data)
  const replaces = piece?.type === slot ? piece?.clothesId : undefined
  const wanted = { slot: slot ?? 'TOP', replaces }
  const query = useQuery({ ...alternativesQuery(outfit, wanted), enabled: slot !== undefined })
  const [order, setOrder] = useState<Order>('MATCH')
  const [chosen, setChosen] = useState<Alternative | null>(null)
  const exchange = useExchange(outfit, onWear, onClose)
  const ids = chosen ? idsWith(outfit, wanted, chosen) : idsOf(outfit)
  const bare = chosen ? bareHalves(outfit, ids, chosen) : []
  const adding = addedQuery(outfit, ids, bare)
  const { data: added = [] } = useQuery({ ...adding, enabled: bare.length > 0 })
  const all = sortedBy(order, query.data?.data ?? [])
  if (slot === undefined) return null
  const label = clothesTypeLabels[slot]

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen) void exchange.wear(changeTo(chosen))
  }
  async function changeTo(came: Alternative): Promise<Change> {
    const more = bare.length > 0 ? await queryClient.fetchQuery(adding) : []
    const label = piece ? clothesTypeLabels[piece.type] : null
    const text = exchangedText({ label, came, added: more, isPinned: onPin !== null })
    return { clothesIds: withAdded(more), came: came.item.clothesId, text }
  }
  function withAdded(more: readonly OutfitItem[]) {
    return [...ids, ...more.map(({ clothesId }) => clothesId)]
  }
  function body() {
    if (query.isPending) return <WaitingCards />
    if (query.isError)
      return (
        <ErrorState
          title="바꿔 입을 옷을 불러오지 못했어요"
          text={messageOf(query.error)}
          onRetry={() => void query.refetch()}
        />
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
          worn={replaces === undefined ? undefined : piece}
          occasion={outfit.occasion}
          chosen={chosen}
          onChoose={setChosen}
        />
      </>
    )
  }

  return (
    <Dialog
      open
      size="xl"
      title={titleOf(slot, piece)}
      description={piece ? `${piece.name} 대신 입을 옷` : '지금 옷차림에 더할 옷'}
      onClose={onClose}
      returnFocus={exchange.focused}
      headerAction={
        piece && onPin && replaces ? (
          <Button
            size="s"
            variant="ghost"
            icon={outfit.pinned?.includes(piece.clothesId) ? 'lock' : 'unlock'}
            aria-pressed={outfit.pinned?.includes(piece.clothesId)}
            onClick={() => onPin(piece.clothesId)}
          >
            고정
          </Button>
        ) : undefined
      }
      footer={
        <>
          {piece && replaces && outfit.clothes.length > 1 && (
            <span className="ex-first">
              <Button
                variant="ghost"
                loading={exchange.busy}
                onClick={() =>
                  void exchange.wear({
                    clothesIds: idsOf(outfit).filter((id) => id !== piece.clothesId),
                    came: null,
                    text: () => `${withParticle(piece.name, '을/를')} 뺐어요.`,
                  })
                }
              >
                이 옷 빼기
              </Button>
            </span>
          )}
          <Button variant="secondary" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" form={form} disabled={!chosen} loading={exchange.busy}>
            {piece ? '바꾸기' : '더하기'}
          </Button>
        </>
      }
    >
      <form id={form} className="ex-columns" onSubmit={submit}>
        <ExchangePreview
          outfit={outfit}
          came={chosen ? [chosen.item, ...added] : []}
          ids={withAdded(added)}
          selected={chosen?.item.clothesId ?? replaces ?? null}
          sky={sky}
        />
        <div className="ex-choices">
          <div className="ex-others">
            {slot === 'TOP' || slot === 'BOTTOM' ? (
              <Switch slot="DRESS" text="원피스로 바꾸기" onSwitch={change} />
            ) : (
              slot === 'DRESS' && <Switch slot="TOP" text="상의로 바꾸기" onSwitch={change} />
            )}
            {putOff && replaces && (
              <PutOffButton
                day={putOff.day}
                id={replaces}
                onDone={() => {
                  exchange.leave()
                  putOff.choose(replaces)
                }}
              />
            )}
          </div>
          {body()}
        </div>
      </form>
    </Dialog>
  )

  function change(next: ClothesType) {
    setChosen(null)
    setSlot(next)
  }
}

function titleOf(slot: ClothesType, piece: OutfitItem | undefined): string {
  const label = clothesTypeLabels[slot]
  if (!piece) return `${label} 더하기`
  return `${piece.type === slot ? label : withParticle(label, '으로/로')} 바꾸기`
}

interface SwitchProps {
  slot: ClothesType
  text: string
  onSwitch: (slot: ClothesType) => void
}

function Switch({ slot, text, onSwitch }: SwitchProps) {
  return (
    <Button variant="ghost" size="s" icon="swap" onClick={() => onSwitch(slot)}>
      {text}
    </Button>
  )
}
