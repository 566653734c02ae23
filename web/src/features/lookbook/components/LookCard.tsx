import type { Sky } from '@otday/art/sky'
import type { Look } from '@otday/contract'
import { FlatLay } from '../../../ui/FlatLay.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { lookRecords } from '../mutations.ts'
import { factsOf, gapText } from '../look-words.ts'
import styles from './LookCard.module.css'

interface LookCardProps {
  look: Look
  sky: Sky
  eager: boolean
  onOpen: (look: Look) => void
  onEdit: (look: Look) => void
}

export function LookCard({ look, sky, eager, onOpen, onEdit }: LookCardProps) {
  return (
    <article className={styles.card} aria-label={look.name}>
      <LookPicture look={look} sky={sky} eager={eager} />
      <LookBadge look={look} />
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2 className="ell">
            <button type="button" className={`${styles.open} ell`} aria-haspopup="dialog" onClick={() => onOpen(look)}>
              {look.name}
            </button>
          </h2>
          <p className="num ell">{factsOf(look)}</p>
          {look.tags.length > 0 && (
            <p className={`${styles.hash} ell`}>{look.tags.map((tag) => `#${tag}`).join(' ')}</p>
          )}
        </div>
        <Menu
          label={`${look.name} 메뉴`}
          trigger={<IconButton icon="more" label={`${look.name} 메뉴`} />}
          items={[
            { label: '이름·태그 고치기', icon: 'edit', onSelect: () => onEdit(look) },
            { label: '삭제', icon: 'trash', danger: true, onSelect: () => void lookRecords.remove(look) },
          ]}
        />
      </div>
    </article>
  )
}

/** Picture of a look in 4:5, without pieces that were deleted from the closet. */
export const LookPicture = ({ look, sky, eager = false }: { look: Look; sky: Sky; eager?: boolean }) => (
  <FlatLay
    className={styles.picture}
    pieces={look.items.filter(({ isGone }) => !isGone)}
    scene={look.scene}
    sky={sky}
    label={look.name}
    eager={eager}
  />
)

/** Says which pieces are missing or, if none is, that the look suits today's weather (오늘 딱). */
export function LookBadge({ look }: { look: Look }) {
  const gap = gapText(look)
  if (!gap && !look.suits) return null
  return (
    <div className={styles.badge}>
      {gap ? (
        <Badge tone="sun">
          <Icon name="alert" size={14} />
          <span className="ell">{gap}</span>
        </Badge>
      ) : (
        <Badge tone="ok">
          <Icon name="check" size={14} />
          오늘 딱
        </Badge>
      )}
    </div>
  )
}
