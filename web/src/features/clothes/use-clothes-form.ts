import type { Clothes, ClothesSuggestions, ClothesType, PhotoReading, PieceNotes } from '@otday/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { useForm } from '../../platform/forms/use-form.ts'
import { type ClothesForm, clothesRules, type ClothesValues, isDirty, notesIn } from './forms/draft.ts'
import { togetherOf } from './forms/suggestions.ts'
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
  /** Whether name or photo told the type that is chosen. */
  typeFrom: 'name' | 'photo' | null
  /** Puts back the type from before. */
  undoType: () => void
  onPhotoRead: (photo: PhotoReading | null) => void
}

/** Of a new piece the type is the one that its name tells, or its photo, until somebody chooses. */
export function useClothesForm({ first, item, notes, submit, onDone }: ClothesFormOptions): ReadingForm {
  const [known] = useState(first)
  const [read, setRead] = useState<ClothesType | null>(null)
  const [photo, setPhoto] = useState<PhotoReading | null>(null)
  const form = useForm({
    known: { ...known, ...notesIn(notes), type: read ?? known.type },
    rules: clothesRules,
    isDirty,
    submit,
    onDone,
  })
  const reading = useNameReading(form.values.name)
  const suggestions = togetherOf(reading.read, photo)
  const type = item ? null : (suggestions?.type ?? null)
  if (type !== read) setRead(type)
  const onSubmit = useAfterReading(form, reading)
  const isRead = read !== null && read !== known.type && form.edits.type === undefined
  return {
    form: { ...form, form: { ...form.form, onSubmit } },
    suggestions,
    typeFrom: isRead ? (reading.read?.type ? 'name' : 'photo') : null,
    undoType: () => form.set({ type: known.type }),
    onPhotoRead: setPhoto,
  }
}

/** Without a type a submit first waits for what the name says. */
function useAfterReading({ form: { ref, onSubmit }, values }: ClothesForm, { isAsked, ask }: NameReading) {
  const [isDue, setDue] = useState(false)
  const waits = isAsked && values.type === null
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
