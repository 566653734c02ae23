import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  checkArchive,
  openPostgresSource,
  productVersion,
  requireSpace,
  savedFiles,
  sweepUnfinished,
  writeArchive,
} from '../src/archive/index.ts'
import { systemClock } from '#platform/clock.ts'
import { type Config, loadConfig } from '#platform/config/index.ts'
import { findSecret } from '#platform/config/secret.ts'
import { joinDatabase } from '#platform/db/index.ts'
import { keepPrivate } from '#platform/storage/keep-private.ts'
import { giveUp, say } from '#platform/process/say.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { contentOf, megabytes, pathOf, plainWords, Refusal, requireDatabase } from './archive-words.ts'

const usage = `사용법: npm run backup -- <파일>          돌고 있는 옷데이를 그대로 파일 하나에 담습니다
        npm run backup -- --check <파일>  백업을 옆에 복원해 보고 한 행, 한 파일씩 견줍니다`

/** Milliseconds after which an unfinished archive counts as abandoned. */
const abandonedAfter = 3_600_000

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { check: { type: 'string' } }, allowPositionals: true })
  const config = loadConfig({ ...process.env, NODE_ENV: undefined })
  if (values.check !== undefined && positionals.length === 0) return check(config, values.check)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0 || values.check !== undefined) throw new Refusal(usage)
  await backUp(config, pathOf(file))
}

async function backUp(config: Config, file: string): Promise<void> {
  if (fs.existsSync(file)) throw new Refusal(`${file} 파일이 이미 있어요. 다른 이름을 쓰세요.`)
  requireDatabase(config)
  keepPrivate(config.dataDir)
  const now = systemClock.now()
  const folder = path.dirname(file)
  await sweepUnfinished(folder, new Date(now.getTime() - abandonedAfter))
  const isBesideData = fs.statSync(folder).dev === fs.statSync(config.dataDir).dev
  const database = await joinDatabase(config.database)
  try {
    const end = await writeArchive(file, {
      source: await openPostgresSource(database.pool),
      storage: await createDiskStorage(path.join(config.dataDir, 'files'), true),
      beside: null,
      secret: config.secret ?? findSecret(config.dataDir) ?? '',
      product: productVersion(),
      now,
      onProgress: async (coming) => {
        // The free space is checked if the file is on the same disk as the server's data, because a full disk would
        // keep the server from storing new content. On another disk, nothing but this file could run out of space.
        if (isBesideData) await requireSpace(folder, coming, config.diskReserve)
      },
    })
    say(`${file}에 담았어요: ${contentOf(end)}, ${megabytes(fs.statSync(file).size)}.`)
    if (end.gone.length > 0) say(`담는 동안 지워진 파일 ${end.gone.length}개는 빠졌어요.`)
  } finally {
    await database.close()
  }
}

async function check(config: Config, file: string): Promise<void> {
  const end = await checkArchive(pathOf(file), savedFiles(path.dirname(pathOf(file))), config.database)
  say(`${file}은 온전해요: ${contentOf(end)}.`)
}

try {
  await main()
} catch (error) {
  giveUp(plainWords(error))
}
