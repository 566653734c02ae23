import { setTimeout as sleep } from 'node:timers/promises'
import type { ClothesId, FeedId } from '@otday/contract'
import { DiaryWriter } from './diary.ts'
import { LikeWriter, miscounts } from './likes.ts'
import { MessageWriter } from './messages.ts'
import { Person, type Writer } from './person.ts'
import { PhotoWriter } from './photos.ts'
import { launchProduct, type Victim, victims } from './product.ts'
import { Endless, within } from './within.ts'

export interface Trial {
  dataDir: string
  kills: number
  /** Returns a number from 0 up to 1. */
  random(): number
}

export interface TrialResult {
  /** Numbers of kills while people were writing, by what was killed. */
  kills: Record<Victim, number>
  /** Number of further kills, each while the product was starting again after another kill. */
  killedStarts: number
  /** Numbers of acknowledged writes, by kind of row. */
  acknowledged: Record<string, number>
  /** Descriptions of writes that were lost, stored twice or stored in part. */
  faults: string[]
}

/** Most milliseconds of writing before a kill. */
const longestLife = 300
/** Share (0–1) of starts that are killed. */
const killedStarts = 0.1
/** Most milliseconds after a start of the product at which it is killed, if it is among the killed starts. */
const longestStart = 1200
const feedCount = 10

/**
 * Kills a product again and again while people write; after each restart, checks that everything acknowledged is still
 * there.
 */
export async function killUnderWrites({ dataDir, kills, random }: Trial): Promise<TrialResult> {
  const result: TrialResult = {
    kills: { ours: 0, postmaster: 0, both: 0 },
    killedStarts: 0,
    acknowledged: {},
    faults: [],
  }
  const anyVictim = () => victims[Math.floor(random() * victims.length)] ?? 'both'
  let product = launchProduct(dataDir)
  const end = (victim: Victim) => within(`the product whose ${victim} was killed`, product.kill(victim))
  const restart = async () => {
    product = launchProduct(dataDir)
    for (; random() < killedStarts; result.killedStarts++) {
      await sleep(random() * longestStart)
      await end(anyVictim())
      product = launchProduct(dataDir)
    }
    return within('a start', product.ready)
  }
  try {
    const { people, writers, likes } = await settle(await within('the first start', product.ready))
    for (let kill = 1; kill <= kills; kill++) {
      const victim = anyVictim()
      await writeUntil(writers, async () => {
        await sleep(random() * longestLife)
        await end(victim)
      })
      result.kills[victim]++
      const url = await restart()
      for (const person of people) await person.goOn(url)
      const isLast = kill === kills
      const found = await Promise.all(
        writers.map((writer) => within(`what became of ${writer.what}`, writer.faults(isLast))),
      )
      const faults = [...found.flat(), ...(await miscounts(people[0], likes))]
      result.faults.push(...faults.map((fault) => `after kill ${kill} (${victim}): ${fault}`))
    }
    for (const { what, acknowledged } of writers)
      result.acknowledged[what] = (result.acknowledged[what] ?? 0) + acknowledged
    return result
  } finally {
    await product.stop()
  }
}

/**
 * Lets all writers write without pause, calls `killed` after the first acknowledged write, and returns when every
 * writer has stopped.
 */
async function writeUntil(writers: readonly Writer[], killed: () => Promise<void>) {
  const begun = Promise.withResolvers<void>()
  let isOver = false
  const writing = writers.map(async (writer) => {
    while (!isOver) {
      try {
        await within(`a write of ${writer.what}`, writer.write())
        begun.resolve()
      } catch (error) {
        if (error instanceof Endless) throw error
        return
      }
    }
  })
  // On a busy machine, the server may refuse the writes of all writers; then the kill does not wait for an acknowledged
  // write.
  void Promise.all(writing).then(() => begun.resolve(), begun.reject)
  await begun.promise
  await killed()
  isOver = true
  await Promise.all(writing)
}

async function settle(url: string) {
  const [hani, minji, sora] = [
    await Person.signUp(url, 'hani'),
    await Person.signUp(url, 'minji'),
    await Person.signUp(url, 'sora'),
  ]
  const pieces = await piecesOf(hani, 5)
  const feeds = await feedsOf(hani, pieces, feedCount)
  const likes = [new LikeWriter(minji, feeds), new LikeWriter(sora, feeds)]
  const writers: Writer[] = [
    new MessageWriter(hani, minji),
    new MessageWriter(minji, hani),
    new DiaryWriter(hani, pieces),
    new PhotoWriter(minji, 0),
    ...likes,
  ]
  return { people: [hani, minji, sora] as const, writers, likes }
}

export async function piecesOf({ calls, id: ownerId }: Person, count: number) {
  const ids: ClothesId[] = []
  for (let at = 0; at < count; at++) {
    const { id } = await calls.clothes.create({ body: { ownerId, name: `옷 ${at}`, type: 'TOP', attributes: [] } })
    ids.push(id)
  }
  return ids
}

export async function feedsOf({ calls, id: authorId }: Person, clothesIds: ClothesId[], count: number) {
  const [today] = await calls.weathers.list({ query: { latitude: 37.567, longitude: 126.988 } })
  if (!today) throw new Error('no weather')
  const ids: FeedId[] = []
  for (let at = 0; at < count; at++) {
    const body = { authorId, weatherId: today.id, clothesIds, content: `오늘 ${at}` }
    ids.push((await calls.feeds.create({ body })).id)
  }
  return ids
}
