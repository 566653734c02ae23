import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'

export interface RawShop {
  /** `address:port`. */
  address: string
  close(): void
}

const missing = 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/**
 * Opens a server that sends the files of a folder as whole HTTP responses, byte for byte; `routes.json` maps paths to
 * files. Some of these responses are malformed, so a normal HTTP server could not send them.
 */
export async function openRawShop(host: string, folder: string): Promise<RawShop> {
  const responses = new Map<string, Buffer>()
  for (const file of globSync('*/routes.json', { cwd: folder })) {
    const routes = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>
    for (const [route, name] of Object.entries(routes))
      responses.set(route, readFileSync(path.join(folder, path.dirname(file), name)))
  }
  const server = createServer((socket) => {
    let asked = ''
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      asked += bytes.toString('latin1')
      if (asked.includes('\r\n\r\n')) socket.end(responses.get(asked.split(' ')[1] ?? '') ?? missing)
    })
  })
  server.listen(0, host)
  await once(server, 'listening')
  return { address: `${host}:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
