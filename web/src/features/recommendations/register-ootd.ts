import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import type { OotdDraft } from './ootd-draft.ts'

/** Posts an outfit. */
export const useRegisterOotd = () => useMutation({ mutationFn: (body: OotdDraft) => api.feeds.create({ body }) })
