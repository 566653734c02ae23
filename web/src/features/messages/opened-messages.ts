import { UserId } from '@otday/contract'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useHistoryDialog } from '../../platform/navigation/history-dialog.ts'
import { paths } from '../../platform/navigation/paths.ts'

/** Names of the dialogs in the history. */
const names = { thread: 'messages', list: 'conversations' } as const
/** Query parameter of a profile's page: `messages=open` opens the thread with that user. */
const parameter = 'messages'

export function useOpenMessages(): { openThread: (partnerId: UserId) => void; openList: () => void } {
  const { open } = useHistoryDialog()
  return {
    openThread: (id) => open({ name: names.thread, id }),
    openList: () => open({ name: names.list }),
  }
}

/** Opens the thread that the history or the URL names, except with the user themselves. */
export function useOpenedMessages(me: UserId) {
  const { dialog, close } = useHistoryDialog()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = pathname === paths.profiles && search.get(parameter) === 'open' ? search.get('userId') : null
  const named = dialog?.name === names.thread ? dialog.id : dialog ? null : asked
  const partnerId = UserId.safeParse(named).data
  return {
    partnerId: partnerId === me ? undefined : partnerId,
    isListOpen: dialog?.name === names.list,
    close: () => {
      if (dialog) return close()
      const rest = new URLSearchParams(search)
      rest.delete(parameter)
      void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
    },
  }
}
