import type { AttributeDefinition, Clothes } from '@otday/contract'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormFooter } from '../../../ui/FormFooter.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { optionsOf, WithDefinitions } from '../../clothes-form/index.ts'
import { countedOf } from '../../clothes/index.ts'
import type { AttributeChoice, ClosetChanges } from '../use-closet-changes.ts'
import styles from './SetAttributeDialog.module.css'

interface SetAttributeDialogProps {
  pieces: readonly Clothes[]
  save: ClosetChanges['setAttribute']
  onClose: () => void
}

type Choice = Omit<AttributeChoice, 'pieces'>

/** Sets an attribute of several pieces; stays open after a failure. */
export function SetAttributeDialog({ pieces, save, onClose }: SetAttributeDialogProps) {
  const [choice, setChoice] = useState<Choice>()
  const submit = () => {
    if (choice && pieces.length > 0 && !save.isPending) save.mutate({ pieces, ...choice }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      size="s"
      short
      title={`옷 ${countedOf(pieces)}의 속성 바꾸기`}
      onClose={onClose}
      footer={
        <FormFooter
          submitLabel="바꾸기"
          busyLabel="바꾸는 중..."
          busy={save.isPending}
          ready={choice !== undefined && pieces.length > 0}
          onSubmit={submit}
          onCancel={onClose}
        />
      }
    >
      <WithDefinitions waiting={<Skeleton height={164} radius={12} />}>
        {(definitions) => <Fields definitions={definitions} onChoose={setChoice} />}
      </WithDefinitions>
    </Dialog>
  )
}

/** A value that no option has, so that the field shows its prompt to choose. */
const undecided = '?'

function Fields({
  definitions,
  onChoose,
}: {
  definitions: readonly AttributeDefinition[]
  onChoose: (choice: Choice | undefined) => void
}) {
  const [definitionId, setDefinitionId] = useState<string>(undecided)
  const [value, setValue] = useState(undecided)
  const definition = definitions.find(({ id }) => id === definitionId)
  return (
    <div className={styles.fields}>
      <Field label="속성">
        <Select
          variant="field"
          label="속성"
          placeholder="속성을 골라 주세요"
          value={definitionId}
          onChange={(next) => {
            setDefinitionId(next)
            setValue(undecided)
            onChoose(undefined)
          }}
          options={definitions.map(({ id, name }) => ({ value: id as string, label: name }))}
        />
      </Field>
      <Field label="값">
        <Select
          variant="field"
          label="값"
          placeholder="값을 골라 주세요"
          disabled={!definition}
          value={value}
          onChange={(next) => {
            setValue(next)
            if (definition) onChoose({ definitionId: definition.id, value: next || null })
          }}
          options={definition ? optionsOf(definition) : []}
        />
      </Field>
    </div>
  )
}
