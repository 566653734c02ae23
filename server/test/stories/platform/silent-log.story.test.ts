import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { unpackDatabase, type ServerProcess, startServer } from '../../kit/server-process.ts'
import { emailsIn, passwordIn } from '../../kit/mail-catcher.ts'

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'otday-log-'))
  unpackDatabase(folder)
  server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'trace' })
})
afterAll(async () => {
  await server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const email = 'quiet.person@example.com'
const passwords = { first: 'firstSecret1', second: 'secondSecret2' }

async function call(method: string, address: string, body: object | URLSearchParams, token = '') {
  const isForm = body instanceof URLSearchParams
  return fetch(server.url + address, {
    method,
    headers: {
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: isForm ? body : JSON.stringify(body),
  })
}

const signIn = (password: string) =>
  call('POST', '/api/auth/sign-in', new URLSearchParams({ username: email, password }))

test('the log at its most talkative names neither addresses nor passwords nor tokens', async () => {
  await call('POST', '/api/users', { email, name: '조용이', password: passwords.first })
  await call('POST', '/api/auth/reset-password', { email })
  const temporary = await vi.waitFor(
    () => {
      const [email] = emailsIn(path.join(folder, 'mail'))
      expect(email).toBeDefined()
      return email ? passwordIn(email) : ''
    },
    { timeout: 30_000 },
  )
  expect((await signIn('wrongSecret9')).status).toBe(401)
  const { accessToken, userDto } = (await (await signIn(temporary)).json()) as {
    accessToken: string
    userDto: { id: string }
  }
  const changed = await call('PATCH', `/api/users/${userDto.id}/password`, { password: passwords.second }, accessToken)
  expect(changed.status).toBe(204)
  const again = await signIn(passwords.second)
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

  // What was logged, was logged: the requests are there.
  expect(server.output()).toContain('/api/auth/sign-in')
  const secrets = [email, temporary, ...Object.values(passwords), 'wrongSecret9', accessToken, fresh]
  for (const secret of [...secrets, refresh?.split(/[=;]/)[1] ?? '?', ticket.split('=')[1] ?? '?'])
    expect(server.output()).not.toContain(secret)
})
