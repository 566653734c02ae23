import fs from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { departureDays } from '@otday/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createContainer, entriesOf } from '../../../src/archive/container.ts'
import { openPostgresSource, writeArchive } from '../../../src/archive/index.ts'
import { envOf, filesOf, newFolder, rowsOf, runCommand } from '../../kit/archive-commands.ts'
import { openSpareDatabase, type SpareDatabase } from '../../kit/story-databases.ts'
import { mailedToken, mailsNamed, newEmail } from '../../kit/email-links.ts'
import { administrator, garment, night, post } from '../../kit/fixtures.ts'
import { startServer } from '../../kit/server-process.ts'
import { eachStoryHasNewUsers, testApp, 민지, 하니 } from '../../kit/story-users.ts'
import { type TestUser, testPassword } from '../../kit/test-app.ts'

eachStoryHasNewUsers()
let folder: string
beforeAll(() => {
  folder = newFolder()
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Calls `work` with a place to restore to: an empty database and a folder that does not exist yet. */
async function withPlace(
  work: (place: SpareDatabase & { dataDir: string; env: Record<string, string> }) => Promise<void>,
) {
  const spare = await openSpareDatabase()
  const dataDir = path.join(folder, newId())
  try {
    await work({ ...spare, dataDir, env: { DATA_DIR: dataDir, DATABASE_URL: spare.url } })
  } finally {
    await spare.dispose()
  }
}

async function backedUp(): Promise<string> {
  const file = path.join(folder, `${newId()}.tar.zst`)
  const { code, output } = await runCommand('backup', [file], envOf(testApp))
  expect({ code, output }).toMatchObject({ code: 0 })
  return file
}

async function photo(): Promise<Blob> {
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#345' } })
  return new Blob([Uint8Array.from(await picture.jpeg().toBuffer())])
}

const isEmpty = async ({ database, dataDir }: Pick<SpareDatabase, 'database'> & { dataDir: string }) => {
  const { rows } = await database.pool.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`)
  return rows.length === 0 && (!fs.existsSync(dataDir) || Object.keys(await filesOf(dataDir)).length === 0)
}

test('a backup restores all rows and files into an empty place and ends sessions and pending tokens', async () => {
  const 대장 = await administrator(testApp, '대장')
  await 하니.clothes.create({ body: { ownerId: 하니.id, name: '사진 있는 옷', type: 'TOP' }, image: await photo() })
  await post(하니)
  const address = newEmail()
  await 하니.account.changeEmail({ params: { userId: 하니.id }, body: { email: address, password: testPassword } })
  const token = await mailedToken(testApp, 'confirm', address)
  await 민지.auth.resetPassword({ body: { email: 민지.email } })
  const [mail] = await mailsNamed(testApp, 민지.email, '임시 비밀번호를 보내 드려요')
  const temporary = /^ {4}(\S+)$/m.exec(mail?.text ?? '')?.[1] ?? ''
  const locked = await testApp.signUp('잠긴이')
  await 대장.users.lock({ params: { userId: locked.id }, body: { locked: true } })

  const file = await backedUp()
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const check = await runCommand('backup', ['--check', file], envOf(testApp))
  expect(check).toMatchObject({ code: 0, output: expect.stringContaining('온전해요') })
  await withPlace(async ({ database, dataDir, env }) => {
    const restored = await runCommand('restore', [file], env)
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.output).toContain(`ADMIN  활성  ${대장.email}`)
    expect(restored.output).toContain(`USER   잠금  ${locked.email}`)
    expect(restored.output).not.toContain(하니.email)

    const [before, after] = [await rowsOf(testApp.database), await rowsOf(database)]
    const ended = {
      sessions: '',
      temporary_passwords: '',
      oauth_attempts: '',
      email_changes: '',
      push_subscriptions: '',
    }
    expect(after).toEqual({ ...before, ...ended })
    expect(before['sessions']).not.toBe('')
    expect(await filesOf(dataDir)).toEqual(await filesOf(testApp.config.dataDir))
    expect(Object.keys(await filesOf(dataDir)).length).toBeGreaterThan(1)

    const server = await startServer(env)
    const send = (url: string, body: object) =>
      fetch(server.url + url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const signIn = (username: string, password: string) =>
      fetch(`${server.url}/api/auth/sign-in`, { method: 'POST', body: new URLSearchParams({ username, password }) })
    expect((await signIn(하니.email, testPassword)).status).toBe(200)
    expect(temporary).not.toBe('')
    expect((await signIn(민지.email, temporary)).status).toBe(401)
    expect((await send('/api/account/email/confirm', { token })).ok).toBe(false)
    expect((await signIn(locked.email, testPassword)).ok).toBe(false)
    await server.kill('SIGTERM')
  })
})

test('accounts removed since the backup are removed again by its restore, whether active or leaving in it', async () => {
  const liked = await post(민지)
  await 하니.likes.create({ params: { feedId: liked.id } })
  await 하니.comments.create({
    params: { feedId: liked.id },
    body: { feedId: liked.id, authorId: 하니.id, content: '예뻐요' },
  })
  const gone = await testApp.signUp('떠난이')
  await gone.likes.create({ params: { feedId: liked.id } })
  await gone.account.leave({ params: { userId: gone.id } })
  const file = await backedUp()
  await 하니.account.leave({ params: { userId: 하니.id } })
  testApp.clock.advance((departureDays + 1) * 86_400)
  await night(testApp, 하니.id)
  await night(testApp, gone.id)
  const departed = fs.readFileSync(path.join(testApp.config.backupDir, 'departed.log'), 'utf8')
  expect(departed).toMatch(new RegExp(`^\\d{4}-\\S+Z ${하니.id}\n$`, 'm'))
  expect(departed).not.toContain(하니.email)

  // The list of departed accounts normally lies beside the archives, in the backup folder. This archive is elsewhere,
  // so the list is copied next to it.
  fs.copyFileSync(path.join(testApp.config.backupDir, 'departed.log'), path.join(path.dirname(file), 'departed.log'))
  await withPlace(async ({ database, env }) => {
    const { code, output } = await runCommand('restore', [file], env)
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('떠난 계정 2개') })
    const texts = await rowsOf(database)
    for (const [table, text] of Object.entries(texts))
      expect([table, text.includes(하니.id) || text.includes(gone.id)]).toEqual([table, false])
    const { rows } = await database.pool.query(
      'select like_count, comment_count from feed_reactions where feed_id = $1',
      [liked.id],
    )
    expect(rows).toEqual([{ like_count: 0, comment_count: 0 }])
  })
  fs.rmSync(path.join(path.dirname(file), 'departed.log'))
})

test('a restore repeats account deletions and returns made since the backup, with their deletion dates', async () => {
  const liked = await post(민지)
  const leave = (who: TestUser) => who.account.leave({ params: { userId: who.id } })
  const [returned, away] = [await testApp.signUp('돌아온이'), await testApp.signUp('떠나있던이')]
  for (const who of [하니, returned, away]) await who.likes.create({ params: { feedId: liked.id } })
  await leave(away)
  const file = await backedUp()
  await leave(하니)
  await leave(returned)
  await testApp.signIn(returned.email, testPassword)
  await testApp.signIn(away.email, testPassword)
  const log = path.join(testApp.config.backupDir, 'departed.log')
  await vi.waitFor(() => {
    const lines = fs.readFileSync(log, 'utf8').split('\n')
    const noted = [하니, returned, away].map(({ id }) => lines.filter((line) => line.includes(id)).length)
    expect(noted).toEqual([1, 2, 2])
  })
  const left = await testApp.database.pool.query('select deleted_at from users where id = $1', [하니.id])

  await withPlace(async ({ database, env }) => {
    const { code, output } = await runCommand('restore', [file], { ...env, BACKUP_DIR: testApp.config.backupDir })
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining('떠난 계정 1개를 다시 숨겼어요'),
    })
    const stateOf = async ({ id }: TestUser) =>
      (await database.pool.query('select deleted_at, name from users where id = $1', [id])).rows
    expect(await stateOf(하니)).toEqual([{ ...left.rows[0], name: '하니' }])
    expect(await stateOf(returned)).toEqual([{ deleted_at: null, name: '돌아온이' }])
    expect(await stateOf(away)).toEqual([{ deleted_at: null, name: '떠나있던이' }])
    expect((await database.pool.query('select from sessions')).rowCount).toBe(0)
    const { rows } = await database.pool.query('select like_count from feed_reactions where feed_id = $1', [liked.id])
    expect(rows).toEqual([{ like_count: 2 }])
  })
})

test('a restore ignores account deletions that the log dates before the archive', async () => {
  const file = await backedUp()
  const backups = path.join(folder, newId())
  fs.mkdirSync(backups)
  fs.writeFileSync(path.join(backups, 'departed.log'), `2026-01-01T00:00:00.000Z left ${하니.id}\n`)
  await withPlace(async ({ database, env }) => {
    expect(await runCommand('restore', [file], { ...env, BACKUP_DIR: backups })).toMatchObject({ code: 0 })
    const { rows } = await database.pool.query('select deleted_at from users where id = $1', [하니.id])
    expect(rows).toEqual([{ deleted_at: null }])
  })
})

test('a restore into a database or folder that holds rows or files is refused and changes nothing', async () => {
  const file = await backedUp()
  const before = await rowsOf(testApp.database)
  const onto = await runCommand('restore', [file], envOf(testApp))
  expect(onto).toMatchObject({ code: 1, output: expect.stringContaining('비어 있지 않은 곳') })
  expect(await rowsOf(testApp.database)).toEqual(before)
  await withPlace(async ({ database, dataDir, env }) => {
    const kept = path.join(dataDir, 'files', 'aa', 'kept.webp')
    fs.mkdirSync(path.dirname(kept), { recursive: true })
    fs.writeFileSync(kept, 'somebody’s')
    const beside = await runCommand('restore', [file], env)
    expect(beside).toMatchObject({ code: 1, output: expect.stringContaining('비어 있지 않은 곳') })
    expect(fs.readFileSync(kept, 'utf8')).toBe('somebody’s')
    const { rows } = await database.pool.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace`,
    )
    expect(rows).toEqual([])
  })
})

