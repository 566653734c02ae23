import type { Clothes, ClothesType, PieceNotes } from '@otday/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { useForm } from '../../platform/forms/use-form.ts'
import { type ClothesForm, clothesRules, type ClothesValues, isDirty, notesIn } from './forms/draft.ts'
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
  reading: NameReading
  /** Puts back the type from before the name told one; null unless it did. */
  undoType: (() => void) | null
}

/** Of a new piece the type is the one that the name tells, until somebody chooses. */
export function useClothesForm({ first, item, notes, submit, onDone }: ClothesFormOptions): ReadingForm {
  const [known] = useState(first)
  const [read, setRead] = useState<ClothesType | null>(null)
  const form = useForm({
    known: { ...known, ...notesIn(notes), type: read ?? known.type },
    rules: clothesRules,
    isDirty,
    submit,
    onDone,
  })
  const reading = useNameReading(form.values.name)
  const type = item ? null : (reading.read?.type ?? null)
  if (type !== read) setRead(type)
  const onSubmit = useAfterReading(form, reading)
  const isRead = read !== null && read !== known.type && form.edits.type === undefined
  return {
    form: { ...form, form: { ...form.form, onSubmit } },
    reading,
    undoType: isRead ? () => form.set({ type: known.type }) : null,
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
