import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { seoulDate } from '@otday/common/seoul-time'
import { live } from '@otday/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate, openDatabase } from '#platform/db/index.ts'
import { unpackDatabase, type ServerProcess, startServer } from '../../kit/server-process.ts'
import { StompTalk } from '../../kit/live-client.ts'
import { type MailCatcher, openMailCatcher, passwordIn } from '../../kit/mail-catcher.ts'

/**
 * Tests that the log contains no secrets and no personal data, even at its most verbose level. The product runs as
 * people start it, with a database that refuses rows containing a marked value.
 */

const mark = { word: '새나간다', email: 'leaking.person@example.com', birthDate: '1987-03-29', latitude: '37.48131' }

/** Code for a program that is to fail on SIGUSR2 as one of ours would if nobody caught it. */
const uncaught = `process.on('SIGUSR2', () => Promise.reject(Object.assign(new Error('row ${mark.word}'),
  { code: '23505', detail: 'Key (email)=(${mark.email}) already exists.' })))`

let folder: string
let mails: MailCatcher
let server: ServerProcess
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'otday-log-'))
  unpackDatabase(folder)
  await refuseMarked(folder)
  mails = await openMailCatcher()
  server = await startServer({
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    SMTP_URL: mails.url,
    MAIL_FROM: 'otday@example.com',
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(uncaught)}"`,
  })
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await mails.close()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Has the database refuse rows with marked values by a check, a unique index, a failing cast and an exception in a
 * trigger; the error of each quotes the row.
 */
async function refuseMarked(directory: string) {
  const database = await openDatabase({ directory, binaries: null })
  await migrate(database.pool)
  await database.pool.query(`
    alter table clothes add check (name <> '${mark.word}');
    alter table users add check (email <> '${mark.email}');
    create unique index on comments (content);
    create function refuse_marked() returns trigger language plpgsql as $$ begin
      if new::text like '%${mark.word}%' then perform (to_jsonb(new) ->> 'content')::uuid; end if;
      if new::text like '%${mark.birthDate}%' then raise exception 'no %', new; end if;
      return new;
    end $$;
    create trigger refuse_marked before insert on direct_messages for each row execute function refuse_marked();
    create trigger refuse_marked before update on profiles for each row execute function refuse_marked();`)
  await database.close()
}

const password = { first: 'firstSecret1', second: 'secondSecret2' }

type Body = object | string | URLSearchParams | FormData

async function call(method: string, url: string, body?: Body, token = '') {
  const isJson = body !== undefined && !(body instanceof URLSearchParams) && !(body instanceof FormData)
  return fetch(server.url + url, {
    method,
    headers: {
      ...(isJson && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: isJson && typeof body !== 'string' ? JSON.stringify(body) : body }),
  } as RequestInit)
}

const signIn = (username: string, word: string) =>
  call('POST', '/api/auth/sign-in', new URLSearchParams({ username, password: word }))

async function person(name: string) {
  const email = `${name}@example.com`
  await call('POST', '/api/users', { email, name, password: password.first })
  const { accessToken: token, userDto } = (await (await signIn(email, password.first)).json()) as {
    accessToken: string
    userDto: { id: string }
  }
  return { id: userDto.id, email, token }
}

function form(request: object, image?: Blob) {
  const body = new FormData()
  body.append('request', new Blob([JSON.stringify(request)], { type: 'application/json' }), 'blob')
  if (image) body.append('image', image, `${mark.word}.jpg`)
  return body
}

