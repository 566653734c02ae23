import { type Clothes, type ClothesId, clothesTypeLabels } from '@otday/contract'
import { type ComponentType, memo } from 'react'
import { Chip } from '../../../ui/Chip.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import styles from './ClothesCard.module.css'
import { ClothesPicture } from '../../clothes/index.ts'

export interface OwnerActions {
  onEdit: (item: Clothes) => void
  onDelete: (item: Clothes) => void
  /** Opens the details of a piece; without it, cards do not react to a press. */
  onOpen?: (item: Clothes) => void
  /** Shown in place of the menu in the card's corner. */
  Corner?: CardCorner
  /** Rendered after the type. */
  Mark?: ComponentType<{ clothesId: ClothesId }>
}

export type CardCorner = ComponentType<{ item: Clothes }>

interface ClothesCardProps {
  item: Clothes
  /** Value of the picture's `sizes` attribute in HTML: the width at which the picture is shown. */
  sizes: string
  eager: boolean
  /** Actions of the closet’s owner, such as editing or deleting the piece; absent in another user's closet. */
  owner?: OwnerActions | undefined
}

export const ClothesCard = memo(function ClothesCard({ item, sizes, eager, owner }: ClothesCardProps) {
  return (
    <article className={styles.card} aria-label={item.name}>
      <ClothesPicture item={item} sizes={sizes} eager={eager} ratio="4 / 4.4" radius="l" />
      {owner?.Corner ? <owner.Corner item={item} /> : owner && <OwnerMenu item={item} owner={owner} />}
      <p className={styles.type}>
        <span>{clothesTypeLabels[item.type]}</span>
        {owner?.Mark && <owner.Mark clothesId={item.id} />}
      </p>
      <h2 className={`${styles.name} ell`} title={item.name}>
        {owner?.onOpen ? <OpenButton item={item} onOpen={owner.onOpen} /> : item.name}
      </h2>
      <div className={styles.attributes}>
        {item.attributes.map(({ definitionId, value }) => (
          <Chip key={definitionId} small>
            {value}
          </Chip>
        ))}
      </div>
    </article>
  )
})

/** Button that reacts to a press anywhere on the card. */
function OpenButton({ item, onOpen }: { item: Clothes; onOpen: (item: Clothes) => void }) {
  return (
    <button type="button" className={`${styles.open} ell`} aria-haspopup="dialog" onClick={() => onOpen(item)}>
      {item.name}
    </button>
  )
}

function OwnerMenu({ item, owner }: { item: Clothes; owner: OwnerActions }) {
  return (
    <div className={styles.menu}>
      <Menu
        label={`${item.name} 메뉴`}
        trigger={<IconButton icon="more" label={`${item.name} 메뉴`} variant="float" />}
        items={[
          { label: '수정', icon: 'edit', onSelect: () => owner.onEdit(item) },
          { label: '삭제', icon: 'trash', danger: true, onSelect: () => owner.onDelete(item) },
        ]}
      />
    </div>
  )
}
