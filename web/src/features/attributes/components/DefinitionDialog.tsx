import type { AttributeDefinition, GivenDefinition } from '@otday/contract'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useDialogForm } from '../../../platform/forms/use-dialog-form.ts'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormFooter } from '../../../ui/FormFooter.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './DefinitionDialog.module.css'
import { DeleteDefinitionDialog } from './DeleteDefinitionDialog.tsx'
import { type DefinitionForm, definitionRules, bodyOf, isDirty, valuesOf } from '../forms/values.ts'
import { useAddDefinition, useChangeDefinition } from '../mutations.ts'
import { OptionsField } from './OptionsField.tsx'
import { RemovedValues } from './RemovedValues.tsx'

interface Closing {
  onClose: () => void
  /** Called after the definition was saved or deleted, which may have changed clothes, too. */
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
  const [known] = useState(valuesOf(definition))
  const form = useDialogForm(
    {
      known,
      rules: definitionRules,
      failures: { AttributeNameTaken: ['name', null] },
      isDirty,
      submit: async (values, done) => {
        if (!definition || isDirty(values, known)) {
          await save.mutateAsync(bodyOf(values))
          onChanged()
        }
        done()
      },
    },
    onClose,
  )
  const { exit, pending } = form
  const [deleting, setDeleting] = useState(false)
  const done = () => {
    onChanged()
    exit.closeNow()
  }
  const buttons = (
    <FormFooter
      form={form.form.id}
      submitLabel="완료"
      busyLabel="처리 중..."
      busy={pending}
      ready={form.ready}
      cancelVariant="secondary"
      onCancel={exit.tryClose}
    >
      {definition && (
        <Button variant="secondary" icon="trash" disabled={pending} onClick={() => setDeleting(true)}>
          삭제
        </Button>
      )}
      <span className={styles.space} />
    </FormFooter>
  )
  return (
    <>
      <Dialog open size="m" title={title} onClose={exit.tryClose} footer={buttons}>
        <Fields form={form}>
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
  children: ReactNode
}

/** Form fields, which are read-only while saving. */
function Fields({ form, children }: FieldsProps) {
  return (
    <form className={styles.fields} {...form.form}>
      <Field label="속성명" required error={form.errorOf('name')}>
        <TextInput
          {...form.field('name')}
          placeholder="예: 두께"
          autoComplete="off"
          enterKeyHint="done"
          readOnly={form.pending}
        />
      </Field>
      <OptionsField form={form} busy={form.pending} />
      {children}
    </form>
  )
}
