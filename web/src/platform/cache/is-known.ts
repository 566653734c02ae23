import type { UseQueryResult } from '@tanstack/react-query'

/**
 * Whether a query has data, or there is none to wait for: it failed or waits for a connection. A button that shows what
 * the query says is disabled until then.
 */
export const isKnown = ({
  data,
  failureCount,
  fetchStatus,
}: Pick<UseQueryResult, 'data' | 'failureCount' | 'fetchStatus'>): boolean =>
  data !== undefined || failureCount > 0 || fetchStatus === 'paused'
