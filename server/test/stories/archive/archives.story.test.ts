import fs from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { zstdDecompressSync } from 'node:zlib'
import type { WearId } from '@otday/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgresSource, restoreArchive, writeArchive } from '../../../src/archive/index.ts'
import { createContainer, entriesOf } from '../../../src/archive/container.ts'
import { openArchive, requireWhole } from '../../../src/archive/open-archive.ts'
import { newId } from '#platform/ids.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { newFolder } from '../../kit/archive-commands.ts'
import { garment } from '../../kit/fixtures.ts'
import { openSpareDatabase } from '../../kit/story-databases.ts'
import { allStoriesShareOneUser, testApp, 하니 } from '../../kit/story-users.ts'
import { wrongSums } from '../../kit/worn-sums.ts'

allStoriesShareOneUser()
let folder: string
let file: string
beforeAll(async () => {
  folder = newFolder()
  file = path.join(folder, 'whole.tar.zst')
  const storage = await createDiskStorage(path.join(folder, 'files'))
  await storage.put([{ key: 'aa/one.webp', bytes: Buffer.from('하나') }])
  const { id } = await garment(하니, '흰 셔츠')
  await 하니.wears.save({
    params: { wearId: newId<WearId>() },
    body: { date: '2026-01-01', state: 'WORN', source: 'HAND', clothesIds: [id], revision: 0 },
  })
  await write(file)
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const saved = () => path.join(folder, 'saved')
async function write(to: string, more: Partial<Parameters<typeof writeArchive>[1]> = {}) {
  return writeArchive(to, {
    source: more.source ?? (await openPostgresSource(testApp.database.pool)),
    storage: await createDiskStorage(path.join(folder, 'files')),
    beside: null,
    secret: 'a secret of thirty-two characters',
    product: '0.0.0',
    now: testApp.clock.now(),
    onProgress: async () => {},
    ...more,
  })
}

async function restoreInto(given: string) {
  const spare = await openSpareDatabase()
  const dataDir = path.join(folder, 'place')
  try {
    const where = { target: { url: spare.url, poolSize: 3 }, dataDir }
    const restored = await restoreArchive({
      file: given,
      beside: saved(),
      where,
      departedIn: [],
      log: { error: () => {} },
    })
    expect(await wrongSums(spare.database.pool, 하니.id)).toEqual([])
    return restored
  } finally {
    const { rows } = await spare.database.pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`)
    if (rows.length === 0 && fs.existsSync(dataDir)) expect(fs.readdirSync(path.join(dataDir, 'files'))).toEqual([])
    fs.rmSync(dataDir, { recursive: true, force: true })
    await spare.dispose()
  }
}

/** Writes a well-formed archive in which some texts are changed. */
async function rewrite(from: string, to: string, change: (name: string, text: string) => string) {
  let isChanged = false
  const container = await createContainer(to)
  for await (const { name, content } of entriesOf(from)) {
    const text = (await buffer(content)).toString()
    const bytes = Buffer.from(change(name, text))
    isChanged ||= bytes.toString() !== text
    await container.add(name, bytes.length, [bytes])
  }
  await container.finish()
  expect(isChanged).toBe(true)
}

/**
 * Number of bytes at the end of an archive that the test neither cuts nor changes: they are an empty frame that Node
 * appends.
 */
const behind = 40

test('a truncated archive is refused, and so is one with a changed byte that alters its content', async () => {
  const bytes = fs.readFileSync(file)
  const given = path.join(folder, 'wrong.tar.zst')
  const outcome = async (wrong: Buffer) => {
    fs.writeFileSync(given, wrong)
    return requireWhole(given, saved()).then(
      () => 'whole',
      (error: { name: string }) => error.name,
    )
  }
  const step = Math.ceil(bytes.length / 150)
  for (let at = 0; at < bytes.length - behind; at += step) {
    expect([at, await outcome(bytes.subarray(0, at))]).toEqual([at, 'ArchiveRefused'])
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at)
    const found = await outcome(changed)
    // A changed byte may leave the content as it was, for example if it pads a block.
    if (found === 'whole') expect(zstdDecompressSync(changed)).toEqual(zstdDecompressSync(bytes))
    else expect([at, found]).toEqual([at, 'ArchiveRefused'])
  }
})

const flipped = (digit: string) => (digit === '0' ? '1' : '0')
test.each([
  ['a file', 'files/aa/one.webp', (text: string) => text.replace('하나', '둘')],
  ['the name of a file', 'lists/0', (text: string) => text.replace('one', 'two')],
  ['a row', 'rows/users/0', (text: string) => text.replace('하니', '하나')],
  ['a job', 'jobs.json', () => '[{"name":"more","data":{},"startAfter":"2026-11-27T00:00:00.000Z"}]'],
  ['the secret', 'secret.key', () => 'another secret of many characters'],
  ['the version', 'manifest.json', (text: string) => text.replace('0.0.0', '0.0.1')],
  ['hashes', 'end.json', (text: string) => text.replace(/(?<="sha256":")./, flipped)],
  ['a count', 'end.json', (text: string) => text.replace('"rows":1,', '"rows":2,')],
])('an archive with %s changed by hand is refused before a restore writes anything', async (_what, entry, change) => {
  const given = path.join(folder, 'changed.tar.zst')
  await rewrite(file, given, (name, text) => (name === entry ? change(text) : text))
  await expect(restoreInto(given)).rejects.toMatchObject({ reason: 'changed' })
})

test('an archive of a later version is refused by its format and by its migrations', async () => {
  const later = path.join(folder, 'later.tar.zst')
  await rewrite(file, later, (name, text) =>
    name === 'manifest.json' ? text.replace('"format":1', '"format":2') : text,
  )
  await expect(restoreInto(later)).rejects.toMatchObject({ reason: 'newer' })
  const migrated = path.join(folder, 'migrated.tar.zst')
  const source = await openPostgresSource(testApp.database.pool)
  const migrations = [...source.migrations, '9999-later.sql']
  await write(migrated, { source: { ...source, migrations } })
  await expect(restoreInto(migrated)).rejects.toMatchObject({
    reason: 'newer',
    message: expect.stringContaining('9999-later.sql'),
  })
})

test('a file deleted while the backup runs is listed as gone, and the archive stays valid', async () => {
  const storage = await createDiskStorage(path.join(folder, 'files'))
  await storage.put([{ key: 'bb/fleeting.webp', bytes: Buffer.from('flüchtig') }])
  const gone = path.join(folder, 'gone.tar.zst')
  const list = async function* () {
    for await (const entry of storage.list()) {
      await storage.remove(['bb/fleeting.webp'])
      yield entry
    }
    yield { key: 'bb/fleeting.webp', modifiedAt: new Date() }
  }
  expect((await write(gone, { storage: { ...storage, list } })).gone).toContain('bb/fleeting.webp')
  await expect(requireWhole(gone, saved())).resolves.toMatchObject({ files: 'inside' })
})

test('an archive whose files lie beside it is restored, and refused if one of them is missing or changed', async () => {
  const given = path.join(folder, 'beside.tar.zst')
  await write(given, { beside: saved() })
  const archive = await openArchive(given, saved())
  expect(archive.manifest.files).toBe('beside')
  await archive.close()
  await expect(restoreInto(given)).resolves.toMatchObject({ end: { files: { count: 1 } } })
  const [kept = ''] = fs.readdirSync(saved(), { recursive: true, encoding: 'utf8' }).filter((name) => name.length > 60)
  fs.writeFileSync(path.join(saved(), kept), '다른')
  await expect(restoreInto(given)).rejects.toMatchObject({ reason: 'changed' })
  fs.rmSync(path.join(saved(), kept))
  await expect(restoreInto(given)).rejects.toMatchObject({ reason: 'cut' })
})

test('a backup that fails while writing leaves no partial file and keeps the archive of that name', async () => {
  const before = fs.readFileSync(file)
  const onProgress = () => Promise.reject(new Error('no more'))
  await expect(write(file, { onProgress })).rejects.toThrow('no more')
  expect(fs.readFileSync(file)).toEqual(before)
  expect(fs.readdirSync(folder).filter((name) => name.includes('.part~'))).toEqual([])
})
