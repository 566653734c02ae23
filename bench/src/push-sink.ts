import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Receives pushes in a process of its own and responds as slowly as a distant push service; when asked, it reports how
 * many came.
 */
const roundTripMs = 60
let count = 0
const server = createServer((request, response) => {
  request.resume()
  request.once('end', () => {
    count += 1
    void pause(roundTripMs).then(() => response.writeHead(201).end())
  })
})
server.listen(0, '127.0.0.1', () => process.send?.({ host: `127.0.0.1:${(server.address() as AddressInfo).port}` }))
process.on('message', () => process.send?.({ count }))
process.on('disconnect', () => process.exit())
