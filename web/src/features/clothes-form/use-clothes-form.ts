import type { Clothes, ClothesSuggestions, PhotoReading, PieceNotes } from '@otday/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm } from '../../platform/forms/use-form.ts'
import { type ClothesForm, clothesRules, type ClothesValues, isDirty, notesIn } from './forms/values.ts'
import { attributesById } from './forms/attributes-by-id.ts'
import { nothingRead, type Suggestion, togetherOf } from './forms/suggestions.ts'
import { type NameReading, useNameReading } from './use-name-reading.ts'

/** Longest time in ms that saving waits for the values that the server derives from the name. */
const longestWait = 2000

export interface ClothesFormOptions {
  first: ClothesValues
  /** Piece that is edited; absent for a new one. */
  item?: Clothes | undefined
  /** Absent until the notes are loaded. */
  notes?: PieceNotes | undefined
  submit: (values: ClothesValues, done: () => void) => Promise<void>
  onDone: () => void
}

export interface ReadingForm {
  /** Form of the piece. Its `set` changes just the attributes that it is given; the others keep their values. */
  form: ClothesForm
  suggestions: ClothesSuggestions
  /** Values that are in the form because name or photo gave them. */
  filled: readonly Suggestion[]
  /** Clears what was filled in; keeps what the user chose. */
  undo: () => void
  onPhotoRead: (photo: PhotoReading | null) => void
}

/** Form state of a piece. Values of a new piece are filled in from its name or photo, unless the user chose them. */
export function useClothesForm({ first, item, notes, submit, onDone }: ClothesFormOptions): ReadingForm {
  const [known] = useState(first)
  const [read, setRead] = useState(nothingRead)
  const [photo, setPhoto] = useState<PhotoReading | null>(null)
  /** Attributes that the user chose, by definition id; blank: none. */
  const [chosen, setChosen] = useState<ClothesValues['attributes']>({})
  const before = {
    ...known,
    ...notesIn(notes),
    type: read.type ?? known.type,
    attributes: { ...known.attributes, ...attributesById(read.attributes) },
  }
  const attributes = { ...before.attributes, ...chosen }
  const form = useForm({
    known: before,
    rules: clothesRules,
    submit: (typed, done) => submit({ ...typed, attributes }, done),
    onDone,
  })
  const values = { ...form.values, attributes }
  const reading = useNameReading(values.name)
  const suggestions = togetherOf(reading.read, photo)
  // While the server derives values from the typed name, the values from the earlier name stay, so that fields are not
  // emptied and filled again.
  const latest = item ? nothingRead : reading.isAsked ? read : suggestions
  if (JSON.stringify(latest) !== JSON.stringify(read)) setRead(latest)
  const { isDue, onSubmit } = useAfterReading(form, reading, !item)
  const set = ({ attributes: change, ...rest }: Partial<ClothesValues>) => {
    if (change) setChosen((earlier) => ({ ...earlier, ...change }))
    form.set(rest)
  }
  const filledType = form.edits.type === undefined && read.type !== known.type ? read.type : null
  const filled = read.attributes.filter(({ definitionId }) => !(definitionId in chosen))
  return {
    form: {
      ...form,
      values,
      edits: { ...form.edits, ...(Object.keys(chosen).length > 0 && { attributes: chosen }) },
      dirty: isDirty(values, before),
      pending: form.pending || isDue,
      set,
      reset: () => {
        form.reset()
        setChosen({})
      },
      form: { ...form.form, onSubmit },
    },
    suggestions,
    filled: [...(filledType ? [{ type: filledType }] : []), ...filled],
    undo: () =>
      set({
        ...(filledType && { type: known.type }),
        attributes: Object.fromEntries(filled.map(({ definitionId }) => [definitionId, ''])),
      }),
    onPhotoRead: setPhoto,
  }
}

/**
 * Makes saving a new piece wait, up to `longestWait`, for the values that the server derives from its name; further
 * presses meanwhile change nothing.
 */
function useAfterReading({ form: { ref, onSubmit } }: ClothesForm, { isAsked, ask }: NameReading, isNew: boolean) {
  const [isDue, setDue] = useState(false)
  const wait = useRef<'none' | 'on' | 'over'>('none')
  const waits = isAsked && isNew
  useEffect(() => {
    if (!isDue) return
    const go = () => {
      wait.current = 'over'
      setDue(false)
      ref.current?.requestSubmit()
    }
    const timer = setTimeout(go, waits ? longestWait : 0)
    return () => clearTimeout(timer)
  }, [isDue, waits, ref])
  return {
    isDue,
    onSubmit: (event: FormEvent) => {
      if (wait.current === 'on' || (wait.current === 'none' && waits)) {
        event.preventDefault()
        if (wait.current === 'on') return
        wait.current = 'on'
        ask()
        return setDue(true)
      }
      wait.current = 'none'
      onSubmit(event)
    },
  }
}
