import type { PhotoDraft } from '@otday/contract'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { Select } from '../../../ui/Select.tsx'
import { typeOptions } from '../../clothes/index.ts'
import { DraftRow } from './DraftRow.tsx'
import { latest, problemOf, type Review, useReview } from '../use-review.ts'
import styles from './drafts.module.css'

interface DraftListProps {
  drafts: readonly PhotoDraft[]
  /** Receives the focus and passes it on to the first draft. */
  start: RefObject<HTMLElement | null>
}

const isListOpen = (target: HTMLElement) =>
  target instanceof HTMLOptionElement || (CSS.supports('selector(select:open)') && target.matches(':open'))

const confirmIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-confirm]')

/**
 * List of drafts. The focus moves from one button 추가 (add) to the next: Enter adds the draft and goes on, E edits its
 * name, C switches its background on or off, Delete discards it. E and C are physical keys, so that they work with
 * Korean input.
 */
export function DraftList({ drafts, start }: DraftListProps) {
  const list = useRef<HTMLUListElement>(null)
  const review = useReview()
  const rows = () => [...(list.current?.children ?? [])]
  const isEmpty = drafts.length === 0
  useEffect(() => {
    const element = start.current
    const focusFirst = () => confirmIn(list.current?.children[0])?.focus()
    if (document.activeElement === element) focusFirst()
    element?.addEventListener('focus', focusFirst)
    return () => element?.removeEventListener('focus', focusFirst)
  }, [isEmpty, start])

  const goOn = (row: Element) => {
    const next = confirmIn(row.nextElementSibling) ?? confirmIn(row.previousElementSibling) ?? start.current
    next?.focus()
  }
  const confirm = async (shown: PhotoDraft, row: Element) => {
    if (!(await review.readName(shown))) return
    const draft = latest(shown)
    if (problemOf(draft)) row.querySelector<HTMLElement>(draft.type ? 'input' : 'select')?.focus()
    else goOn(row)
    void review.confirm(draft)
  }
  const discard = (draft: PhotoDraft, row: Element) => {
    goOn(row)
    void review.discard(draft)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const row = target.closest('li')
    const draft = drafts[row ? rows().indexOf(row) : -1]
    const isTyping = target instanceof HTMLInputElement
    if (!row || !draft || (isTyping && isComposing(event))) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // A held key must not go through the whole list.
    if (event.repeat && (event.key === 'Enter' || event.key === 'Delete')) return event.preventDefault()
    // An open select handles all keys itself, and a closed one all keys except Enter.
    const isChoosing = target instanceof HTMLSelectElement || target instanceof HTMLOptionElement
    if (isChoosing && (event.key !== 'Enter' || isListOpen(target))) return
    if (event.key === 'ArrowDown') confirmIn(row.nextElementSibling)?.focus()
    else if (event.key === 'ArrowUp') confirmIn(row.previousElementSibling)?.focus()
    else if ((isTyping || isChoosing) && event.key === 'Enter') void confirm(draft, row)
    else if (!isTyping && event.key === 'Delete') discard(draft, row)
    else if (!isTyping && event.code === 'KeyE') row.querySelector('input')?.select()
    else if (!isTyping && event.code === 'KeyC' && draft.cutOut) review.change(draft, { isCutOut: !draft.isCutOut })
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [isEmpty])

  const undo = review.discarded && <Undo draft={review.discarded} onRestore={review.restore} />
  if (isEmpty) return undo
  return (
    <section aria-label="확인할 사진">
      <p className={styles.keys}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> 이동
        </span>
        <span>
          <kbd>Enter</kbd> 추가하고 다음
        </span>
        <span>
          <kbd>E</kbd> 이름 고치기
        </span>
        <span>
          <kbd>C</kbd> 배경
        </span>
        <span>
          <kbd>Delete</kbd> 버리기
        </span>
      </p>
      <output className="sr">{review.news && `${review.news}, ${drafts.length}장 남음`}</output>
      {undo}
      {drafts.length > 1 && (
        <div className={styles.all}>
          <TypeForMany drafts={drafts} review={review} />
          <Button
            size="s"
            icon="plus"
            variant="soft"
            loading={review.adding}
            onClick={() => void review.confirmAll(drafts)}
          >
            {`${drafts.length}장 모두 추가`}
          </Button>
        </div>
      )}
      <ul ref={list} className={styles.list}>
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            review={review}
            onConfirm={(...of) => void confirm(...of)}
            onDiscard={discard}
          />
        ))}
      </ul>
    </section>
  )
}

/** Chooses one type for all drafts that have none yet or, if each has one, for all drafts. */
function TypeForMany({ drafts, review }: { drafts: readonly PhotoDraft[]; review: Review }) {
  const open = drafts.filter(({ type }) => type === null)
  const meant = open.length > 0 ? open : drafts
  const label = open.length > 0 ? `종류 없는 ${open.length}장의 종류` : `${drafts.length}장 모두의 종류`
  return (
    <Select
      label={label}
      placeholder={label}
      value=""
      options={typeOptions}
      onChange={(type) => {
        if (type === '') return
        for (const draft of meant) review.change(draft, { type })
      }}
    />
  )
}

function Undo({ draft, onRestore }: { draft: PhotoDraft; onRestore: (draft: PhotoDraft) => Promise<void> }) {
  return (
    <div className={styles.undo}>
      <output>{`사진을 버렸어요: ${draft.name}`}</output>
      <Button variant="ghost" size="s" onClick={() => void onRestore(draft)}>
        되돌리기
      </Button>
    </div>
  )
}
