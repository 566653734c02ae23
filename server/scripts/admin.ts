/** Administers accounts from the shell of the server: `npm run admin -- <command>`. */
import { parseArgs } from 'node:util'
import { emailPattern, errorCatalogue, Name, Password, Role, type UserId } from '@otday/contract'
import { migrateAfterBackup } from '../src/archive/index.ts'
import { endSessions, sessionsOf, voidTemporaryPassword } from '../src/auth/index.ts'
import { onRoleChanged } from '../src/notifications/index.ts'
import { createProfile } from '../src/profiles/index.ts'
import {
  type AdministrationDeps,
  allAccounts,
  changeRole,
  createUser,
  findByEmail,
  lockAccount,
  mayBeEntered,
  recordAudit,
  setPasswordHash,
} from '../src/users/index.ts'
import { systemClock } from '#platform/clock.ts'
import { ConfigError, loadConfig } from '#platform/config/index.ts'
import { type Db, inTransaction, joinDatabase, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { randomPassword } from '#platform/ids.ts'
import { keepPrivate } from '#platform/storage/keep-private.ts'
import { createPasswords } from '#platform/crypto/passwords.ts'
import { DirectoryInUse } from '#platform/postgres/index.ts'
import { giveUp, say } from '#platform/process/say.ts'
import { type Attempt, recordOutcome, securityLog } from '#platform/observability/security-log.ts'

/** An error whose message the person who typed the command can act on. */
class Refusal extends Error {}

const usage = `사용법: npm run admin -- <명령>
  create <이메일> --name <이름> [--role USER|ADMIN]   계정을 만들고 비밀번호를 한 번 보여 줍니다 (기본 ADMIN)
  reset-password <이메일>                             새 비밀번호를 한 번 보여 주고 모든 기기에서 로그아웃합니다
  role <이메일> USER|ADMIN                            권한을 바꿉니다
  lock <이메일> / unlock <이메일>                     계정을 잠그거나 풉니다
  list [검색어]                                       계정을 보여 줍니다`

/**
 * Parts that the commands need. They notify nobody, because a running server reads changes from the database within a
 * second.
 */
const clock = systemClock
const viewers = { ended: () => {} }
const notify = () => {}
const passwords = createPasswords()

/**
 * Writes the security log to stderr, in the format of a server's log; text for the person at the shell goes to stdout.
 */
const record = securityLog(
  {
    info: (context, msg) =>
      void process.stderr.write(`${JSON.stringify({ level: 30, time: clock.now().getTime(), ...context, msg })}\n`),
  },
  null,
)
const recorded = <T>(attempt: Attempt, work: () => Promise<T>) =>
  recordOutcome(record, { ...attempt, by: 'shell' }, work)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { name: { type: 'string' }, role: { type: 'string' } },
    allowPositionals: true,
  })
  const [command = '', ...given] = positionals
  const work = commands[command]
  if (!work) throw new Refusal(usage)
  // NODE_ENV is left out, because the configuration of production demands settings that these commands do not need.
  const config = loadConfig({ ...process.env, NODE_ENV: undefined })
  keepPrivate(config.dataDir)
  const database = await joinDatabase(config.database)
  try {
    await migrateAfterBackup({
      config,
      database,
      clock,
      onFailure: () => say(`주의: ${config.backupDir}에 백업을 만들지 못했어요.`),
    })
    await work(database.db, given, values)
  } finally {
    await database.close()
  }
}

