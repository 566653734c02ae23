import { type ClothesDetails, pieceNoteLimits } from '@otday/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field, FieldMessage } from '../../../ui/Field.tsx'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { ClothesForm } from '../forms/values.ts'
import styles from './NoteFields.module.css'

export type PieceDetails = UseQueryResult<ClothesDetails, unknown>

interface NoteFieldsProps {
  form: ClothesForm
  /** Details of a piece that exists already. */
  details?: PieceDetails | undefined
}

const names = ['brand', 'size', 'memo'] as const

/** Fields for brand, size and memo, collapsed until one of them is filled or invalid. */
export function NoteFields({ form: { values, set, field, errorOf }, details }: NoteFieldsProps) {
  const id = useId()
  const [chosen, setChosen] = useState<boolean>()
  const isFaulty = names.some((name) => errorOf(name))
  const isOpen = isFaulty || (chosen ?? names.some((name) => values[name] !== ''))
  return (
    <div>
      <Button
        variant="soft"
        size="s"
        icon={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        더 적기
      </Button>
      <span className={styles.hint}>브랜드, 사이즈, 메모 · 나만 볼 수 있어요</span>
      <div id={id} className={styles.fields} hidden={!isOpen}>
        {details && !details.data ? (
          <Unknown details={details} />
        ) : (
          <>
            <Field label="브랜드" error={errorOf('brand')}>
              <TextInput {...field('brand')} autoComplete="off" enterKeyHint="done" />
            </Field>
            <Field label="사이즈" error={errorOf('size')}>
              <TextInput {...field('size')} autoComplete="off" enterKeyHint="done" placeholder="예: M, 95, 240" />
            </Field>
            <Field label="메모" error={errorOf('memo')}>
              <TextArea
                name="memo"
                value={values.memo}
                limit={pieceNoteLimits.memo}
                onChange={(event) => set({ memo: event.currentTarget.value })}
              />
            </Field>
          </>
        )}
      </div>
    </div>
  )
}

/** Replaces the notes while they load or fail; the rest of the form works and does not change them. */
function Unknown({ details }: { details: PieceDetails }) {
  if (!details.isError || details.isFetching) return <Skeleton height={240} radius={12} />
  return (
    <div>
      <FieldMessage tone="error">적어 둔 것을 불러오지 못했어요.</FieldMessage>
      <RetryButton size="s" onRetry={() => void details.refetch()} />
    </div>
  )
}
