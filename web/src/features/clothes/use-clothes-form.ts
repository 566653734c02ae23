import type { Clothes, ClothesAttribute, ClothesSuggestions, PhotoReading, PieceNotes } from '@otday/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { useForm } from '../../platform/forms/use-form.ts'
import { type ClothesForm, clothesRules, type ClothesValues, isDirty, notesIn } from './forms/draft.ts'
import {
  attributesRead,
  nothingRead,
  type Suggestion,
  togetherOf,
  withoutReading,
  withReading,
} from './forms/suggestions.ts'
import { type NameReading, useNameReading } from './use-name-reading.ts'

/** ms that a submit waits for what the name says. */
const longestWait = 2000

export interface ClothesFormOptions {
  first: ClothesValues
  /** To be edited. */
  item?: Clothes | undefined
  /** Absent until they are loaded. */
  notes?: PieceNotes | undefined
  submit: (values: ClothesValues, done: () => void) => Promise<void>
  onDone: () => void
}

export interface ReadingForm {
  form: ClothesForm
  suggestions: ClothesSuggestions | undefined
  /** What is in the form because name or photo told it. */
  filled: readonly Suggestion[]
  /** Empties what was filled, for good. */
  undo: () => void
  onPhotoRead: (photo: PhotoReading | null) => void
}

/** A new piece is what its name tells, or its photo, until somebody chooses. */
export function useClothesForm({ first, item, notes, submit, onDone }: ClothesFormOptions): ReadingForm {
  const [known] = useState(first)
  const [read, setRead] = useState(nothingRead)
  const [photo, setPhoto] = useState<PhotoReading | null>(null)
  const form = useForm({
    known: {
      ...known,
      ...notesIn(notes),
      type: read.type ?? known.type,
      attributes: { ...known.attributes, ...attributesRead(read) },
    },
    rules: clothesRules,
    isDirty,
    submit,
    onDone,
  })
  const { values, edits, set } = form
  const reading = useNameReading(values.name)
  const suggestions = togetherOf(reading.read, photo)
  const now = item ? nothingRead : (suggestions ?? nothingRead)
  if (JSON.stringify(now) !== JSON.stringify(read)) {
    setRead(now)
    if (edits.attributes) set({ attributes: withReading(edits.attributes, read, now) })
  }
  const isFilled = ({ definitionId, value }: ClothesAttribute) => values.attributes[definitionId] === value
  const isTypeRead = read.type !== null && read.type !== known.type && edits.type === undefined
  return {
    form: { ...form, form: { ...form.form, onSubmit: useAfterReading(form, reading, !item) } },
    suggestions,
    filled: [...(isTypeRead && read.type ? [{ type: read.type }] : []), ...read.attributes.filter(isFilled)],
    undo: () => set({ type: known.type, attributes: withoutReading(values.attributes, read) }),
    onPhotoRead: setPhoto,
  }
}

/** The submit of a new piece first waits for what its name says. */
function useAfterReading({ form: { ref, onSubmit } }: ClothesForm, { isAsked, ask }: NameReading, isNew: boolean) {
  const [isDue, setDue] = useState(false)
  const waits = isAsked && isNew
  useEffect(() => {
    if (!isDue) return
    const go = () => {
      setDue(false)
      ref.current?.requestSubmit()
    }
    const timer = setTimeout(go, waits ? longestWait : 0)
    return () => clearTimeout(timer)
  }, [isDue, waits, ref])
  return (event: FormEvent) => {
    // Once it was due, it is no longer put off.
    if (!waits || isDue) return onSubmit(event)
    event.preventDefault()
    ask()
    setDue(true)
  }
}
