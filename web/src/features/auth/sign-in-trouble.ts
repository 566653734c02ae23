import { OAuthProvider, providerLabels } from '@otday/contract'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError, messageOf } from '../../platform/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { messageNamed } from './failure-text.ts'

/** What went wrong with linking or unlinking. */
export interface Trouble {
  message: string
  /** Signing in again is what helps. */
  needsSignIn: boolean
}

export const troubleOf = (error: unknown): Trouble => ({
  message: messageOf(error),
  needsSignIn: error instanceof ApiError && error.exceptionName === 'SignInTooOld',
})

/** Tells how it went at the provider's pages when they lead back here, once: the address does not keep it. */
export function useReturn(onTrouble: (trouble: Trouble) => void): void {
  const [parameters, setParameters] = useSearchParams()
  useEffect(() => {
    const linked = OAuthProvider.safeParse(parameters.get('linked'))
    const error = parameters.get('error')
    if (linked.success) toast.success(`${providerLabels[linked.data]} 계정을 연결했어요.`)
    if (error !== null) {
      const message = messageNamed(error)
      toast.error(message)
      onTrouble({ message, needsSignIn: false })
    }
    if (linked.success || error !== null) setParameters({}, { replace: true })
  }, [parameters, setParameters, onTrouble])
}
