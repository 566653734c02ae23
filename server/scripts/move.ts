import path from 'node:path'
import { parseArgs } from 'node:util'
import { move, SourceInUse } from '../src/archive/index.ts'
import { type Config, loadConfig } from '#platform/config/index.ts'
import { keepPrivate } from '#platform/storage/keep-private.ts'
import { giveUp, say } from '#platform/process/say.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { pathOf, plainWords, Refusal, requireDatabase } from './archive-words.ts'

const usage = `사용법: npm run move -- <DATABASE_URL>   지금 쓰는 데이터베이스를 그 서버의 빈 데이터베이스로 옮깁니다
        npm run move -- --to <DATA_DIR>  그 폴더의 내장 데이터베이스로, 사진과 함께 옮깁니다
옷데이를 먼저 멈추세요. 원본은 그대로 남습니다.`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true })
  const config = loadConfig({ ...process.env, NODE_ENV: undefined })
  const [url, ...more] = positionals
  if (more.length > 0 || (url === undefined) === (values.to === undefined)) throw new Refusal(usage)
  requireDatabase(config)
  keepPrivate(config.dataDir)
  const to = values.to === undefined ? onServer(config, url ?? '') : inDirectory(pathOf(values.to))
  const { digests, files } = await move({
    from: {
      target: config.database,
      dataDir: config.dataDir,
      storage: await createDiskStorage(path.join(config.dataDir, 'files'), true),
    },
    to,
  })
  say(
    ...[...digests].map(
      ([table, { rows, sha256 }]) => `  ${sha256.slice(0, 12)}  ${String(rows).padStart(9)}  ${table}`,
    ),
    `표 ${digests.size}개의 행과 파일 ${files}개를 옮기고 하나하나 견줬어요. 원본은 그대로 있어요.`,
    values.to === undefined
      ? '이제 DATABASE_URL을 그 서버로 두고 시작하세요. DATA_DIR은 그대로 쓰세요.'
      : `이제 DATABASE_URL 없이 DATA_DIR=${values.to}로 시작하세요.`,
  )
}

function onServer({ dataDir }: Config, url: string) {
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw new Refusal(usage)
  return { target: { url, poolSize: 3 }, dataDir }
}

function inDirectory(dataDir: string) {
  keepPrivate(dataDir)
  const { database } = loadConfig({ DATA_DIR: dataDir, POSTGRES_BIN: process.env['POSTGRES_BIN'] })
  return { target: database, dataDir }
}

try {
  await main()
} catch (error) {
  giveUp(
    error instanceof SourceInUse
      ? '누가 데이터베이스를 열고 있어요. 옷데이를 모두 멈춘 뒤에 다시 실행하세요.'
      : plainWords(error),
  )
}
