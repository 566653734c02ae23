import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { photo } from '../../e2e/kit/photos.ts'
import { report } from './figures.ts'
import { openBenchServer } from './bench-server.ts'

const imports = 20
const picture = photo([31, 42, 72], 1600).buffer

/** The data of a product on a shop's page of 1 MB; other goods follow it as padding. */
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
/** Returns texts of 300 syllables without any word: in such a text, the search for color words takes longest. */
const textsOf = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) =>
    Array.from({ length: 300 }, (_, at) =>
      String.fromCharCode(0xac00 + ((((from + index) * 300 + at) * 7919) % 11_172)),
    ).join(''),
  )
const stated = textsOf(1300, 0).map((value, index) => ({ name: index % 2 ? '소재' : '색상', value }))
const properties = JSON.stringify({ '@type': 'Product', name: '울 코트', additionalProperty: stated })
const state = JSON.stringify({ name: '울 코트', price: 1000, image: '/coat.png', details: stated.toReversed() })
const table = textsOf(1300, 1300).map((text) => `<tr><th>색상</th><td>${text}</td></tr>`)
const hostile = {
  /** A page whose tags are nested so deeply that parsing it takes long. */
  nested: head + '<b>'.repeat(330_000),
  /** A page with 4 MB of statements about a product: in a table, in a script's data and in JSON-LD. */
  stated: `<!doctype html><meta charset="utf-8"><title>울 코트</title><table>${table.join('')}</table><script>window.state = ${state}</script><script type="application/ld+json">${properties}</script>`,
}
const hostileOf = (path = '') => Object.entries(hostile).find(([name]) => path === `/${name}`)?.[1]

const shop = createServer((request, response) => {
  if (request.url === '/coat.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  response.writeHead(200, { 'content-type': 'text/html' })
  return response.end(hostileOf(request.url) ?? heavy)
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
  await take(`http://${address}/nested`)
  const nested = await target.spent()
  await take(`http://${address}/stated`)
  const statedPage = await target.spent()
  report('Link import, a page of 1 MB and a picture of 1600 × 1600', [
    // The shop runs on the same machine and responds at once, so nearly all of the time is spent in the server.
    atMost('from link to answer, the slowest (ms)', Math.max(...waits), 1500),
    atMost('CPU of an import (ms)', all / imports, 1500),
    { what: 'of it in the main loop (ms)', value: (main / imports).toFixed(1), bar: 'for the record', ok: true },
    atMost('longest the main loop was held at once (ms)', longest, 50),
    atMost('CPU of a page that is made to be slow (ms)', nested.all, 4000),
    atMost('longest the main loop was held by it (ms)', nested.longest, 50),
    atMost('CPU of a page of 4 MB of statements (ms)', statedPage.all, 4000),
    atMost('longest the main loop was held by it (ms)', statedPage.longest, 50),
  ])
} finally {
  await target.close()
  shop.close()
}

/** Imports a link and returns how many ms the answer took. */
async function take(link: string): Promise<number> {
  const start = performance.now()
  const url = `${target.url}/api/clothes/extractions?url=${encodeURIComponent(link)}`
  await (await fetch(url, { headers: { authorization: `Bearer ${target.token}` } })).text()
  return performance.now() - start
}

function atMost(what: string, ms: number, bar: number) {
  return { what, value: ms.toFixed(1), bar: `<= ${bar}`, ok: ms <= bar }
}
