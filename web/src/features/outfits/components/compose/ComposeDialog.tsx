import type { Sky } from '@otday/art/sky'
import {
  type ClothesType,
  clothesTypeLabels,
  type FlatLayScene,
  type Judgement,
  type OutfitItem,
} from '@otday/contract'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FlatLay } from '../../../../ui/FlatLay.tsx'
import { Icon } from '../../../../art/Icon.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { RetryButton } from '../../../../ui/RetryButton.tsx'
import { ClothesPicture, type PickerFilter } from '../../../clothes/index.ts'
import { WarmthGauge } from '../WarmthGauge.tsx'
import { ComposeCloset } from './ComposeCloset.tsx'
import { type Composed, type Composer, useComposer } from './use-composer.ts'
import styles from './compose.module.css'

interface ComposeDialogProps {
  title?: string
  /** Outfit to begin with, and its user, weather and occasion. */
  outfit: Composed
  layer: { value: string | null; replace: (value: string) => void; close: () => void }
  sky: Sky
  /** Returns buttons for the outfit; called with null until the server has rated it for weather and occasion. */
  actions: (chosen: Judgement | null) => ReactNode
}

/** Composes an outfit by hand; every choice is allowed, and the dialog says what is still missing. */
export function ComposeDialog({ title = '직접 고르기', outfit, layer, sky, actions }: ComposeDialogProps) {
  const composer = useComposer(outfit, layer)
  const [filter, setFilter] = useState<PickerFilter>({ type: '', word: '' })
  const { judgement, pieces, undo } = composer
  const ready = judgement !== undefined && pieces.length > 0 && !composer.busy && composer.gone.length === 0

  useUndoKey(undo)

  return (
    <Dialog
      open
      size="page"
      title={title}
      description="옷을 누르면 놓이고, 한 번 더 누르면 빠져요."
      onClose={layer.close}
      headerAction={
        <>
          <IconButton icon="undo" label="되돌리기" idle={undo === null} onClick={() => undo?.()} />
          <Button size="s" variant="ghost" disabled={pieces.length === 0} onClick={composer.clear}>
            모두 빼기
          </Button>
        </>
      }
      footer={
        <div className={styles.actions}>
          <p className={styles.hint}>{composer.hint}</p>
          <Button
            variant="secondary"
            icon="sparkle"
            loading={composer.filling}
            disabled={pieces.length === 0}
            onClick={composer.fill}
          >
            나머지 채우기
          </Button>
          {actions(ready ? judgement : null)}
        </div>
      }
    >
      <div className={styles.columns}>
        <output className="sr">{composer.said}</output>
        <div className={styles.outfit}>
          <FlatLay
            className={styles.picture}
            pieces={pieces}
            scene={pieces.length > 0 ? judgement?.scene : emptyScene}
            sky={sky}
            label="고른 옷차림"
            busy={composer.busy}
            pressLabel="빼기"
            onPiece={(id) => {
              const item = pieces.find(({ clothesId }) => clothesId === id)
              if (item) composer.toggle(item)
            }}
          />
          <Gone composer={composer} />
          <Slots pieces={pieces} chosen={filter.type} onChoose={(type) => setFilter({ ...filter, type })} />
          <div className={styles.gauge}>
            {composer.failed ? (
              <div role="alert">
                <p>{composer.failed.text}</p>
                <RetryButton size="s" onRetry={() => void composer.failed?.retry()} />
              </div>
            ) : judgement?.fit ? (
              <>
                <WarmthGauge fit={judgement.fit} />
                {composer.remark && <p className={styles.note}>{composer.remark}</p>}
              </>
            ) : (
              <p className={styles.note}>옷을 고르면 춥거나 덥지 않을지 알려 드려요.</p>
            )}
          </div>
        </div>
        <ComposeCloset outfit={outfit} composer={composer} filter={filter} onFilter={setFilter} />
      </div>
    </Dialog>
  )
}

/** Undoes with Ctrl or ⌘ Z, except in a text field. */
function useUndoKey(undo: (() => void) | null) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const inText = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || inText) return
    event.preventDefault()
    undo?.()
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
}

const emptyScene: FlatLayScene = { format: 'card', ratio: 0.8, unit: 0.01, pieces: [], left: [] }

/** Names the deleted pieces, whose places are empty now. */
function Gone({ composer: { gone, dropGone } }: { composer: Composer }) {
  if (gone.length === 0) return null
  return (
    <p className={styles.gone} role="alert">
      <span>{`${gone.map(({ name }) => name).join(', ')} 자리가 비었어요. 옷장에서 지운 옷이에요.`}</span>
      <Button size="s" variant="ghost" onClick={dropGone}>
        빼고 계속하기
      </Button>
    </p>
  )
}

const slots: readonly ClothesType[] = ['OUTER', 'TOP', 'BOTTOM', 'DRESS', 'SHOES', 'BAG', 'HAT', 'SCARF']

interface SlotsProps {
  pieces: readonly OutfitItem[]
  chosen: PickerFilter['type']
  onChoose: (type: ClothesType) => void
}

function Slots({ pieces, chosen, onChoose }: SlotsProps) {
  return (
    <ul className={styles.slots} aria-label="자리">
      {slots.map((type) => {
        const piece = pieces.findLast((one) => one.type === type)
        return (
          <li key={type}>
            <button
              type="button"
              className={styles.slot}
              aria-pressed={type === chosen}
              aria-label={piece ? `${clothesTypeLabels[type]}, ${piece.name}` : `${clothesTypeLabels[type]} 고르기`}
              onClick={() => onChoose(type)}
            >
              {piece ? (
                <ClothesPicture item={piece} sizes="60px" />
              ) : (
                <span className={styles.empty}>
                  <Icon name="plus" size={18} />
                </span>
              )}
              <span>{clothesTypeLabels[type]}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
