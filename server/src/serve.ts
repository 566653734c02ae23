import { setTimeout as sleep } from 'node:timers/promises'
import { type App, createApp } from './app.ts'
import { migrateAfterBackup, reportUnsavedMigration } from './archive/index.ts'
import { demoAccount, seedDemo } from './demo/index.ts'
import { ensureAdmin, keepFirstPassword } from './users/index.ts'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config/index.ts'
import { keptSecret } from '#platform/config/secret.ts'
import { type Database, requireDurable } from '#platform/db/index.ts'
import { exitCodes } from '#platform/process/exit-codes.ts'
import { createMailer } from '#platform/mail/index.ts'
import { stopGracefully } from '#platform/process/stop-gracefully.ts'
import { PostgresKilled, StorageExhausted } from '#platform/postgres/index.ts'
import { say } from '#platform/process/say.ts'

/** Runs the start once the database is open, until the server listens and its greeting is printed. */
export async function serve(config: Config, database: Database): Promise<void> {
  const app = await whileItLives(database, openServer(config, database))
  logUncaught(app.http.log)
  dieWith(database, app.http.log)
  const admin = await ensureAdmin(app.people, config.admin)
  const passwordFile = admin && (await keepFirstPassword(config.dataDir, admin))
  // Listens before the demo is filled, so that a port in use is reported at once and a stop meanwhile is graceful.
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

/** Logs uncaught errors and exits; Node itself would print them with the rows that PostgreSQL quotes in them. */
function logUncaught(log: App['http']['log']) {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody caught an error')
    process.exit(exitCodes.crashed)
  })
}

/** Exits when the embedded database server has died: nothing works without it, and the next start starts it again. */
function dieWith({ own }: Database, log: App['http']['log']) {
  own?.logTo(log)
  void own?.died.then(({ reason, isStorageFull }) => {
    log.fatal({ reason }, 'the database server has ended')
    process.exit(isStorageFull ? exitCodes.storageFull : exitCodes.crashed)
  })
}

/** Most ms to wait, after a statement has failed, for the report that the database server has died. */
const lateEnd = 1000

/**
 * Awaits `work`, but rejects when the embedded database server dies. Without this, a statement could wait forever, or
 * fail with an error that does not name the cause, because the report of the death arrives a moment later.
 */
async function whileItLives<T>({ own }: Database, work: Promise<T>): Promise<T> {
  if (!own) return work
  const ended = own.died.then(({ reason, isStorageFull }) => {
    throw new (isStorageFull ? StorageExhausted : PostgresKilled)(reason)
  })
  try {
    return await Promise.race([work, ended])
  } catch (error) {
    return Promise.race([ended, sleep(lateEnd).then(() => Promise.reject(error))])
  }
}

async function openServer(config: Config, database: Database): Promise<App> {
  await requireDurable(database.pool, config.databaseUnsafe)
  const failures: unknown[] = []
  await migrateAfterBackup({
    config,
    database,
    clock: systemClock,
    onFailure: (error) => {
      failures.push(error)
      say(`  주의: ${config.backupDir}에 백업을 만들지 못한 채 데이터베이스를 새 버전으로 바꿉니다.`)
    },
  })
  const secret = config.secret ?? keptSecret(config.dataDir)
  const app = await createApp({ config, secret, database, clock: systemClock })
  const { log } = app.http
  // The report is not awaited, since a mail server may hang and must not delay the start.
  for (const error of failures)
    void reportUnsavedMigration({ database, mailer: createMailer(config.mail, log), log }, error, systemClock.now())
  return app
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
