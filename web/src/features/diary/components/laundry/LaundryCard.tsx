import type { OutfitItem } from '@otday/contract'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../platform/paths.ts'
import { ClothesPicture } from '../../../clothes/index.ts'

interface LaundryCardProps {
  icon?: ReactNode
  title: string
  count: number
  action?: ReactNode
  /** Below the title: what is true of all pieces. */
  text?: string
  children: ReactNode
}

export function LaundryCard({ icon, title, count, action, text, children }: LaundryCardProps) {
  const id = useId()
  return (
    <section className="la-card" aria-labelledby={id}>
      <header className="la-head">
        <h2 id={id}>
          {icon}
          {title}
          <em className="num">{count}</em>
        </h2>
        {action}
      </header>
      {text && <p className="la-text">{text}</p>}
      {children}
    </section>
  )
}

interface LaundryRowProps {
  item: OutfitItem
  /** Below the name. */
  note: ReactNode
  children: ReactNode
}

export function LaundryRow({ item, note, children }: LaundryRowProps) {
  return (
    <li className="la-row" aria-label={item.name}>
      <span className="la-picture">
        <ClothesPicture item={item} sizes="52px" />
      </span>
      <div className="la-words">
        <PieceLink item={item} />
        <div className="la-note num">{note}</div>
      </div>
      <div className="la-buttons">{children}</div>
    </li>
  )
}

/** Leads to its details in the closet. */
export function PieceLink({ item: { clothesId, name } }: { item: OutfitItem }) {
  return (
    <Link to={`${paths.closet}?piece=${clothesId}`} className="la-name ell">
      {name}
    </Link>
  )
}
