import { type GivenDefinition, toastTexts } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { dropDefinition, showDefinition } from './cache.ts'
import { attributesApi } from './api.ts'

export function useAddDefinition() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: GivenDefinition) => attributesApi.create({ body: given }),
    onSuccess: (added) => {
      showDefinition(queryClient, added)
      toast.success(toastTexts.attributeAdded)
    },
    onError: () => toast.error(toastTexts.attributeAddFailed),
  })
}

export function useChangeDefinition(definitionId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: GivenDefinition) => attributesApi.update({ params: { definitionId }, body: given }),
    onSuccess: (changed) => {
      showDefinition(queryClient, changed)
      toast.success(toastTexts.attributeEdited)
    },
    onError: () => toast.error(toastTexts.attributeEditFailed),
  })
}

export function useDeleteDefinition(definitionId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => attributesApi.delete({ params: { definitionId } }),
    onSuccess: () => {
      dropDefinition(queryClient, definitionId)
      toast.success(toastTexts.attributeDeleted)
    },
    onError: () => toast.error(toastTexts.attributeDeleteFailed),
  })
}
