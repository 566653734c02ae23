import { useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { RemovableChip } from '../../../ui/RemovableChip.tsx'
import { Field } from '../../../ui/Field.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './OptionsField.module.css'
import { type DefinitionForm, withTyped } from '../forms/values.ts'

/** Edits the values that an attribute offers; Enter adds the typed one, unless it only completes a Korean syllable. */
export function OptionsField({ form, busy }: { form: DefinitionForm; busy: boolean }) {
  const { values, set, ask, errorOf } = form
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    const { options, typed } = withTyped(values)
    set({ options, typed })
  }
  const addAndGoOn = () => {
    add()
    input.current?.focus()
  }
  const remove = (option: string) => {
    set({ options: values.options.filter((each) => each !== option) })
    ask('options')
    input.current?.focus()
  }
  return (
    <div className={styles.field}>
      <Field label="선택 가능 값" required error={errorOf('options')} hint="Enter를 누르면 값이 추가돼요.">
        <div className={styles.row}>
          <TextInput
            ref={input}
            value={values.typed}
            placeholder="예: 얇음"
            autoComplete="off"
            enterKeyHint="enter"
            readOnly={busy}
            onChange={(event) => set({ typed: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (!isComposing(event) && !busy) add()
            }}
          />
          <Button variant="secondary" disabled={busy} onClick={addAndGoOn}>
            추가
          </Button>
        </div>
      </Field>
      <ul className={styles.options} aria-label="추가한 값" aria-live="polite">
        {values.options.map((option) => (
          <li key={option}>
            <RemovableChip removeLabel={`${option} 지우기`} onRemove={() => remove(option)} disabled={busy}>
              <span className="ell">{option}</span>
            </RemovableChip>
          </li>
        ))}
      </ul>
    </div>
  )
}
