import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { conversationTopic, live, type UserId } from '@otday/contract'
import { afterAll, expect, test } from 'vitest'
import { unpackDatabase, type ServerProcess, startServer } from '../../../kit/server-process.ts'
import { StompTalk, StreamTalk } from '../../../kit/live-client.ts'

/** Stories of the product's live channels when its process is asked to stop and when it is killed. */

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'otday-live-'))
let server: ServerProcess
afterAll(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = async () => {
  unpackDatabase(dataDir)
  server = await startServer({ DATA_DIR: dataDir })
}

async function person(name: string) {
  const email = `${randomUUID()}@example.com`
  const password = 'otday123!'
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.url}/api/users`, { method: 'POST', headers, body: JSON.stringify({ email, name, password }) })
  const body = new URLSearchParams({ username: email, password })
  const answer = await fetch(`${server.url}/api/auth/sign-in`, { method: 'POST', body })
  const { userDto, accessToken } = (await answer.json()) as { userDto: { id: UserId }; accessToken: string }
  return { id: userDto.id, token: accessToken }
}

test('a message sent again after a kill before its RECEIPT is stored once; a stop closes live connections', async () => {
  await start()
  const [하니, 민지] = [await person('하니'), await person('민지')]
  const socket = (who: { token: string }) => StompTalk.connect(server.url + live.socket, who.token)
  const send = (talk: StompTalk, id: string) => {
    const body = JSON.stringify({ senderId: 하니.id, receiverId: 민지.id, content: id })
    talk.send('SEND', { destination: live.send, receipt: id, [live.clientMessageId]: id }, body)
  }
  const ids = Array.from({ length: 2 }, () => randomUUID())
  for (const id of ids) {
    const talk = await socket(하니)
    send(talk, id)
    await server.kill('SIGKILL')
    await start()
    const again = await socket(하니)
    send(again, id)
    await again.expect('RECEIPT')
  }
  const headers = { authorization: `Bearer ${민지.token}` }
  const listed = await fetch(`${server.url}/api/direct-messages?userId=${하니.id}`, { headers })
  const { data } = (await listed.json()) as { data: { content: string }[] }
  expect(data.map(({ content }) => content).toReversed()).toEqual(ids)

  const stream = await StreamTalk.open(server.url + live.stream, 민지.token)
  const talk = await socket(민지)
  await talk.subscribe(conversationTopic(하니.id, 민지.id))
  const ended = server.kill('SIGTERM')
  await stream.ended
  expect(await stream.retries.next()).toBeGreaterThanOrEqual(1000)
  expect(await talk.closed).toBe(1001)
  expect(await ended).toBe(0)
})
