import { type App, createApp } from './app.ts'
import { demoAccount, seedDemo } from './demo/index.ts'
import { ensureAdmin, keepFirstPassword } from './users/index.ts'
import { systemClock } from '#platform/clock.ts'
import { collectGarbageLessOften } from '#platform/collect-garbage-less-often.ts'
import { type Config, ConfigError, loadConfig, warningsOf } from '#platform/config/index.ts'
import { keptSecret } from '#platform/config/secret.ts'
import { type Database, DirectoryInUse, migrate, openDatabase, sqlState } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { keepPrivate } from '#platform/keep-private.ts'
import { loggedError } from '#platform/logged-error.ts'
import { stopGracefully } from '#platform/stop-gracefully.ts'
import { giveUp, say } from '#platform/say.ts'

collectGarbageLessOften()
try {
  await start(loadConfig())
} catch (error) {
  giveUp(...plainWords(error))
}

async function start(config: Config): Promise<void> {
  const { repaired, refused } = keepPrivate(config.dataDir)
  if (repaired > 0) say(`  ${config.dataDir}의 ${repaired}개 항목을 다른 사용자가 읽을 수 없게 바꿨습니다.`)
  if (refused > 0) say(`  ${config.dataDir}의 ${refused}개 항목은 다른 사용자의 것이라 권한을 바꾸지 못했습니다.`)
  for (const warning of warningsOf(config)) say(`  주의: ${warning}`)
  const database = await openDatabase(config.database)
  const app = await openServer(config, database)
  logUncaught(app.http.log)
  const admin = await ensureAdmin(app.people, config.admin)
  const passwordFile = admin && (await keepFirstPassword(config.dataDir, admin))
  // Before filling the demo: reports a port in use at once, and stops gracefully meanwhile.
  const address = await app.http.listen({ host: config.host, port: config.port })
  stopGracefully(async () => {
    await app.close()
    await database.close()
  })
  if (config.demo) await seedDemo(app.demo, () => say('  데모 옷장을 채우고 있어요. 처음 한 번만 몇 초 걸립니다…'))
  say(
    ...greeting(
      `${config.publicUrl ?? address}${config.basePath}/`,
      config,
      admin && { email: admin.email, passwordFile: passwordFile ?? '' },
    ),
  )
}

/** Node would print whole errors, with the rows that a database quotes. */
function logUncaught(log: App['http']['log']) {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody caught an error')
    process.exit(1)
  })
}

async function openServer(config: Config, database: Database): Promise<App> {
  await migrate(database.pool)
  const secret = config.secret ?? keptSecret(config.dataDir)
  return createApp({ config, secret, database, clock: systemClock })
}

function greeting(
  address: string,
  { demo, mail }: Config,
  admin: { email: string; passwordFile: string } | null,
): string[] {
  return [
    '',
    `  옷데이가 열렸습니다: ${address}`,
    ...(demo ? [`  데모 계정: ${demoAccount.email} / ${demoAccount.password}`] : []),
    ...(admin
      ? [`  관리자 계정: ${admin.email}, 비밀번호는 ${admin.passwordFile} 파일에 (처음 로그인하면 지워집니다)`]
      : []),
    ...(mail.smtpUrl ? [] : [`  SMTP_URL이 없어서 메일은 보내지 않고 ${mail.folder} 폴더에 .eml 파일로 둡니다.`]),
    '  멈추려면 Ctrl+C를 누르세요.',
    '',
  ]
}

/** What an operator can act on, without a stack. */
function plainWords(error: unknown): string[] {
  if (error instanceof ConfigError)
    return ['설정에 문제가 있어 시작하지 않았습니다.', ...error.faults.map((fault) => `- ${fault}`)]
  if (error instanceof DirectoryInUse) return [error.message]
  if (error instanceof AppError && error.code === 'EmailTaken')
    return ['ADMIN_EMAIL belongs to an account that is not an administrator. Choose another address.']
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return ['That port is in use. Stop what uses it, or choose another PORT.']
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return ['The database of DATABASE_URL does not answer.']
  const { message, cause } = error as Error
  return [`옷데이를 시작하지 못했습니다: ${message}`, ...(cause instanceof Error ? [withoutRow(cause)] : [])]
}

/** A migration fails because of what is stored. */
const withoutRow = (error: Error) => (sqlState(error) === '' ? error.message : JSON.stringify(loggedError(error)))
