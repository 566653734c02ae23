import { OAuthProvider, providerLabels } from '@otday/contract'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type HistoryDialog, useHistoryDialog } from '../../platform/navigation/history-dialog.ts'
import { searchWith } from '../../platform/navigation/search-params.ts'
import { toast } from '../../ui/toast.ts'
import { takeDialog } from './after-confirmation.ts'
import { messageNamed } from './failure-text.ts'

/**
 * Empty values for the query parameters that a provider's redirect may add; setting these values removes the parameters
 * from the URL.
 */
const nothing = { linked: '', confirmed: '', error: '' }

/**
 * After the redirect back from an OAuth provider, shows its result (linked, confirmed or an error) and removes it from
 * the URL. If the user was confirmed, the dialog that required this opens again.
 */
export function useReturn(onTrouble: (message: string) => void): void {
  const [parameters, setParameters] = useSearchParams()
  const waiting = useRef<HistoryDialog | null>(null)
  const { open } = useHistoryDialog()
  useEffect(() => {
    const linked = OAuthProvider.safeParse(parameters.get('linked'))
    const confirmed = OAuthProvider.safeParse(parameters.get('confirmed'))
    const error = parameters.get('error')
    if (linked.success) toast.success(`${providerLabels[linked.data]} 계정을 연결했어요.`)
    if (confirmed.success) toast.success(`${providerLabels[confirmed.data]} 계정으로 확인했어요.`)
    if (error !== null) {
      const message = messageNamed(error)
      toast.error(message)
      onTrouble(message)
    }
    if (!linked.success && !confirmed.success && error === null) return
    if (confirmed.success) waiting.current ??= takeDialog()
    setParameters((before) => searchWith(before, nothing), { replace: true })
  }, [parameters, setParameters, onTrouble])
  useEffect(() => {
    if (Object.keys(nothing).some((name) => parameters.has(name)) || waiting.current === null) return
    open(waiting.current)
    waiting.current = null
  }, [parameters, open])
}
