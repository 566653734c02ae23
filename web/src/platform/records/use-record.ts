import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { randomId } from '../device/random-id.ts'
import type { createRecords } from './records.ts'

type Records<Id extends string, Kept extends { id: Id; revision: number }, Body> = ReturnType<
  typeof createRecords<Id, Kept, Body>
>

/** Saves one record. A new one gets its id here, so that another try makes no second one. */
export function useRecord<Id extends string, Kept extends { id: Id; revision: number }, Body>(
  records: Records<Id, Kept, Body>,
  stored?: Kept,
) {
  const [id] = useState(() => stored?.id ?? randomId<Id>())
  const { mutate, isPending } = useMutation({ mutationFn: records.save })
  /** `onSaved` is not called for whoever has left the form meanwhile. */
  const save = (body: Body, text: string, onSaved: (kept: Kept) => void): void => {
    if (!isPending) mutate({ id, body, text }, { onSuccess: (kept) => kept && onSaved(kept) })
  }
  return { id, isBusy: isPending, save }
}
