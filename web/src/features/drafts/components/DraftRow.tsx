import type { ClothesSuggestions, PhotoDraft } from '@otday/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { ClothesPicture, typeOptions } from '../../clothes/index.ts'
import { CutDialog, optionsOf, uncutText, useNameReading } from '../../clothes-form/index.ts'
import { useFilled } from '../choices.ts'
import { draftCut } from '../draft-cut.ts'
import { colourOf } from '../draft-changes.ts'
import type { Review } from '../use-review.ts'
import styles from './drafts.module.css'

interface DraftRowProps {
  draft: PhotoDraft
  review: Review
  onConfirm: (draft: PhotoDraft, row: Element) => void
  onDiscard: (draft: PhotoDraft, row: Element) => void
}

export function DraftRow({ draft, review, onConfirm, onDiscard }: DraftRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { id, name, duplicateOf, isCutOut } = draft
  const problem = review.problems[id]
  const within = (act: (draft: PhotoDraft, row: Element) => void) => () => row.current && act(draft, row.current)
  return (
    <li ref={row} className={styles.row}>
      <DraftPicture draft={draft} onTurn={() => review.change(draft, { isCutOut: !isCutOut })} />
      <div className={styles.fields}>
        <NameInput draft={draft} isWrong={problem !== undefined && draft.type !== null} review={review} />
        <Choices draft={draft} review={review} />
        <Filled draft={draft} review={review} />
        {isUncut(draft) && <FieldMessage tone="hint">{uncutText(brush)}</FieldMessage>}
        <div aria-live="polite">
          {problem && <FieldMessage tone="error">{problem}</FieldMessage>}
          {duplicateOf && (
            <p className={styles.warning}>
              <Icon name="warning" size={16} />
              <span>{`${duplicateOf.isSamePicture ? '이미 있는 사진이에요' : '이미 있는 옷 같아요'}: ${duplicateOf.name}`}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles.acts}>
        <Button
          data-confirm
          size="s"
          variant={duplicateOf ? 'secondary' : 'primary'}
          loading={review.busy.has(id)}
          aria-label={`${name} ${duplicateOf ? '그래도 추가' : '추가'}`}
          aria-keyshortcuts="Enter E C Delete"
          onClick={within(onConfirm)}
        >
          {duplicateOf ? '그래도 추가' : '추가'}
        </Button>
        <IconButton icon="trash" label={`${name} 버리기`} onClick={within(onDiscard)} />
      </div>
    </li>
  )
}

/**
 * Field for a draft's name. It keeps the typed text itself, since the list of drafts is updated a moment later, which
 * would break a Korean syllable that is being composed.
 */
function NameInput({ draft, isWrong, review }: { draft: PhotoDraft; isWrong: boolean; review: Review }) {
  const [typed, setTyped] = useState<string | null>(null)
  // The name typed last. The server may respond with the values in it after the field has lost the focus, when `typed`
  // is null again.
  const [lastTyped, setLastTyped] = useState('')
  const { read } = useNameReading(lastTyped)
  const takeReading = useEffectEvent((said: ClothesSuggestions) => review.take(draft, said))
  useEffect(() => {
    if (read) takeReading(read)
  }, [read])
  return (
    <TextInput
      height={44}
      aria-label={`${draft.name} 이름`}
      aria-invalid={isWrong}
      value={typed ?? draft.name}
      autoComplete="off"
      enterKeyHint="next"
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        setLastTyped(event.currentTarget.value)
        review.change(draft, { name: event.currentTarget.value })
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

function DraftPicture({ draft, onTurn }: { draft: PhotoDraft; onTurn: () => void }) {
  const { name, cutOut, isCutOut, original } = draft
  const shown = isCutOut && cutOut ? cutOut : original
  const [isCutting, setCutting] = useState(false)
  return (
    <div className={styles.picture}>
      <ClothesPicture item={{ ...draft, ...shown }} sizes="112px" />
      {cutOut && (
        <button type="button" className={styles.turn} aria-label={`${name} ${turned(isCutOut)}`} onClick={onTurn}>
          {turned(isCutOut)}
        </button>
      )}
      <button type="button" className={styles.cut} aria-label={`${name} 배경 다듬기`} onClick={() => setCutting(true)}>
        {brush}
      </button>
      {isCutting && <CutDialog source={draftCut(draft.id)} onClose={() => setCutting(false)} />}
    </div>
  )
}

const brush = '다듬기'
/** Whether the background is still there; a photo on transparent ground needs no cut. */
const isUncut = ({ cutOut, original }: PhotoDraft) => cutOut === null && !original.picture.cutOut

const turned = (isCutOut: boolean) => (isCutOut ? '원본 쓰기' : '배경 지우기')

function Choices({ draft, review }: { draft: PhotoDraft; review: Review }) {
  const { colours } = review
  return (
    <div className={styles.choices}>
      <Select
        label={`${draft.name} 종류`}
        placeholder="종류 고르기"
        value={draft.type ?? ''}
        options={typeOptions}
        onChange={(type) => type !== '' && review.change(draft, { type })}
      />
      {colours && (
        <Select
          label={`${draft.name} ${colours.name}`}
          value={colourOf(draft, colours.id)}
          options={optionsOf(colours, `${colours.name} 없음`)}
          onChange={(colour) => review.change(draft, { colour })}
        />
      )}
    </div>
  )
}

/** Says which values were filled in from a draft's name; always mounted, since screen readers announce only changes. */
function Filled({ draft, review }: { draft: PhotoDraft; review: Review }) {
  const filled = useFilled(draft, review.colours)
  return <output className={filled ? 'dr-state' : 'sr'}>{filled && `알아서 채웠어요: ${filled}`}</output>
}
