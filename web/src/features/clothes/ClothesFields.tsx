import type { Clothes } from '@otday/contract'
import type { RefObject } from 'react'
import { Field } from '../../ui/Field.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { ChoiceGrid } from '../../ui/RadioRow.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AttributeFields } from './AttributeFields.tsx'
import styles from './ClothesFields.module.css'
import { ClothesPicture } from './ClothesPicture.tsx'
import { PictureField } from './PictureField.tsx'
import { typeOptions } from './type-options.ts'
import type { ChosenPicture } from './use-chosen-picture.ts'
import type { ClothesForm } from './use-clothes-form.ts'

export interface ClothesStepProps {
  form: ClothesForm
  picture: ChosenPicture
  /** What is edited; absent for a new piece. */
  item?: Clothes | undefined
  nameInput: RefObject<HTMLInputElement | null>
  onSubmit: () => void
}

/** The step of the dialog in which a piece is described: picture, name, type and attributes. */
export function ClothesFields({ form, picture, item, nameInput, onSubmit }: ClothesStepProps) {
  const { values, problems, set } = form
  return (
    <div className={styles.columns}>
      <PictureField
        tile={<Preview form={form} item={item} />}
        replaces={Boolean(item?.imageUrl)}
        chosen={values.picture}
        problem={picture.problem}
        busy={picture.busy}
        onChoose={picture.choose}
        onForget={picture.forget}
      />
      <div className={styles.fields}>
        <Field label="이름" required error={problems.name}>
          <TextInput
            ref={nameInput}
            value={values.name}
            placeholder="예: 네이비 울 코트"
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => set({ name: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (!isComposing(event)) onSubmit()
            }}
          />
        </Field>
        <Field label="종류" group required error={problems.type}>
          <ChoiceGrid label="종류" value={values.type} onChange={(type) => set({ type })} options={typeOptions} />
        </Field>
        <AttributeFields values={values.attributes} onChange={(attributes) => set({ attributes })} />
      </div>
    </div>
  )
}

/** The stored picture, or the garment that would be drawn for what is typed so far. */
function Preview({ form: { values }, item }: { form: ClothesForm; item: Clothes | undefined }) {
  const attributes = Object.entries(values.attributes).map(([definitionId, value]) => ({
    definitionId: definitionId as Clothes['attributes'][number]['definitionId'],
    definitionName: '',
    selectableValues: [],
    value,
  }))
  const shown = {
    name: values.name,
    type: values.type ?? 'ETC',
    imageUrl: item?.imageUrl ?? null,
    picture: item?.picture ?? null,
    attributes,
  }
  return <ClothesPicture item={shown} sizes="176px" eager />
}
