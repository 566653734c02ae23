import { type ClothesSuggestions, clothesTypeLabels } from '@otday/contract'
import { useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { ClothesForm } from '../forms/values.ts'
import { changeOf, type Suggestion, suggestionsOf } from '../forms/suggestions.ts'
import styles from './NameSuggestions.module.css'
import { attributeText } from '../../clothes/index.ts'
import type { ReadingForm } from '../use-clothes-form.ts'

interface NameSuggestionsProps {
  form: ClothesForm
  read: ClothesSuggestions
  filled: ReadingForm['filled']
  undo: () => void
}

/**
 * Shows which values were filled in from the piece's name and photo. Further values derived from them are offered for
 * fields that are empty, singly or all at once.
 */
export function NameSuggestions({ form: { values, set }, read, filled, undo }: NameSuggestionsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [taken, setTaken] = useState('')
  const offered = suggestionsOf(read, values)
  const take = (chosen: readonly Suggestion[]) => {
    set(changeOf(chosen))
    setTaken(`${chosen.map(textOf).join(', ')} 골랐어요`)
    // The pressed button disappears, so the focus needs another place.
    group.current?.focus()
  }
  return (
    <fieldset ref={group} tabIndex={-1} className={styles.suggestions} aria-label="추천하는 값">
      <output className="sr">{taken}</output>
      <span className={styles.chosen}>
        <output>{filled.length > 0 && `알아서 채웠어요: ${filled.map(textOf).join(', ')}`}</output>
        {filled.length > 0 && (
          <button
            type="button"
            className={styles.undo}
            onClick={() => {
              undo()
              setTaken('되돌렸어요')
              group.current?.focus()
            }}
          >
            되돌리기
          </button>
        )}
      </span>
      {offered.map((one) => (
        <button key={textOf(one)} type="button" className={styles.chip} onClick={() => take([one])}>
          <Icon name="plus" size={16} />
          {textOf(one)}
        </button>
      ))}
      {offered.length > 1 && (
        <button type="button" className={styles.all} onClick={() => take(offered)}>
          모두 넣기
        </button>
      )}
    </fieldset>
  )
}

const textOf = (one: Suggestion) => ('type' in one ? `종류 ${clothesTypeLabels[one.type]}` : attributeText(one))
