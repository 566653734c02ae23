import type { ReactNode, Ref } from 'react'
import { Icon } from '../art/Icon.tsx'
import { classNames } from '../styles/class-names.ts'
import styles from './NewsFrame.module.css'

interface NewsFrameProps {
  /** Ref of the scrolling element, from `useKeptPlace`. */
  box?: Ref<HTMLElement>
  label?: string
  className?: string | undefined
  children: ReactNode
  /** News that has come at this edge of the list while the user is reading elsewhere in it. */
  news?: { text: string; edge: 'top' | 'bottom'; onOpen: () => void } | null
}

/** A list that keeps its scroll position when items arrive; a button scrolls to the new ones. */
export function NewsFrame({ box, label, className, children, news }: NewsFrameProps) {
  return (
    <div className={styles.frame}>
      <section ref={box} className={classNames(styles.scroll, className)} aria-label={label}>
        {children}
      </section>
      {news && (
        <button type="button" className={classNames(styles.pill, styles[news.edge])} onClick={news.onOpen}>
          <span>{news.text}</span>
          <Icon name={news.edge === 'top' ? 'arrow-up' : 'arrow-down'} size={16} />
        </button>
      )}
    </div>
  )
}