test('a restore of a truncated or foreign file is refused with the reason, and the target stays empty', async () => {
  const file = await backedUp()
  const bytes = fs.readFileSync(file)
  await withPlace(async (place) => {
    for (const [wrong, reason] of [
      [bytes.subarray(0, bytes.length / 2), '온전하지 않아요'],
      [Buffer.from('an ordinary letter'), '백업 파일이 아니에요'],
    ] as const) {
      const given = path.join(folder, `${newId()}.tar.zst`)
      fs.writeFileSync(given, wrong)
      const { code, output } = await runCommand('restore', [given], place.env)
      expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining(reason) })
      expect(await isEmpty(place)).toBe(true)
    }
  })
})

test('a restore of a bad archive says what to do and does not create the data directory', async () => {
  const file = await backedUp()
  const bytes = fs.readFileSync(file)
  const given = (name: string) => path.join(folder, `${name}.tar.zst`)
  fs.writeFileSync(given('cut'), bytes.subarray(0, bytes.length / 2))
  fs.writeFileSync(given('foreign'), 'an ordinary letter')
  const container = await createContainer(given('changed'))
  for await (const { name, content } of entriesOf(file)) {
    const entry = Buffer.from((await buffer(content)).toString().replace(하니.email, 민지.email))
    await container.add(name, entry.length, [entry])
  }
  await container.finish()
  const source = await openPostgresSource(testApp.database.pool)
  await writeArchive(given('newer'), {
    source: { ...source, migrations: [...source.migrations, '9999-later.sql'] },
    storage: null,
    beside: null,
    secret: '',
    product: '9.0.0',
    now: new Date(),
    onProgress: async () => {},
  })
  const dataDir = path.join(folder, newId())
  for (const [name, words] of [
    ['cut', '백업이 온전하지 않아요'],
    ['foreign', '옷데이의 백업 파일이 아니에요'],
    ['changed', '백업이 만들어진 뒤에 바뀌었어요. 다른 백업을 쓰세요. (changed: '],
    ['newer', '먼저 옷데이를 그 버전으로 올리세요. (newer: 9999-later.sql)'],
    ['missing', '파일이나 폴더가 없어요'],
  ] as const) {
    const { code, output } = await runCommand('restore', [given(name)], { DATA_DIR: dataDir })
    expect({ name, code, output }).toMatchObject({ code: 1, output: expect.stringContaining(words) })
    expect([name, fs.existsSync(dataDir)]).toEqual([name, false])
  }
})

test('a half-restored database refuses start and migration, and a new restore completes it', async () => {
  await garment(하니, '흰 셔츠')
  const file = await backedUp()
  await withPlace(async ({ database, env }) => {
    await database.pool.query(`create table unfinished_restore as select 'a try' as id`)
    await expect(startServer(env)).rejects.toThrow('npm run restore')
    expect(await runCommand('migrate', [], env)).toMatchObject({ code: 1 })
    expect(await runCommand('restore', [file], env)).toMatchObject({ code: 0 })
    const { rows } = await database.pool.query(`select to_regclass('unfinished_restore') as mark`)
    expect(rows).toEqual([{ mark: null }])
  })
})
