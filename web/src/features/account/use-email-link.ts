import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'

type Ending = 'done' | 'expired' | 'used' | 'taken'

const endings: ReadonlyMap<string | undefined, Ending> = new Map([
  ['EmailLinkExpired', 'expired'],
  ['EmailLinkUsed', 'used'],
  ['EmailTaken', 'taken'],
  // The server answers `InvalidInput` if the token was garbled when the link was copied.
  ['InvalidInput', 'expired'],
])

export interface EmailLink<Result> {
  state: Ending | 'ready' | 'busy'
  result: Result | undefined
  /** Message of a call that failed but can be tried again; null otherwise. */
  failure: string | null
  follow: () => void
}

/**
 * State of a page that opens from a mail's link, whose URL has a token. `follow` calls `call` with the token and, after
 * success, removes it from the URL.
 */
export function useEmailLink<Result>(call: (token: string) => Promise<Result>): EmailLink<Result> {
  const [parameters, setParameters] = useSearchParams()
  const [token] = useState(() => parameters.get('token') ?? '')
  const [state, setState] = useState<EmailLink<Result>['state']>(token === '' ? 'expired' : 'ready')
  const [result, setResult] = useState<Result>()
  const [failure, setFailure] = useState<string | null>(null)
  const follow = async () => {
    setState('busy')
    setFailure(null)
    try {
      setResult(await call(token))
      setState('done')
      setParameters({}, { replace: true })
    } catch (error) {
      const ending = error instanceof ApiError ? endings.get(error.exceptionName) : undefined
      setState(ending ?? 'ready')
      if (!ending) setFailure(messageOf(error))
    }
  }
  return { state, result, failure, follow: () => void follow() }
}
