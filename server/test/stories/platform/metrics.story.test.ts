import { expect, test } from 'vitest'
import { createMetrics, serveMetrics } from '#platform/observability/metrics.ts'
import { createCallMetrics } from '../../../src/upstreams/metrics.ts'

test('metrics are served at GET /metrics alone, until the server is closed', async () => {
  const metrics = createMetrics()
  createCallMetrics(metrics).called('kma', 'getVilageFcst', 'quota')
  const { port, close } = await serveMetrics(metrics, 0)
  const read = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
  const answer = await read('/metrics')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toContain('otday_weather_calls_total{provider="kma",operation="getVilageFcst",outcome="quota"} 1')
  expect(text).toContain('process_cpu_seconds_total')
  expect([(await read('/')).status, (await read('/metrics', 'POST')).status]).toEqual([404, 404])
  await close()
  await expect(read('/metrics')).rejects.toThrow()
})
