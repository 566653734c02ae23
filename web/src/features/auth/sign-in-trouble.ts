import { OAuthProvider, providerLabels } from '@otday/contract'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError, messageOf } from '../../platform/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { messageNamed } from './failure-text.ts'

export interface Trouble {
  message: string
  /** Solved by signing in again. */
  needsSignIn: boolean
}

export const troubleOf = (error: unknown): Trouble => ({
  message: messageOf(error),
  needsSignIn: error instanceof ApiError && error.exceptionName === 'SignInTooOld',
})

/** Reports the provider's result once; it is removed from the address. */
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
