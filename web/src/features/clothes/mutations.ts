import { type Clothes, toastTexts } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { toast } from '../../ui/toast.ts'
import { addClothes, patchClothes, removeClothes } from './cache.ts'
import type { ClothesDraft } from './draft.ts'

interface Write {
  draft: ClothesDraft
  /** A new picture; null keeps what is there. */
  image: Blob | null
}

/** Puts a piece into the closet of `ownerId`; the toasts are told here. */
export function useCreateClothes(ownerId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, image }: Write) => api.clothes.create({ body: { ownerId, ...draft }, image }),
    onSuccess: (item) => {
      addClothes(queryClient, item)
      toast.success(toastTexts.clothesRegistered)
    },
    onError: () => toast.error(toastTexts.clothesRegisterFailed),
  })
}

/** Changes a piece; the toasts are told here. */
export function useUpdateClothes(clothesId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, image }: Write) => api.clothes.update({ params: { clothesId }, body: draft, image }),
    onSuccess: (item) => {
      patchClothes(queryClient, item)
      toast.success(toastTexts.clothesEdited)
    },
    onError: () => toast.error(toastTexts.clothesEditFailed),
  })
}

/** Deletes a piece; the toasts are told here. */
export function useDeleteClothes() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (item: Clothes) => api.clothes.delete({ params: { clothesId: item.id } }),
    onSuccess: (_, item) => {
      removeClothes(queryClient, item)
      toast.success(toastTexts.clothesDeleted)
    },
    onError: () => toast.error(toastTexts.clothesDeleteFailed),
  })
}
