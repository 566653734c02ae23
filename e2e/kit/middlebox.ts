import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Changes that a simulated deploy makes to the page and to the service worker that caches it. */
export interface Deployed {
  page: (html: string) => string
  /** Changes the service worker's script; by default it gets the hash of the changed page and a new version. */
  worker?: (script: string) => string
}

/** A proxy in front of a server, which can fail and can simulate the deploy of a later version. */
export interface Middlebox {
  /** URL without a slash at its end. */
  url: string
  /** Responds to everything with 502, as a proxy does whose server is down. */
  breakDown(isBroken: boolean): void
  /** Serves this version from now on; scripts and styles of the version before are gone. */
  deploy(version: Deployed): void
  /** Serves, instead of the service worker, the script that unregisters it. */
  retire(): void
  close(): Promise<void>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Opens a proxy in front of a server, for tests of failures and deploys.
 * @param url of the server behind the proxy
 */
export async function openMiddlebox(url: string): Promise<Middlebox> {
  let isBroken = false
  let isRetired = false
  let deployed: Deployed | null = null
  const textAt = async (path: string) => (await fetch(`${url}/${path}`)).text()

  async function changed({ page, worker }: Deployed, path: string): Promise<string> {
    const html = await textAt('')
    if (path === '/') return page(html)
    const script = (await textAt('service-worker.js')).replaceAll(sha256(html), sha256(page(html)))
    return worker ? worker(script) : versioned(script)
  }

  const server = createServer((incoming, response) => {
    const path = new URL(incoming.url ?? '/', url).pathname
    if (isBroken) return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
    if (path === '/service-worker.js' && isRetired)
      return void textAt('service-worker-retired.js').then((script) => sendScript(response, script))
    if (!deployed || incoming.method !== 'GET') return pass(incoming, response, url)
    if (path.startsWith('/assets/')) return void response.writeHead(404).end()
    if (path === '/service-worker.js')
      return void changed(deployed, path).then((script) => sendScript(response, script))
    if (path !== '/') return pass(incoming, response, url)
    void changed(deployed, path).then((html) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(html),
    )
  })
  // These journeys need no WebSocket.
  server.on('upgrade', (_request, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakDown: (next) => {
      isBroken = next
    },
    deploy: (version) => {
      deployed = version
    },
    retire: () => {
      isRetired = true
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Changes the version in the script as the build would: another page makes another version. */
const versioned = (script: string) =>
  script.replace(/version:(["'`])[0-9a-f]{16}\1/, `version:"${sha256(script).slice(0, 16)}"`)

const sendScript = (response: ServerResponse, script: string) =>
  response.writeHead(200, { 'content-type': 'application/javascript', 'cache-control': 'no-cache' }).end(script)

function pass(incoming: IncomingMessage, response: ServerResponse, url: string): void {
  const { method, headers } = incoming
  const outgoing = request(new URL(incoming.url ?? '/', url), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}
