import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type ImageId, pictureWidths } from '@otday/contract'
import type pg from 'pg'
import { sweepImages } from '../../server/src/files/sweep-images.ts'
import { fileKey } from '../../server/src/files/file-keys.ts'
import { migrate, openDatabase } from '../../server/src/platform/db/index.ts'
import type { Storage } from '../../server/src/platform/storage/index.ts'
import { atMost, forTheRecord, report } from './figures.ts'

/**
 * Measures the memory of the sweep that deletes unused pictures. The rows of the pictures are in a database of its own;
 * files do not exist, only their names are listed.
 */

const { values } = parseArgs({ options: { pictures: { type: 'string', default: '1000000' } } })
const pictures = Number(values.pictures)
/** Most MB that the sweep of ten million pictures may need. */
const bar = 100
/** ms between two garbage collections, after each of which the heap is measured. */
const collectEvery = 500
const batch = 10_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heapMb = () => {
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

/**
 * Inserts rows of pictures that one feed shows. Their ids stay in the database, so that they do not add to the heap.
 */
async function seedPictures(pool: pg.Pool): Promise<void> {
  const [owner, feed] = [randomUUID(), randomUUID()]
  await pool.query(
    `insert into users (id, email, email_key, name, created_at) values ($1, 'a@example.com', 'a@example.com', '하니', now())`,
    [owner],
  )
  await pool.query(
    `insert into feeds (id, author_id, content, content_key, weather_id, weather, ootds, sky_status, precipitation_type,
       search_tokens, created_at, updated_at)
     values ($1, $2, '옷', '옷', gen_random_uuid(), '{}', '[]', 'CLEAR', 'NONE', '{}', now(), now())`,
    [feed, owner],
  )
  for (let from = 0; from < pictures; from += batch) {
    await pool.query(
      `with made as (
         insert into images (id, owner_id, kind, width, height, thumbhash, created_at)
         select gen_random_uuid(), $1::uuid, 'clothes', 800, 800, 'AAAA', now() - interval '2 days'
         from generate_series(1, $3::integer) returning id
       ) insert into feed_images select $2::uuid, id from made`,
      [owner, feed, Math.min(batch, pictures - from)],
    )
  }
  await pool.query('vacuum (analyze) images, feed_images')
}

/**
 * Returns a storage that only lists file names: those of all pictures in the database, and one unknown picture per
 * thousand.
 */
function namesOnly(pool: pg.Pool): Storage {
  const never = () => {
    throw new Error('No file is there.')
  }
  const old = new Date(0)
  return {
    put: never,
    open: never,
    remove: async () => {},
    async *list() {
      for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
        const { rows } = await pool.query<{ id: ImageId }>(
          'select id from images where id > $1 order by id limit 1000',
          [after],
        )
        const last = rows.at(-1)
        if (!last) return
        after = last.id
        for (const { id } of [...rows, { id: randomUUID() as ImageId }])
          for (const width of pictureWidths)
            for (const format of ['webp', 'avif'] as const) yield { key: fileKey(id, width, format), modifiedAt: old }
      }
    },
  }
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'otday-sweeps-'))
try {
  const database = await openDatabase({ directory, binaries: null })
  try {
    await migrate(database.pool)
    await seedPictures(database.pool)
    const before = heapMb()
    let most = 0
    const timer = setInterval(() => (most = Math.max(most, heapMb() - before)), collectEvery)
    const begun = performance.now()
    const log = { error: (context: object, message: string) => console.error(message, context) }
    await sweepImages({ ...database, clock: { now: () => new Date() }, storage: namesOnly(database.pool), log })
    clearInterval(timer)
    const seconds = (performance.now() - begun) / 1000
    report(`Sweep of ${pictures} pictures`, [
      forTheRecord('heap above the start, at most (MB)', most),
      // This assumes that all of the measured memory grows with the number of pictures.
      atMost('calculated for ten million (MB)', (most * 1e7) / pictures, bar),
      forTheRecord('took (s)', seconds),
    ])
  } finally {
    await database.close()
  }
} finally {
  rmSync(directory, { recursive: true, force: true })
}
