import http from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'

export type Metrics = Registry

export const createMetrics = (): Metrics => new Registry()

/** Address to listen on: loopback, as metrics must never be public. */
const host = '127.0.0.1'

/**
 * Serves `/metrics`, including metrics of the process.
 * @throws EADDRINUSE when the port is in use
 */
export async function serveMetrics(metrics: Metrics, port: number): Promise<{ port: number; close(): Promise<void> }> {
  collectDefaultMetrics({ register: metrics })
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    void metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
