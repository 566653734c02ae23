import {
  accountLockedText,
  accountUnlockedText,
  type Role,
  roleChangedText,
  toastTexts,
  type UserDto,
} from '@otday/contract'
import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeLists, withPatch } from '../../platform/cache/paged-changes.ts'
import { toast } from '../../ui/toast.ts'
import { usersApi } from './calls.ts'
import { accountLists } from './queries.ts'

/**
 * Locks an account or changes its role, one change at a time; a toast can undo it. The row shows the server's response.
 */
export function useToggles({ id, locked }: UserDto) {
  const queryClient = useQueryClient()
  const mutationKey = ['users', 'toggle', id]
  const params = { userId: id }
  // A second press may come before the next render.
  const isFree = () => queryClient.isMutating({ mutationKey }) === 0
  const tell = (text: string, takeBack: () => void) =>
    toast.success(text, { label: '되돌리기', onPress: () => isFree() && takeBack() }, `account ${id}`)
  const lock = useMutation({
    mutationKey,
    mutationFn: (next: boolean) => usersApi.lock({ params, body: { locked: next } }),
    onSuccess: (account) => {
      show(queryClient, account)
      const textOf = account.locked ? accountLockedText : accountUnlockedText
      tell(textOf(account.email), () => lock.mutate(!account.locked))
    },
    onError: () => toast.error(toastTexts.lockFailed),
  })
  const role = useMutation({
    mutationKey,
    mutationFn: (next: Role) => usersApi.changeRole({ params, body: { role: next } }),
    onSuccess: (account) => {
      show(queryClient, account)
      tell(roleChangedText(account.email, account.role), () => role.mutate(account.role === 'ADMIN' ? 'USER' : 'ADMIN'))
    },
    onError: () => toast.error(toastTexts.roleFailed),
  })
  return {
    busy: useIsMutating({ mutationKey }) > 0,
    toggleLock: () => {
      if (isFree()) lock.mutate(!locked)
    },
    setAdmin: (admin: boolean) => {
      if (isFree()) role.mutate(admin ? 'ADMIN' : 'USER')
    },
  }
}

/**
 * Shows a changed account in the visible list, where it stays even if it no longer matches the filters. Lists that are
 * not shown are removed from the cache, so that they are fetched when they are next opened.
 */
function show(queryClient: QueryClient, account: UserDto): void {
  queryClient.removeQueries({ queryKey: accountLists, type: 'inactive' })
  changeLists<UserDto, unknown>(queryClient, accountLists, (list) => withPatch(list, account.id, () => account))
}
