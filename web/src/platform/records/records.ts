import { toast, type ToastAction } from '../../ui/toast.ts'
import { messageOf } from '../api/api-error.ts'
import { isFinal } from '../api/is-passing.ts'

interface Options<Kept, Id, Body> {
  save: (id: Id, body: Body) => Promise<Kept>
  delete: (id: Id, revision: number) => Promise<unknown>
  /** Returns the body with which saving would leave the record as it is. */
  bodyOf: (kept: Kept) => Body
  /** Updates lists after a record was saved, or deleted (without an argument). The toast is shown when it resolves. */
  onChange: (kept?: Kept) => Promise<void> | void
  /** Refetches the records that another device has changed. */
  onRefusal: () => void
  deletedText: string
}

interface Saving<Id, Body> {
  id: Id
  body: Body
  /** Text of the toast after it is saved. */
  text: string
  action?: ToastAction
}

/** Saves and deletes records of one kind, and shows toasts: failures can be retried, deletions undone. */
export function createRecords<Id extends string, Kept extends { id: Id; revision: number }, Body>(
  options: Options<Kept, Id, Body>,
) {
  function fail(error: unknown, again: () => void): null {
    if (isFinal(error)) options.onRefusal()
    toast.error(messageOf(error), isFinal(error) ? undefined : { label: '다시 시도', onPress: again })
    return null
  }

  /** @returns the saved record; null when saving failed */
  async function change(call: () => Promise<Kept>, text: string, action?: ToastAction): Promise<Kept | null> {
    try {
      const kept = await call()
      await options.onChange(kept)
      toast.success(text, action)
      return kept
    } catch (error) {
      return fail(error, () => void change(call, text, action))
    }
  }

  /** @returns the saved record; null when saving failed */
  const save = ({ id, body, text, action }: Saving<Id, Body>): Promise<Kept | null> =>
    change(() => options.save(id, body), text, action)

  /** @returns whether the record was deleted */
  async function remove(kept: Kept): Promise<boolean> {
    const { id, revision } = kept
    try {
      await options.delete(id, revision)
      await options.onChange()
    } catch (error) {
      fail(error, () => void remove(kept))
      return false
    }
    const body = { ...options.bodyOf(kept), revision: revision + 1 }
    toast.success(options.deletedText, {
      label: '되돌리기',
      onPress: () => void save({ id, body, text: '되돌렸어요.' }),
    })
    return true
  }

  return { change, save, remove }
}
