import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { photo } from './photos.ts'

/** A local web server that plays a shop, for browser tests that add clothes from a link to a shop. */
export interface Shop {
  /** URL without a slash at its end. */
  url: string
  /** Host and port as the product's setting `LINK_ALLOW` takes them. */
  address: string
  close(): void
}

const page = (response: ServerResponse, body: string) =>
  void response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="ko">${body}</html>`)

const coat = JSON.stringify({
  '@type': 'Product',
  name: '[오늘출발] 핸드메이드 울 코트 [네이비]',
  image: '/coat.png',
  color: '네이비',
  material: '울 100%',
  category: '아우터 > 코트',
})

/** Pages of the shop by their path: a coat and its picture. */
const goods: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/goods/coat': (response) => page(response, `<script type="application/ld+json">${coat}</script>`),
  '/coat.png': (response) =>
    void response.writeHead(200, { 'content-type': 'image/png' }).end(photo([31, 42, 72]).buffer),
}

export async function openShop(): Promise<Shop> {
  const server = createServer((request, response) => {
    const serve = goods[request.url ?? '']
    if (serve) serve(response)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${address}`,
    address,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
