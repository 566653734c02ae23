import { type AttributeDefinition, attributeLimits, type GivenDefinition } from '@otday/contract'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../platform/leave/use-leave-guard.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './DefinitionDialog.module.css'
import { DeleteDefinitionDialog } from './DeleteDefinitionDialog.tsx'
import { valuesOf } from '../forms/draft.ts'
import { useAddDefinition, useChangeDefinition } from '../mutations.ts'
import { OptionsField } from './OptionsField.tsx'
import { RemovedValues } from './RemovedValues.tsx'
import { type DefinitionForm, useDefinitionForm } from '../forms/use-definition-form.ts'

interface Closing {
  onClose: () => void
  /** Clothes may have changed with it. */
  onChanged: () => void
}

export function AddDefinitionDialog({ onClose, onChanged }: Closing) {
  return <DefinitionDialog title="속성 추가" save={useAddDefinition()} onClose={onClose} onChanged={onChanged} />
}

export function EditDefinitionDialog({
  definition,
  onClose,
  onChanged,
}: Closing & { definition: AttributeDefinition }) {
  return (
    <DefinitionDialog
      title="속성 수정 / 삭제"
      definition={definition}
      save={useChangeDefinition(definition.id)}
      onClose={onClose}
      onChanged={onChanged}
    />
  )
}

interface DefinitionDialogProps extends Closing {
  title: string
  definition?: AttributeDefinition
  save: UseMutationResult<AttributeDefinition, Error, GivenDefinition>
}

function DefinitionDialog({ title, definition, save, onClose, onChanged }: DefinitionDialogProps) {
  const form = useDefinitionForm(valuesOf(definition), save.reset)
  const exit = useLeaveGuard(form.dirty, onClose)
  const [deleting, setDeleting] = useState(false)
  const done = () => {
    onChanged()
    exit.closeNow()
  }
  const submit = () => {
    form.check()
    if (!form.draft || save.isPending) return
    if (definition && !form.dirty) return exit.closeNow()
    save.mutate(form.draft, { onSuccess: done })
  }
  const buttons = (
    <>
      {definition && (
        <Button variant="secondary" icon="trash" disabled={save.isPending} onClick={() => setDeleting(true)}>
          삭제
        </Button>
      )}
      <span className={styles.space} />
      <Button variant="secondary" onClick={exit.tryClose}>
        취소
      </Button>
      <Button loading={save.isPending} disabled={!form.draft} onClick={submit}>
        {save.isPending ? '처리 중...' : '완료'}
      </Button>
    </>
  )
  return (
    <>
      <Dialog open size="m" title={title} onClose={exit.tryClose} footer={buttons}>
        <Fields form={form} busy={save.isPending} error={save.error} onSubmit={submit}>
          {definition && <RemovedValues definition={definition} options={form.values.options} />}
        </Fields>
      </Dialog>
      {definition && (
        <DeleteDefinitionDialog
          definition={definition}
          open={deleting}
          onCancel={() => setDeleting(false)}
          onDeleted={done}
        />
      )}
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}

interface FieldsProps {
  form: DefinitionForm
  /** Nothing is typed meanwhile. */
  busy: boolean
  error: Error | null
  onSubmit: () => void
  children: ReactNode
}

function Fields({ form, busy, error, onSubmit, children }: FieldsProps) {
  const isTaken = error instanceof ApiError && error.exceptionName === 'AttributeNameTaken'
  return (
    <div className={styles.fields}>
      <Field label="속성명" required error={form.problems.name ?? (isTaken ? error.message : undefined)}>
        <TextInput
          value={form.values.name}
          placeholder="예: 두께"
          maxLength={attributeLimits.name}
          autoComplete="off"
          enterKeyHint="done"
          readOnly={busy}
          onChange={(event) => form.set({ name: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (!isComposing(event)) onSubmit()
          }}
        />
      </Field>
      <OptionsField form={form} busy={busy} />
      {children}
    </div>
  )
}