type Options = { name?: string | undefined; role?: string | undefined }
const commands: Record<string, (db: Db, given: string[], options: Options) => Promise<void>> = {
  create: async (db, [email = ''], options) => {
    const [name, role] = [Name.safeParse(options.name ?? ''), Role.safeParse(options.role ?? 'ADMIN')]
    if (!emailPattern.test(email) || !name.success || !role.success) throw new Refusal(usage)
    const password = Password.parse(randomPassword())
    const people = {
      db,
      clock,
      passwords,
      publish: (tx: Db, { userId, at }: { userId: UserId; at: Date }) => createProfile(tx, userId, at),
    }
    const user = await createUser(people, { email, name: name.data, password, role: role.data })
    const entry = { action: 'account.created', actorId: null, subjectId: user.id, detail: user.role } as const
    await recordAudit(db, { ...entry, createdAt: clock.now() })
    record({ event: 'account.created', who: user.id, by: 'shell', result: 'done', role: user.role })
    say(`${user.email} 계정을 ${user.role} 권한으로 만들었어요.`, `비밀번호: ${password}  (지금 한 번만 보여 드립니다)`)
  },
  'reset-password': async (db, [email]) => {
    const user = await named(db, email)
    const password = randomPassword()
    const passwordHash = await passwords.hash(password)
    const reset = async (tx: Db) => {
      await sessionsOf(viewers).lock(tx, user.id)
      await setPasswordHash(tx, user.id, passwordHash)
      await voidTemporaryPassword(tx, user.id, clock.now())
      await endSessions(viewers, tx, user.id)
      const entry = { action: 'password.reset', actorId: null, subjectId: user.id } as const
      await recordAudit(tx, { ...entry, createdAt: clock.now() })
    }
    await recorded({ event: 'password.reset', who: user.id }, () => inTransaction(db, reset))
    say(`${user.email}의 새 비밀번호: ${password}  (지금 한 번만 보여 드립니다)`)
  },
  role: async (db, [email, given]) => {
    const role = Role.safeParse(given)
    if (!role.success) throw new Refusal(usage)
    const { id } = await named(db, email)
    const change = () => changeRole(administering(db), null, id, role.data)
    const user = await recorded({ event: 'role.changed', who: id, role: role.data }, change)
    say(`${user.email} 권한은 이제 ${user.role}이에요.`)
  },
  lock: (db, [email]) => lock(db, email, true),
  unlock: (db, [email]) => lock(db, email, false),
  list: async (db, [word]) => {
    for (const user of await allAccounts(db, word, clock.now())) say(lineOf(user))
  },
}

async function lock(db: Db, email: string | undefined, locked: boolean) {
  const { id } = await named(db, email)
  const event = locked ? 'account.locked' : 'account.unlocked'
  const user = await recorded({ event, who: id }, () => lockAccount(administering(db), null, id, locked))
  say(`${user.email} 계정은 이제 ${user.lockedAt ? '잠겨' : '열려'} 있어요.`)
}

const administering = (db: Db): AdministrationDeps => ({
  db,
  clock,
  sessions: sessionsOf(viewers),
  publish: onRoleChanged({ notify }),
})

async function named(db: Db, email: string | undefined): Promise<Row<'users'>> {
  if (!email) throw new Refusal(usage)
  const user = await findByEmail(db, email)
  if (!user || !mayBeEntered(user, clock.now())) throw new Refusal(`${email} 계정이 없어요.`)
  return user
}

const lineOf = ({ email, name, role, lockedAt, deletedAt, createdAt }: Row<'users'>) => {
  const state = deletedAt ? '탈퇴' : lockedAt ? '잠금' : '활성'
  return [createdAt.toISOString().slice(0, 10), role.padEnd(5), state, email, name].join('  ')
}

/** Returns an error's message for the person who typed the command, without a stack. */
function plainWords(error: unknown): string {
  if (error instanceof DirectoryInUse)
    return `${error.message}\n다른 곳(컨테이너나 다른 사용자)에서 실행 중인 서버예요. 그곳에서 실행하거나, 서버를 멈춘 뒤에 다시 실행하세요.`
  if (error instanceof AppError) return errorCatalogue[error.code][1]
  if (error instanceof ConfigError || error instanceof Refusal) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'DATABASE_URL의 데이터베이스가 응답하지 않아요.'
  return code?.startsWith('ERR_PARSE_ARGS') ? usage : message
}

try {
  await main()
} catch (error) {
  giveUp(plainWords(error))
}
