import autocannon from 'autocannon'

export interface Load {
  requestsPerSecond: number
  /** Latencies in ms. `p95` is in fact the 97.5th percentile, because autocannon has no 95th. */
  p50: number
  p95: number
  p99: number
  failed: number
}

/** Requests one URL over `connections` connections for `seconds`. */
export async function load(url: string, token: string, connections: number, seconds: number): Promise<Load> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const result = await autocannon({ url, connections, duration: seconds, headers })
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
