import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { garmentPhoto } from '../../server/test/kit/garment-photos.ts'
import { atMost, forTheRecord, median, report } from './figures.ts'
import { cpuSeconds, familyOf } from './process-family.ts'
import { call, daysInSeoul, signUp } from './product-calls.ts'
import { installCommit, type Product, type RunningProduct, startProduct, workingCopy } from './product.ts'
import { sendPhoto } from './send-photo.ts'

/**
 * Measures what the pictures of a page of feeds, and of a closet, cost the server beside the commit before pictures asked
 * who looks: both products run all the time and are measured in turns, each with a database of its own.
 */

const before = '5de507e01a25'
const pieces = 20
const feeds = 20
const rounds = 12
/** Rounds that are not measured, as programs compile meanwhile. */
const warmUps = 4
/** Times that each picture of a page is loaded in a round. */
const loads = 10
/** Requests at once, as of one browser. */
const atOnce = 6
/** Most CPU time of a picture of a page of feeds, as a multiple of that of the commit before. */
const bar = 1.2

const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })

interface Pages {
  feeds: string[]
  closet: string[]
}

interface Measured extends Pages {
  product: RunningProduct
}

/** Fills a product with posts and pictures, and waits for the smaller format that a job makes of each picture. */
async function fill({ url }: RunningProduct): Promise<Pages> {
  const author = await signUp(url, { email: 'author@example.com', name: '글쓴이' })
  const reader = await signUp(url, { email: 'reader@example.com', name: '읽는이' })
  const ids: string[] = []
  for (let nth = 0; nth < pieces; nth++) {
    const photo = await garmentPhoto({
      outline: 'shirt',
      color: `#${(0x203040 + nth * 0x70503).toString(16)}`,
      size: 900,
    })
    const request = { ownerId: author.id, name: `셔츠 ${nth}`, type: 'TOP', attributes: [] }
    const { status, answer } = await sendPhoto({ url: `${url}/api/clothes`, token: author.token, request, photo })
    if (status !== 201) throw new Error(answer)
    ids.push(JSON.parse(answer).id)
  }
  const [day] = await daysInSeoul(url, author)
  for (let nth = 0; nth < feeds; nth++) {
    const clothesIds = [0, 1, 2].map((at) => ids[(nth + at * 7) % ids.length])
    const body = JSON.stringify({ authorId: author.id, weatherId: day?.id, clothesIds, content: `옷 ${nth}` })
    await call(url, { method: 'POST', path: '/api/feeds', token: author.token, body })
  }
  const read = (place: string, { token }: { token: string }) => call(url, { method: 'GET', path: place, token })
  const listed = await read(`/api/feeds?limit=${feeds}&sortBy=createdAt&sortDirection=DESCENDING`, reader)
  const closet = await read(`/api/clothes?ownerId=${author.id}&limit=${pieces}`, author)
  const pages = { feeds: picturesIn(listed), closet: picturesIn(closet) }
  for (const place of pages.closet) while ((await load(`${url}${place}`)) !== 'image/avif') await sleep(200)
  return pages
}

function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return /\/files\/[0-9a-f]{8}-/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}

/** Loads a picture and returns its type. */
const load = (url: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = { accept: 'image/avif,image/webp,*/*;q=0.8' }
    http
      .get(`${url}?w=320`, { agent, headers }, (response) => {
        const type = response.headers['content-type'] ?? ''
        if (response.statusCode === 200) response.resume().once('end', () => resolve(type))
        else reject(new Error(`${url}: ${response.statusCode}`))
      })
      .once('error', reject)
  })

/** Returns ms of CPU of the server and its database for each picture of a page. */
async function measure({ product, ...pages }: Measured, page: keyof Pages): Promise<number> {
  const all = Array.from({ length: loads }, () => pages[page]).flat()
  const family = familyOf(product.pid)
  const begun = cpuSeconds(family)
  const left = all.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const place of left) await load(`${product.url}${place}`)
    }),
  )
  return ((cpuSeconds(family) - begun) * 1000) / all.length
}

async function compare(former: Product): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'otday-pictures-'))
  const running: RunningProduct[] = []
  const start = async ({ root }: Product): Promise<Measured> => {
    const dataDir = mkdtempSync(path.join(folder, 'data-'))
    const product = await startProduct(root, { DATA_DIR: dataDir, RATE_LIMITS: 'off', DEMO: 'off' })
    running.push(product)
    return { product, ...(await fill(product)) }
  }
  try {
    const [theirs, ours] = [await start(former), await start(workingCopy)]
    const figures = []
    for (const page of ['feeds', 'closet'] as const) {
      const spent: { theirs: number; ours: number }[] = []
      for (let nth = -warmUps; nth < rounds; nth++) {
        const round = { theirs: await measure(theirs, page), ours: await measure(ours, page) }
        if (nth >= 0) spent.push(round)
      }
      const each = median(spent.map((round) => round.ours)).toFixed(2)
      const ratio = median(spent.map((round) => round.ours / round.theirs))
      const what = `a picture of a page of ${page}: ${each} ms of CPU, ratio`
      figures.push(page === 'feeds' ? atMost(what, ratio, bar, 2) : forTheRecord(what, ratio, 2))
    }
    report(`Pictures beside ${before}`, figures)
  } finally {
    for (const product of running) await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const former = installCommit(before)
try {
  await compare(former)
} finally {
  former.remove()
}
