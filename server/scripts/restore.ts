import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Restored, restoreArchive, savedFiles } from '../src/archive/index.ts'
import { loadConfig } from '#platform/config/index.ts'
import { keepPrivate } from '#platform/storage/keep-private.ts'
import { giveUp, say } from '#platform/process/say.ts'
import { contentOf, pathOf, plainWords, Refusal } from './archive-words.ts'

const usage = `사용법: npm run restore -- <파일>   백업을 빈 데이터베이스와 빈 DATA_DIR에 되살립니다`

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new Refusal(usage)
  const file = pathOf(given)
  const config = loadConfig({ ...process.env, NODE_ENV: undefined })
  // No data folder is made here, so that a refused archive leaves none behind.
  process.umask(0o077)
  if (fs.existsSync(config.dataDir)) keepPrivate(config.dataDir)
  const restored = await restoreArchive({
    file,
    beside: savedFiles(path.dirname(file)),
    where: { target: config.database, dataDir: config.dataDir },
    departedIn: [path.dirname(file), config.backupDir],
    log: { error: (_context, message) => say(message) },
  })
  say(...reportOf(restored))
}

function reportOf({ manifest, end, forgotten, hidden, privileged }: Restored): string[] {
  return [
    `${manifest.createdAt}의 옷데이(${manifest.product})를 되살렸어요: ${contentOf(end)}.`,
    '모든 기기에서 로그아웃되었고, 메일로 보낸 링크와 임시 비밀번호는 더 쓸 수 없어요.',
    ...(end.gone.length > 0 ? [`백업하는 동안 지워진 파일 ${end.gone.length}개는 없어요.`] : []),
    ...(forgotten > 0 ? [`백업한 뒤에 떠난 계정 ${forgotten}개를 다시 지웠어요.`] : []),
    ...(hidden > 0 ? [`백업한 뒤에 떠난 계정 ${hidden}개를 다시 숨겼어요. 돌아올 수 있는 날은 그대로예요.`] : []),
    '백업할 때의 관리자와 잠긴 계정:',
    ...privileged.map(({ email, role, lockedAt }) => `  ${role.padEnd(5)}  ${lockedAt ? '잠금' : '활성'}  ${email}`),
    'npm start로 시작하세요.',
  ]
}

try {
  await main()
} catch (error) {
  giveUp(plainWords(error))
}
