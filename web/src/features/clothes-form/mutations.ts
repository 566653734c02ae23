import { type Clothes, toastTexts } from '@otday/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { addClothes, changeTexts, clothesApi, patchClothes, removeClothes } from '../clothes/index.ts'
import type { ClothesBody } from './forms/values.ts'

interface Write {
  body: ClothesBody
  /** Null keeps the picture. */
  image: Blob | null
}

export function useCreateClothes(ownerId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, image }: Write) => clothesApi.create({ body: { ownerId, ...body }, image }),
    onSuccess: ({ duplicateOf, ...item }) => {
      addClothes(queryClient, item)
      // All toasts for new pieces have the same id, so that each replaces the one before; otherwise they would cover
      // the form after several pieces in a row.
      toast.success(toastTexts.clothesRegistered, undefined, 'clothes-registered')
      if (!duplicateOf) return
      const onPress = () => void takeOut(queryClient, item)
      const { name, isSamePicture } = duplicateOf
      toast.warning(isSamePicture ? changeTexts.samePicture(name) : changeTexts.duplicate(name), {
        label: changeTexts.undo,
        onPress,
      })
    },
    onError: () => toast.error(toastTexts.clothesRegisterFailed),
  })
}

/** Deletes a piece to undo its creation; one that is already gone counts as undone. */
async function takeOut(queryClient: QueryClient, item: Clothes): Promise<void> {
  try {
    await clothesApi.delete({ params: { clothesId: item.id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.exceptionName === 'ClothesNotFound'))
      return toast.error(changeTexts.undoFailed)
  }
  removeClothes(queryClient, item)
  toast.success(changeTexts.undone)
}

export function useUpdateClothes(clothesId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, image }: Write) => clothesApi.update({ params: { clothesId }, body, image }),
    onSuccess: (item) => {
      patchClothes(queryClient, item)
      toast.success(toastTexts.clothesEdited)
    },
    onError: () => toast.error(toastTexts.clothesEditFailed),
  })
}
