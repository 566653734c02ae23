import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { randomId } from '../device/random-id.ts'
import type { createRecords } from './records.ts'

type Records<Id extends string, Kept extends { id: Id; revision: number }, Body> = ReturnType<
  typeof createRecords<Id, Kept, Body>
>

/**
 * Saves one record. A new one gets its id here and not from the server, so that a retry does not create a second
 * record.
 */
export function useRecord<Id extends string, Kept extends { id: Id; revision: number }, Body>(
  records: Records<Id, Kept, Body>,
  stored?: Kept,
) {
  const [id] = useState(() => stored?.id ?? randomId<Id>())
  const { mutate, isPending } = useMutation({ mutationFn: records.save })
  /** Saves the record. `onSaved` is not called if the form was left before. */
  const save = (body: Body, text: string, onSaved: (kept: Kept) => void): void => {
    if (!isPending) mutate({ id, body, text }, { onSuccess: (kept) => kept && onSaved(kept) })
  }
  return { id, isBusy: isPending, save }
}