test('the log at trace level contains no addresses, passwords or tokens', async () => {
  const email = 'quiet.person@example.com'
  await call('POST', '/api/users', { email, name: '조용이', password: password.first })
  await call('POST', '/api/auth/reset-password', { email })
  const temporary = await vi.waitFor(
    () => {
      const [mail] = mails.emails
      expect(mail).toBeDefined()
      return mail ? passwordIn(mail) : ''
    },
    { timeout: 30_000 },
  )
  expect((await signIn(email, 'wrongSecret9')).status).toBe(401)
  const { accessToken, userDto } = (await (await signIn(email, temporary)).json()) as {
    accessToken: string
    userDto: { id: string }
  }
  const changed = await call('PATCH', `/api/users/${userDto.id}/password`, { password: password.second }, accessToken)
  expect(changed.status).toBe(204)
  const again = await signIn(email, password.second)
  const refresh = again.headers.getSetCookie().find((cookie) => cookie.startsWith('REFRESH_TOKEN='))
  const fresh = ((await again.json()) as { accessToken: string }).accessToken
  const exported = await call('POST', `/api/users/${userDto.id}/export`, {}, fresh)
  const ticket =
    exported.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('EXPORT_TICKET='))
      ?.split(';')[0] ?? ''
  await (await fetch(`${server.url}/api/users/${userDto.id}/export`, { headers: { cookie: ticket } })).arrayBuffer()
  await call('DELETE', `/api/users/${userDto.id}`, {}, fresh)

  // The log contains the requests, so it was really written.
  expect(server.output()).toContain('/api/auth/sign-in')
  const secrets = [email, temporary, ...Object.values(password), 'wrongSecret9', accessToken, fresh]
  for (const secret of [...secrets, refresh?.split(/[=;]/)[1] ?? '?', ticket.split('=')[1] ?? '?'])
    expect(server.output()).not.toContain(secret)
})

test('LOG-05: failures are logged with their fault code and no value of a row, message or query', async () => {
  const [하니, 민지] = [await person('하니'), await person('민지')]
  const { word, email, birthDate, latitude } = mark
  const statusOf = async (response: Promise<Response>) => (await response).status

  // The database refuses the following rows, because they contain marked values.
  expect(await statusOf(call('POST', '/api/users', { email, name: '새는이', password: password.first }))).toBe(500)
  const piece = { ownerId: 하니.id, name: word, type: 'TOP', attributes: [] }
  expect(await statusOf(call('POST', '/api/clothes', form(piece), 하니.token))).toBe(500)
  const location = { latitude: Number(latitude), longitude: 126.88459, x: 58, y: 125, locationNames: ['서울'] }
  const profile = { name: '하니', gender: 'FEMALE', birthDate, temperatureSensitivity: 3, location }
  expect(await statusOf(call('PATCH', `/api/users/${하니.id}/profiles`, form(profile), 하니.token))).toBe(500)
  const talk = await StompTalk.connect(`${server.url}${live.socket}`, 하니.token)
  await talk.subscribe(live.refusals)
  talk.send(
    'SEND',
    { destination: live.send },
    JSON.stringify({ senderId: 하니.id, receiverId: 민지.id, content: word }),
  )
  await talk.message()
  await talk.leave()

  // The readers of JSON, URLs, pictures and pages refuse the following input, which contains marked values.
  expect(await statusOf(call('POST', '/api/users', `{"email": ${email}`))).toBe(400)
  expect(await statusOf(call('GET', `/api/%E0%A4%A/${word}?q=${email}`))).toBe(400)
  const noPicture = form({ ...piece, name: '셔츠' }, new Blob([word]))
  expect(await statusOf(call('POST', '/api/clothes', noPicture, 하니.token))).toBe(400)
  const link = encodeURIComponent(`http://127.0.0.1:9/${word}?to=${email}`)
  expect(await statusOf(call('GET', `/api/clothes/extractions?url=${link}`, undefined, 하니.token))).toBe(422)
  await call('GET', `/api/weathers?longitude=126.88459&latitude=${latitude}`, undefined, 하니.token)

  const said = `/api/stylist/days/${seoulDate(new Date())}/CASUAL`
  expect(await statusOf(call('PUT', said, { note: word }, 하니.token))).toBe(200)
  expect(await statusOf(call('PUT', said, { note: word.repeat(60) }, 하니.token))).toBe(400)

  // The mail server does not accept a mail, and its response contains the address.
  mails.be('defer')
  await call('POST', '/api/auth/reset-password', { email: 하니.email })
  await vi.waitFor(() => expect(server.output()).toContain('MailDelayed'), { timeout: 30_000 })

  // An error that nothing catches ends the server.
  const exit = once(server.child, 'exit')
  server.child.kill('SIGUSR2')
  expect(await exit).toEqual([70, null])

  for (const fault of ['23514', 'P0001', '22P02', 'MailDelayed', '23505'])
    expect(server.output()).toMatch(new RegExp(`"(?:code|type)":"${fault}"`))
  for (const value of [...Object.values(mark), 하니.email, 민지.email, '126.88459', '새는이'])
    expect(server.output()).not.toContain(value)
})
