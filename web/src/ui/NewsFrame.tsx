import type { ReactNode, Ref } from 'react'
import { Icon } from '../art/Icon.tsx'
import { classNames } from '../styles/class-names.ts'
import styles from './NewsFrame.module.css'

interface NewsFrameProps {
  /** The scrolling part, see `useKeptPlace`. */
  box?: Ref<HTMLElement>
  label?: string
  className?: string | undefined
  children: ReactNode
  /** News that has come at `edge` while something else is read. */
  news?: { text: string; edge: 'top' | 'bottom'; onOpen: () => void } | null
}

/** A list that keeps its scroll position; a button leads to new items. */
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
