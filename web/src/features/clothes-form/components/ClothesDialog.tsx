import { type Clothes, type ClothesType, toastTexts } from '@otday/contract'
import { type UseMutationResult, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { SaveProblem } from '../../../platform/forms/SaveProblem.tsx'
import { useKeptForm } from '../../../platform/version/use-kept-input.ts'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../platform/leave/use-leave-guard.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { useOnline } from '../../../platform/device/use-online.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormFooter } from '../../../ui/FormFooter.tsx'
import { toast } from '../../../ui/toast.ts'
import styles from './ClothesDialog.module.css'
import { ClothesFields } from './ClothesFields.tsx'
import type { PieceDetails } from './NoteFields.tsx'
import { bodyOf, type ClothesBody, type ClothesValues, valuesOf } from '../forms/values.ts'
import { detailsQuery } from '../../clothes/index.ts'
import { LinkButton, LinkStep, linkVariant, useFocusAfter } from './LinkStep.tsx'
import { useCreateClothes, useUpdateClothes } from '../mutations.ts'
import { useChosenPicture } from '../use-chosen-picture.ts'
import { useClothesForm } from '../use-clothes-form.ts'
import { useLinkImport } from '../use-link-import.ts'

type Write = { body: ClothesBody; image: Blob | null }

interface AddClothesDialogProps {
  ownerId: string
  type?: ClothesType | undefined
  /** A link to import; the dialog then begins with the step that loads it. */
  link?: string | undefined
  onClose: () => void
}

export function AddClothesDialog({ ownerId, type, link, onClose }: AddClothesDialogProps) {
  const save = useCreateClothes(ownerId)
  return (
    <ClothesDialog
      title="옷 추가"
      submitLabel="추가하기"
      first={valuesOf(undefined, type)}
      link={link}
      save={save}
      onClose={onClose}
    />
  )
}

export function EditClothesDialog({ item, onClose }: { item: Clothes; onClose: () => void }) {
  const details = useQuery(detailsQuery(item.id))
  return (
    <ClothesDialog
      title="옷 수정"
      submitLabel="저장"
      item={item}
      first={valuesOf(item)}
      details={details}
      save={useUpdateClothes(item.id)}
      onClose={onClose}
    />
  )
}

interface ClothesDialogProps {
  title: string
  submitLabel: string
  item?: Clothes
  first: ClothesValues
  /** Details of a piece that exists already. */
  details?: PieceDetails
  link?: string | undefined
  save: UseMutationResult<Clothes, Error, Write>
  onClose: () => void
}

function ClothesDialog({
  title,
  submitLabel,
  item,
  first,
  details,
  link: firstLink,
  save,
  onClose,
}: ClothesDialogProps) {
  const another = useRef(false)
  const typed = useClothesForm({
    first,
    item,
    notes: details?.data?.notes,
    submit: async (values, done) => {
      const staysOpen = another.current
      another.current = false
      if (picture.busy) return
      if (!currentUser()) return toast.error(toastTexts.loginRequired)
      if (!item || form.dirty) await save.mutateAsync({ body: bodyOf(values, form.edits), image: values.picture })
      if (!staysOpen) return done()
      const next = nextName(values.name, nameInput.current?.value ?? '')
      form.reset()
      if (next !== '') form.set({ name: next })
      picture.forget()
      nameInput.current?.focus()
    },
    onDone: () => exit.closeNow(),
  })
  const { form } = typed
  useKeptForm(`clothes ${item?.id ?? 'new'}`, form)
  const picture = useChosenPicture(form, typed.onPhotoRead)
  const link = useLinkImport(form, picture, firstLink)
  const exit = useLeaveGuard(form.dirty || link.link !== '', onClose)
  const nameInput = useRef<HTMLInputElement>(null)
  useFocusAfter(link.isOpen, nameInput)
  const isOnline = useOnline()
  const isReady = form.ready && !picture.busy && isOnline
  const buttons = (
    <FormFooter
      form={form.form.id}
      submitLabel={submitLabel}
      busyLabel="저장 중..."
      busy={form.pending}
      ready={isReady}
      onSubmit={() => (another.current = false)}
      onCancel={exit.tryClose}
      another={
        !item && (
          <Button
            variant="secondary"
            type="submit"
            form={form.form.id}
            disabled={!isReady || form.pending}
            onClick={() => (another.current = true)}
          >
            추가하고 하나 더
          </Button>
        )
      }
    >
      {!isOnline && (
        <output className={styles.apart}>
          {`인터넷에 연결되면 ${item ? '저장' : '추가'}할 수 있어요. 적은 내용은 남아 있어요.`}
        </output>
      )}
    </FormFooter>
  )
  const formVariant = { size: 'l', title, footer: buttons, headerAction: !item && <LinkButton step={link} /> } as const
  return (
    <>
      <Dialog
        open
        {...(link.isOpen ? linkVariant(link) : formVariant)}
        onClose={exit.tryClose}
        {...(!item && { initialFocus: nameInput })}
      >
        {link.isOpen ? (
          <LinkStep step={link} />
        ) : (
          <div onPaste={(event) => takePasted(event.clipboardData, picture.choose) && event.preventDefault()}>
            <ClothesFields {...typed} picture={picture} item={item} details={details} nameInput={nameInput} />
            <SaveProblem failure={form.formFailure} />
          </div>
        )}
      </Dialog>
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}

/** Returns what was typed as the name of the next piece while this one was saved, in place of its name or after it. */
const nextName = (saved: string, typed: string): string =>
  typed.startsWith(saved) ? typed.slice(saved.length).trimStart() : typed

/** Takes a pasted picture and returns true; leaves text to the field it was pasted into and returns false. */
function takePasted(clipboard: DataTransfer, choose: (file: Blob) => void): boolean {
  const file = [...clipboard.files].find(({ type }) => type.startsWith('image/'))
  if (!file || clipboard.types.includes('text/plain')) return false
  choose(file)
  return true
}
