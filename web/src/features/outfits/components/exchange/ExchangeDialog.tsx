import type { Sky } from '@otday/art/sky'
import { withParticle } from '@otday/common/particles'
import { type ClothesId, type ClothesType, clothesTypeLabels, idsOf, type OutfitItem } from '@otday/contract'
import { type FormEvent, useId } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { FormFooter } from '../../../../ui/FormFooter.tsx'
import type { DayOf } from '../../../stylist-preferences/index.ts'
import type { Outfit } from './alternatives.ts'
import { ExchangeChoices } from './ExchangeChoices.tsx'
import { ExchangePreview } from './ExchangePreview.tsx'
import { PutOffButton } from './PutOffButton.tsx'
import { type ChosenPiece, useChosenPiece } from './use-chosen-piece.ts'
import { type OnWear, useExchange } from './use-exchange.ts'
import styles from './exchange.module.css'

interface ExchangeDialogProps {
  recommendation: Outfit & { pinned?: readonly ClothesId[] }
  /** Id of a worn piece to exchange, or the type to add. */
  target: string
  sky: Sky
  /** Pins a piece, so that other outfits keep it; null if nothing can be pinned. */
  onPin: ((id: ClothesId) => void) | null
  onWear: OnWear
  /**
   * Excludes a piece from the day's recommendations, after which another outfit is chosen; absent where that is not
   * offered.
   */
  putOff?: { day: DayOf; choose: (id: ClothesId) => void } | undefined
  onClose: () => void
}

/** Exchanges, adds or takes off one piece; the other pieces stay. */
export function ExchangeDialog({
  recommendation: outfit,
  target,
  sky,
  onPin,
  onWear,
  putOff,
  onClose,
}: ExchangeDialogProps) {
  const form = useId()
  const choice = useChosenPiece(outfit, target)
  const exchange = useExchange(outfit, onWear, onClose)
  const { piece, slot, chosen } = choice
  const { replaces } = choice.wanted
  if (slot === undefined) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen) void exchange.wear(choice.change(chosen, onPin !== null))
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
          <PinButton isPinned={outfit.pinned?.includes(piece.clothesId)} onPin={() => onPin(piece.clothesId)} />
        ) : undefined
      }
      footer={
        <FormFooter
          form={form}
          submitLabel={piece ? '바꾸기' : '더하기'}
          busy={exchange.busy}
          ready={chosen !== null}
          cancelVariant="secondary"
          onCancel={onClose}
        >
          {piece && replaces && outfit.clothes.length > 1 && (
            <TakeOffButton outfit={outfit} piece={piece} exchange={exchange} />
          )}
        </FormFooter>
      }
    >
      <form id={form} className={styles.columns} onSubmit={submit}>
        <ExchangePreview
          outfit={outfit}
          came={chosen ? [chosen.item, ...choice.added] : []}
          ids={choice.ids}
          selected={chosen?.item.clothesId ?? replaces ?? null}
          sky={sky}
        />
        <div className={styles.choices}>
          <div className={styles.others}>
            <SwitchButton choice={choice} />
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
          <ExchangeChoices outfit={outfit} choice={choice} />
        </div>
      </form>
    </Dialog>
  )
}

function titleOf(slot: ClothesType, piece: OutfitItem | undefined): string {
  const label = clothesTypeLabels[slot]
  if (!piece) return `${label} 더하기`
  return `${piece.type === slot ? label : withParticle(label, '으로/로')} 바꾸기`
}

function PinButton({ isPinned, onPin }: { isPinned: boolean | undefined; onPin: () => void }) {
  return (
    <Button size="s" variant="ghost" icon={isPinned ? 'lock' : 'unlock'} aria-pressed={isPinned} onClick={onPin}>
      고정
    </Button>
  )
}

interface TakeOffButtonProps {
  outfit: Outfit
  piece: OutfitItem
  exchange: ReturnType<typeof useExchange>
}

/** Takes this piece off; the others stay worn. */
function TakeOffButton({ outfit, piece, exchange }: TakeOffButtonProps) {
  const takeOff = () =>
    exchange.wear({
      clothesIds: idsOf(outfit).filter((id) => id !== piece.clothesId),
      came: null,
      text: () => `${withParticle(piece.name, '을/를')} 뺐어요.`,
    })
  return (
    <span className={styles.first}>
      <Button variant="ghost" loading={exchange.busy} onClick={() => void takeOff()}>
        이 옷 빼기
      </Button>
    </span>
  )
}

/** Switches the choice from a dress to tops, or from tops or bottoms to dresses. */
function SwitchButton({ choice: { slot, switchSlot } }: { choice: ChosenPiece }) {
  if (slot !== 'TOP' && slot !== 'BOTTOM' && slot !== 'DRESS') return null
  const [other, text] = slot === 'DRESS' ? (['TOP', '상의로 바꾸기'] as const) : (['DRESS', '원피스로 바꾸기'] as const)
  return (
    <Button variant="ghost" size="s" icon="swap" onClick={() => switchSlot(other)}>
      {text}
    </Button>
  )
}
