import type { Clothes } from '@otday/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useDebounced } from '../../../platform/time/use-debounced.ts'
import { Field } from '../../../ui/Field.tsx'
import { ChoiceGrid } from '../../../ui/RadioRow.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { AttributeFields } from './AttributeFields.tsx'
import styles from './ClothesFields.module.css'
import { appearanceQuery, ClothesPicture, typeOptions } from '../../clothes/index.ts'
import { type CutSource, pieceCut } from '../cut-source.ts'
import { NameSuggestions } from './NameSuggestions.tsx'
import { NoteFields, type PieceDetails } from './NoteFields.tsx'
import { PictureField } from './PictureField.tsx'
import type { ChosenPicture } from '../use-chosen-picture.ts'
import type { ReadingForm } from '../use-clothes-form.ts'
import type { ClothesForm } from '../forms/values.ts'
import { useSwatches } from '../use-swatches.ts'

interface ClothesFieldsProps extends ReadingForm {
  picture: ChosenPicture
  item?: Clothes | undefined
  details?: PieceDetails | undefined
  nameInput: RefObject<HTMLInputElement | null>
}

export function ClothesFields({
  form,
  suggestions,
  filled,
  undo,
  picture,
  item,
  details,
  nameInput,
}: ClothesFieldsProps) {
  const { values, set, errorOf } = form
  return (
    <form className={styles.columns} {...form.form}>
      <PictureField
        tile={<Preview form={form} item={item} />}
        replaces={Boolean(item?.imageUrl)}
        chosen={values.picture}
        cutSource={useCutSource(form, item)}
        mask={values.mask ?? null}
        onMask={(mask) => set({ mask })}
        {...picture}
      />
      <div className={styles.fields}>
        <Field label="이름" required error={errorOf('name')}>
          <TextInput
            ref={nameInput}
            {...form.field('name')}
            placeholder="예: 네이비 울 코트"
            autoComplete="off"
            enterKeyHint="done"
          />
        </Field>
        <NameSuggestions form={form} read={suggestions} filled={filled} undo={undo} />
        <Field label="종류" group required error={errorOf('type')}>
          <ChoiceGrid label="종류" value={values.type} onChange={(type) => set({ type })} options={typeOptions} />
        </Field>
        <AttributeFields values={values.attributes} onChange={(attributes) => set({ attributes })} />
        <NoteFields form={form} details={details} />
      </div>
    </form>
  )
}

/**
 * Returns the photo whose background the user can remove by hand: the newly chosen one or else that of the piece; null
 * if there is none.
 */
function useCutSource({ values: { picture, mask }, set }: ClothesForm, item: Clothes | undefined): CutSource | null {
  const queryClient = useQueryClient()
  if (!picture) return item?.imageUrl ? pieceCut(queryClient, item.id) : null
  return {
    key: 'chosen',
    load: async () => ({ photo: picture, mask: mask ?? null }),
    save: async (next) => set({ mask: next }),
    isLocal: true,
  }
}

/** Time in ms after the last key until the preview is drawn from the typed name. */
const typingDelay = 250

/** Preview of the piece, drawn from the name typed so far. */
function Preview({ form: { values }, item }: { form: ClothesForm; item: Clothes | undefined }) {
  const [name] = useDebounced(values.name, typingDelay)
  const { data } = useQuery(appearanceQuery(values.type ?? 'ETC', name))
  const swatches = useSwatches()
  const [chosen] = Object.values(values.attributes).flatMap((value) => swatches.get(value) ?? [])
  const read = data ?? item?.appearance ?? { kind: 'folded', colors: [] }
  const shown = {
    imageUrl: item?.imageUrl ?? null,
    picture: item?.picture ?? null,
    appearance: chosen ? { ...read, colors: [chosen] } : read,
  }
  return <ClothesPicture item={shown} sizes="176px" eager />
}
