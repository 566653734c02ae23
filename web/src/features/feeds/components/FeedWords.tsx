import type { Feed } from '@otday/contract'
import { type ReactNode, Suspense, useCallback, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useUser } from '../../../platform/session/session.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { FeedAuthor } from './FeedAuthor.tsx'
import { FeedEditor } from './FeedEditor.tsx'
import styles from './FeedWords.module.css'
import type { FeedEditor as Editor } from '../use-feed-editor.ts'
import { WeatherBadge } from './WeatherBadge.tsx'

/** Parts that other features render. */
export interface FeedSlots {
  actionsOf: (feed: Feed) => ReactNode
  /** Returns the content below the text of the user's own feed. */
  asideOf: (feed: Feed) => ReactNode
  /** Returns the content beside the counts of another user's feed. */
  followOf: (feed: Feed) => ReactNode
  /** Menu about the author, on feeds of others. */
  menuOf: (feed: Feed) => ReactNode
  commentsOf: (feed: Feed) => ReactNode
  /** Returns the field for a comment, which stays at the bottom of the dialog. */
  composerOf: (feed: Feed) => ReactNode
}

interface FeedWordsProps extends FeedSlots {
  feed: Feed
  /** Whether the dialog was opened to read the comments. */
  atComments: boolean
  editor: Editor
  onDelete: () => void
}

export function FeedWords(props: FeedWordsProps) {
  const { feed, atComments, editor, onDelete, actionsOf, asideOf, followOf, menuOf, commentsOf, composerOf } = props
  const own = useUser()?.id === feed.author.userId
  const menu = useRef<HTMLSpanElement>(null)
  const comments = useInView(atComments)
  return (
    <div className={styles.words}>
      <header className={styles.head}>
        <FeedAuthor feed={feed} size={44} />
        <WeatherBadge weather={feed.weather} />
        <span ref={menu} className={styles.menu}>
          {own ? (
            <OwnerMenu editor={editor} onDelete={onDelete} />
          ) : (
            <Suspense fallback={null}>{menuOf(feed)}</Suspense>
          )}
        </span>
      </header>
      <div className={styles.scroll}>
        <div className={styles.body}>
          {editor.editing ? (
            <FeedEditor editor={editor} onLeft={() => menu.current?.querySelector('button')?.focus()} />
          ) : (
            <p className={styles.content}>{feed.content}</p>
          )}
          <div className={styles.counts}>
            {actionsOf(feed)}
            <span className={`${styles.count} num`}>
              <Icon name="comment" />
              <span className="sr">댓글</span>
              <span>{feed.commentCount.toLocaleString('ko-KR')}</span>
            </span>
            {!own && (
              <span className={styles.follow}>
                <Suspense fallback={null}>{followOf(feed)}</Suspense>
              </span>
            )}
          </div>
          {own && <Suspense fallback={null}>{asideOf(feed)}</Suspense>}
        </div>
        <div ref={comments} className={styles.comments}>
          {commentsOf(feed)}
        </div>
      </div>
      <div className={styles.composer}>{composerOf(feed)}</div>
    </div>
  )
}

const inputs = ['pointerdown', 'wheel', 'keydown'] as const

/** Returns a ref that scrolls an element into view, also after it grows, until the user does something. */
function useInView(isWanted: boolean) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isWanted) return
      const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'start' }))
      const stop = () => observer.disconnect()
      observer.observe(element)
      for (const input of inputs) window.addEventListener(input, stop, { capture: true, once: true })
      return () => {
        stop()
        for (const input of inputs) window.removeEventListener(input, stop, { capture: true })
      }
    },
    [isWanted],
  )
}

function OwnerMenu({ editor, onDelete }: { editor: Editor; onDelete: () => void }) {
  return (
    <Menu
      label="피드 메뉴"
      trigger={<IconButton icon="more" label="피드 메뉴" />}
      items={[
        { label: '수정', icon: 'edit', onSelect: editor.start, disabled: editor.editing },
        { label: '삭제', icon: 'trash', onSelect: onDelete, danger: true, disabled: editor.saving },
      ]}
    />
  )
}
