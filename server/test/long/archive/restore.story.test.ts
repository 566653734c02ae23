import fs from 'node:fs'
import path from 'node:path'
import { departureDays } from '@otday/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { envOf, filesOf, newFolder, rowsOf, runCommand } from '../../kit/archive-commands.ts'
import { openSpareDatabase, type SpareDatabase } from '../../kit/story-databases.ts'
import { mailedToken, mailsNamed, newEmail } from '../../kit/email-links.ts'
import { administrator, garment, night, post } from '../../kit/fixtures.ts'
import { startServer } from '../../kit/server-process.ts'
import { eachStoryHasNewUsers, testApp, 민지, 하니 } from '../../kit/story-users.ts'
import { testPassword } from '../../kit/test-app.ts'

eachStoryHasNewUsers()
let folder: string
beforeAll(() => {
  folder = newFolder()
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** A new place: an empty database and a folder that does not exist yet. */
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

test('what a running product saved comes back whole in an empty place, and nobody is signed in there', async () => {
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

test('who left since the backup is gone again after a restore, however they stood in it', async () => {
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

  // As it lies beside the archives.
  fs.copyFileSync(path.join(testApp.config.backupDir, 'departed.log'), path.join(path.dirname(file), 'departed.log'))
  await withPlace(async ({ database, env }) => {
    const { code, output } = await runCommand('restore', [file], env)
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('떠난 계정 2개') })
    const texts = await rowsOf(database)
    for (const [table, text] of Object.entries(texts))
      expect([table, text.includes(하니.id) || text.includes(gone.id)]).toEqual([table, false])
    const { rows } = await database.pool.query('select like_count, comment_count from feeds where id = $1', [liked.id])
    expect(rows).toEqual([{ like_count: 0, comment_count: 0 }])
  })
  fs.rmSync(path.join(path.dirname(file), 'departed.log'))
})

test('a place that holds anything is refused and stays as it is', async () => {
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

test('cut and foreign files are refused with the reason, and the place stays empty', async () => {
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

test('a half-restored place starts no product, says what to do, and the next restore goes through', async () => {
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
