import { type Clothes, mostChanged } from '@otday/contract'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.ts'
import { changeTexts } from '../clothes/index.ts'
import type { CardCorner } from './components/ClothesCard.tsx'
import { createSelection, type Selection } from './selection.ts'
import { SelectionBar } from './components/SelectionBar.tsx'
import { TickBox } from './components/TickBox.tsx'

export interface Selecting {
  selection: Selection
  /** Shown on each card instead of its menu. */
  Corner: CardCorner
  Bar: typeof SelectionBar
}

export function beginSelecting(): Selecting {
  const selection = createSelection()
  return { selection, Corner: ({ item }) => <SelectBox selection={selection} item={item} />, Bar: SelectionBar }
}

function SelectBox({ selection, item }: { selection: Selection; item: Clothes }) {
  const isChosen = useStore(selection, (chosen) => chosen.has(item.id))
  return (
    <TickBox
      label={item.name}
      checked={isChosen}
      onTick={(checked, extend) => {
        if (!selection.choose(item.id, checked, extend)) toast.info(changeTexts.full(mostChanged))
      }}
    />
  )
}
