import type { OutfitItem } from '@otday/contract'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../platform/navigation/paths.ts'
import { ClothesPicture } from '../../clothes/index.ts'
import styles from './laundry.module.css'

interface LaundryCardProps {
  icon?: ReactNode
  title: string
  count: number
  action?: ReactNode
  /** Text below the title, which applies to all pieces. */
  text?: string
  children: ReactNode
}

export function LaundryCard({ icon, title, count, action, text, children }: LaundryCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>
          {icon}
          {title}
          <em className="num">{count}</em>
        </h2>
        {action}
      </header>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}

interface LaundryRowProps {
  item: OutfitItem
  /** Text below the name. */
  note: ReactNode
  children: ReactNode
}

export function LaundryRow({ item, note, children }: LaundryRowProps) {
  return (
    <li className={styles.row} aria-label={item.name}>
      <span className={styles.picture}>
        <ClothesPicture item={item} sizes="52px" />
      </span>
      <div className={styles.words}>
        <PieceLink item={item} />
        <div className={`${styles.note} num`}>{note}</div>
      </div>
      <div className={styles.buttons}>{children}</div>
    </li>
  )
}

/** Links to the details of the piece in the closet. */
export function PieceLink({ item: { clothesId, name } }: { item: OutfitItem }) {
  return (
    <Link to={`${paths.closet}?piece=${clothesId}`} className={`${styles.name} ell`}>
      {name}
    </Link>
  )
}
