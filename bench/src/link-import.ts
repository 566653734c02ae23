import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { photo } from '../../e2e/kit/photos.ts'
import { report } from './figures.ts'
import { openBenchServer } from './bench-server.ts'

const imports = 20
const picture = photo([31, 42, 72], 1600).buffer

/** A page of a megabyte: the product, then what shops fill their pages with. */
const product = JSON.stringify({
  '@type': 'Product',
  name: '울 코트',
  image: '/coat.png',
  color: '네이비',
  category: '아우터',
})
const head = `<!doctype html><meta charset="utf-8"><script type="application/ld+json">${product}</script>`
const filling = '<div class="goods"><a href="/g/1"><img src="/1.jpg" alt="다른 상품"><p>가격 : 10,000원</p></a></div>'
const heavy = head + filling.repeat(Math.floor(1_000_000 / Buffer.byteLength(filling)))
/** A page that parsers need long for. */
const hostile = head + '<b>'.repeat(330_000)

const shop = createServer((request, response) => {
  if (request.url === '/coat.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  response.writeHead(200, { 'content-type': 'text/html' })
  return response.end(request.url?.startsWith('/hostile') ? hostile : heavy)
})

shop.listen(0, '127.0.0.1')
await once(shop, 'listening')
const address = `127.0.0.1:${(shop.address() as AddressInfo).port}`
const target = await openBenchServer(null, 100, { LINK_ALLOW: address })
try {
  await take(`http://${address}/goods`)
  await target.spent()
  const waits: number[] = []
  for (let count = 0; count < imports; count++) waits.push(await take(`http://${address}/goods`))
  const { all, main, longest } = await target.spent()
  await take(`http://${address}/hostile`)
  const hostilePage = await target.spent()
  report('Link import, a page of 1 MB and a picture of 1600 × 1600', [
    // The shop is beside it and answers at once: nearly all of that is ours.
    atMost('from link to answer, the slowest (ms)', Math.max(...waits), 1500),
    atMost('CPU of an import (ms)', all / imports, 1500),
    { what: 'of it in the main loop (ms)', value: (main / imports).toFixed(1), bar: 'for the record', ok: true },
    atMost('longest the main loop was held at once (ms)', longest, 50),
    atMost('CPU of a page that is made to be slow (ms)', hostilePage.all, 4000),
    atMost('longest the main loop was held by it (ms)', hostilePage.longest, 50),
  ])
} finally {
  await target.close()
  shop.close()
}

/** ms from the call to its answer. */
async function take(link: string): Promise<number> {
  const start = performance.now()
  const url = `${target.url}/api/clothes/extractions?url=${encodeURIComponent(link)}`
  await (await fetch(url, { headers: { authorization: `Bearer ${target.token}` } })).text()
  return performance.now() - start
}

function atMost(what: string, ms: number, bar: number) {
  return { what, value: ms.toFixed(1), bar: `<= ${bar}`, ok: ms <= bar }
}
