import { type Clothes, type ClothesType, fallbackTexts, toastTexts } from '@otday/contract'
import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../platform/leave/use-leave-guard.ts'
import { currentUser } from '../../../platform/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import { toast } from '../../../ui/toast.ts'
import { ClothesFields } from './ClothesFields.tsx'
import { type ClothesDraft, type ClothesValues, valuesOf } from '../forms/draft.ts'
import { LinkButton, LinkStep, linkVariant, useFocusAfter } from './LinkStep.tsx'
import { useCreateClothes, useUpdateClothes } from '../mutations.ts'
import { useChosenPicture } from '../use-chosen-picture.ts'
import { useClothesForm } from '../forms/use-clothes-form.ts'
import { useLinkImport } from '../use-link-import.ts'

// Shares the fields of this form.
export { SetAttributeDialog } from './SetAttributeDialog.tsx'

type Write = { draft: ClothesDraft; image: Blob | null }

interface AddClothesDialogProps {
  ownerId: string
  type?: ClothesType | undefined
  /** Begins with the step that loads it. */
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
  return (
    <ClothesDialog
      title="옷 수정"
      submitLabel="저장"
      item={item}
      first={valuesOf(item)}
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
  link?: string | undefined
  save: UseMutationResult<Clothes, Error, Write>
  onClose: () => void
}

function ClothesDialog({ title, submitLabel, item, first, link: firstLink, save, onClose }: ClothesDialogProps) {
  const form = useClothesForm(first)
  const picture = useChosenPicture(form)
  const link = useLinkImport(form, picture, firstLink)
  const exit = useLeaveGuard(form.dirty || link.link !== '', onClose)
  const nameInput = useRef<HTMLInputElement>(null)
  useFocusAfter(link.isOpen, nameInput)
  const submit = () => {
    form.check()
    if (!form.draft || picture.busy || save.isPending) return
    if (!currentUser()) return toast.error(toastTexts.loginRequired)
    if (item && !form.dirty) return exit.closeNow()
    save.mutate({ draft: form.draft, image: form.values.picture }, { onSuccess: exit.closeNow })
  }
  const buttons = (
    <>
      <Button variant="ghost" onClick={exit.tryClose}>
        취소
      </Button>
      <Button loading={save.isPending} disabled={!form.draft || picture.busy} onClick={submit}>
        {save.isPending ? '저장 중...' : submitLabel}
      </Button>
    </>
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
            <ClothesFields form={form} picture={picture} item={item} nameInput={nameInput} onSubmit={submit} />
            <SaveProblem error={save.error} />
          </div>
        )}
      </Dialog>
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}

/** When the response says more than the toast. */
function SaveProblem({ error }: { error: Error | null }) {
  if (!(error instanceof ApiError) || error.message === fallbackTexts.api) return null
  return (
    <div role="alert" style={{ marginTop: 16 }}>
      <FieldMessage tone="error">{error.message}</FieldMessage>
    </div>
  )
}

/** Text is left to the field it was pasted into. */
function takePasted(clipboard: DataTransfer, choose: (file: Blob) => void): boolean {
  const file = [...clipboard.files].find(({ type }) => type.startsWith('image/'))
  if (!file || clipboard.types.includes('text/plain')) return false
  choose(file)
  return true
}
