import { mostPushSubscriptions } from '@otday/contract'
import { expect, test, vi } from 'vitest'
import { runJob, waitingJobs } from '../../kit/run-job.ts'
import {
  again,
  at,
  brief,
  browserOf,
  dateOf,
  eachEveningHasNewUsers,
  mails,
  mailsTo,
  push,
  refused,
  switchOn,
  testApp,
  하니,
  민지,
} from './briefing-app.ts'

/** Tests of the channels by which a briefing comes (push and mail), and of how it is stopped. */

eachEveningHasNewUsers()

const byMail = { channels: { push: false, mail: true } }
const post = (url: string, payload = '') =>
  testApp.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload })
const stopUrl = (token: string) => `/api/briefings/stop?token=${token}`
const count = async (table: string, userId: string) =>
  (await testApp.database.pool.query(`select from ${table} where user_id = $1`, [userId])).rowCount

test('a briefing mail has a picture, links and a one-click unsubscribe that stops briefings', async () => {
  await switchOn(하니, byMail)
  at('07:00')
  await brief()
  const [mail] = mailsTo(하니)
  expect(mail?.subject).toBe('오늘 10°–10°, 울 코트에 니트')
  const picture = /<img src="http:\/\/127\.0\.0\.1:8080([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&')
  expect((await testApp.inject({ url: picture ?? '' })).headers['content-type']).toBe('image/jpeg')
  expect(mail?.text).toContain('http://127.0.0.1:8080/#/recommendations')
  expect(mail?.text).toContain('http://127.0.0.1:8080/#/briefing?token=')
  const head = (mail?.raw ?? '').split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]/g, ' ') ?? ''
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const url = /^List-Unsubscribe: <http:\/\/127\.0\.0\.1:8080([^>]+)>/m.exec(head)?.[1] ?? ''
  expect((await post(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(204)
  expect(await (await again(하니)).briefings.get({})).toMatchObject({ isOn: false, channels: { mail: true } })
  at('07:00', 1)
  await brief()
  expect(mailsTo(하니)).toHaveLength(1)
})

test('the link in a push notification stops briefings without a session and can resume them on the same day', async () => {
  await switchOn(하니)
  const browser = await browserOf(하니)
  at('07:00')
  await brief()
  const token = browser.messages[0]?.token ?? ''
  const isOn = async () => (await (await again(하니)).briefings.get({})).isOn
  for (const forged of ['', 'x', 하니.id, `${민지.id}.${token.split('.').slice(1).join('.')}`, `${token}x`])
    expect((await post(stopUrl(forged))).statusCode).toBe(forged === '' ? 400 : 410)
  expect(await isOn()).toBe(true)
  expect((await post(stopUrl(token))).statusCode).toBe(204)
  expect((await post(stopUrl(token))).statusCode).toBe(204)
  expect(await isOn()).toBe(false)
  const resume = () => testApp.inject({ method: 'POST', url: `/api/briefings/resume?token=${token}` })
  expect((await resume()).statusCode).toBe(204)
  expect(await isOn()).toBe(true)
  await post(stopUrl(token))
  at('08:00', 1)
  expect((await resume()).statusCode).toBe(410)
  expect(await isOn()).toBe(false)
})

test('a push subscription that is gone is deleted, and a busy push service is asked again', async () => {
  await switchOn(하니)
  const browser = await browserOf(하니)
  at('07:00')
  push.be('busy')
  await brief()
  const [retry] = await waitingJobs<{ userId: string; until: string }>(testApp, 'briefing-push')
  expect(retry).toMatchObject({ userId: 하니.id, until: expect.stringMatching(`^${dateOf()}T00:00:\\d\\d`) })
  push.be('accept')
  await runJob(testApp, 'briefing-push', retry ?? {})
  expect(browser.messages).toHaveLength(1)
  at('09:01')
  await runJob(testApp, 'briefing-push', retry ?? {})
  expect(browser.messages).toHaveLength(1)

  push.be('gone')
  at('07:00', 1)
  await brief()
  expect(await count('push_subscriptions', 하니.id)).toBe(0)
})

test('busy push and mail services are logged as one warning per run and never as errors', async () => {
  await switchOn(하니, { channels: { push: true, mail: true } })
  for (let index = 0; index < 3; index++) await browserOf(하니)
  push.be('busy')
  mails.be('defer')
  const before = testApp.log.length
  at('07:00')
  await brief()
  for (const job of ['briefing-push', 'briefing-mail'])
    for (const retry of await waitingJobs<{ userId: string }>(testApp, job))
      if (retry.userId === 하니.id) await runJob(testApp, job, retry).catch(() => undefined)
  const lines = testApp.log.slice(before)
  const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level)
  expect(levels.filter((level) => level >= 50)).toEqual([])
  expect(lines.filter((line) => line.includes('services put briefings off'))).toEqual([
    expect.stringMatching(/"level":40.*"times":4/),
  ])
})

test('a briefing mail that the mail server defers is sent again', async () => {
  await switchOn(하니, byMail)
  at('07:00')
  mails.be('defer')
  await brief()
  mails.be('accept')
  const waiting = await waitingJobs<{ userId: string }>(testApp, 'briefing-mail')
  await runJob(testApp, 'briefing-mail', waiting.find(({ userId }) => userId === 하니.id) ?? {})
  expect(mailsTo(하니)).toHaveLength(1)
})

test('a deferred briefing mail is not sent to a person who switched briefings off meanwhile', async () => {
  await switchOn(하니, byMail)
  at('07:00')
  mails.be('defer')
  await brief()
  mails.be('accept')
  await switchOn(await again(하니), { ...byMail, isOn: false })
  const waiting = await waitingJobs<{ userId: string }>(testApp, 'briefing-mail')
  await runJob(testApp, 'briefing-mail', waiting.find(({ userId }) => userId === 하니.id) ?? {})
  expect(mailsTo(하니)).toEqual([])
})

test('a redirect of the push service is not followed', async () => {
  await switchOn(하니)
  const browser = await browserOf(하니)
  push.be('redirect')
  const before = push.calls
  at('07:00')
  await brief()
  expect([push.calls - before, browser.messages.length]).toEqual([1, 0])
  expect(await count('push_subscriptions', 하니.id)).toBe(1)
})

test.each([
  'https://example.com/push',
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com.evil.kr/x',
  'http://127.0.0.1:1/x',
  'http://[::1]:80/x',
  'https://169.254.169.254/latest/meta-data',
])('a push subscription at %s is refused', async (endpoint) => {
  const { subscription } = push.subscribe('')
  expect(await refused(하니.briefings.subscribe({ body: { ...subscription, endpoint } }))).toEqual([
    400,
    'PushHostNotAllowed',
  ])
  expect(await count('push_subscriptions', 하니.id)).toBe(0)
})

test('a push subscription whose key is no point of the curve is deleted at the first briefing', async () => {
  await switchOn(하니)
  const { subscription } = push.subscribe('')
  const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` }
  await 하니.briefings.subscribe({ body: { ...subscription, keys } })
  at('07:00')
  await brief()
  expect(await count('push_subscriptions', 하니.id)).toBe(0)
})

test('a push subscription belongs to the last person who registered it and ends with their session', async () => {
  await switchOn(하니)
  await switchOn(민지)
  const browser = await browserOf(하니)
  await 민지.briefings.subscribe({ body: browser.subscription })
  at('07:00')
  await brief()
  expect(await count('push_subscriptions', 하니.id)).toBe(0)
  expect(browser.messages).toHaveLength(1)
  const { rows } = await testApp.database.pool.query('select user_id from push_subscriptions where endpoint = $1', [
    browser.subscription.endpoint,
  ])
  expect(rows).toEqual([{ user_id: 민지.id }])
  await (await again(하니)).briefings.unsubscribe({ body: { endpoint: browser.subscription.endpoint } })
  expect(await count('push_subscriptions', 민지.id)).toBe(1)

  const { rows: sessions } = await testApp.database.pool.query(
    'select session_id from push_subscriptions where user_id = $1',
    [민지.id],
  )
  await (await again(민지)).devices.end({ params: { sessionId: sessions[0].session_id } })
  expect(await count('push_subscriptions', 민지.id)).toBe(0)
})

test('a browser whose push address changes must prove with the old secret that it is the same', async () => {
  await switchOn(하니)
  const old = await browserOf(하니)
  const { publicKey } = await 하니.briefings.pushKey({})
  const next = push.subscribe(publicKey)
  const replace = (auth: string) =>
    testApp.inject({
      method: 'POST',
      url: '/api/briefings/subscriptions/replaced',
      payload: { old: { endpoint: old.subscription.endpoint, auth }, subscription: next.subscription },
    })
  await replace('A'.repeat(22))
  at('07:00')
  await brief()
  expect([old.messages.length, next.messages.length]).toEqual([1, 0])
  expect((await replace(old.subscription.keys.auth)).statusCode).toBe(204)
  at('07:00', 1)
  await brief()
  expect([old.messages.length, next.messages.length]).toEqual([1, 1])
})

test('a push subscription that another person registers at the same moment is still replaced', async () => {
  const old = await browserOf(하니)
  const next = push.subscribe((await 하니.briefings.pushKey({})).publicKey).subscription
  const { pool } = testApp.database
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query(
      `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
       select gen_random_uuid(), user_id, id, $2, $3, $4, now() from sessions where user_id = $1 limit 1`,
      [민지.id, next.endpoint, next.keys.p256dh, next.keys.auth],
    )
    const { rows } = await other.query('select pg_backend_pid() as pid')
    const replaced = testApp.inject({
      method: 'POST',
      url: '/api/briefings/subscriptions/replaced',
      payload: { old: { endpoint: old.subscription.endpoint, auth: old.subscription.keys.auth }, subscription: next },
    })
    await vi.waitFor(async () => {
      const waiting = await pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
        rows[0].pid,
      ])
      expect(waiting.rowCount).toBe(1)
    })
    await other.query('commit')
    expect((await replaced).statusCode).toBe(204)
  } finally {
    other.release()
  }
  const { rows } = await pool.query('select user_id from push_subscriptions where endpoint = $1', [next.endpoint])
  expect(rows).toEqual([{ user_id: 하니.id }])
})

test('when a person registers one push subscription over the limit, the oldest one is dropped', async () => {
  await switchOn(하니)
  const browsers = []
  for (let index = 0; index <= mostPushSubscriptions; index++) {
    browsers.push(await browserOf(하니))
    testApp.clock.advance(1)
  }
  at('07:00')
  await brief()
  expect(browsers.map(({ messages }) => messages.length)).toEqual([0, ...browsers.slice(1).map(() => 1)])
})

test('a trial briefing is sent at once and repeatedly, and needs a channel', async () => {
  at('10:00')
  const person = await again(하니)
  expect(await refused(person.briefings.sendNow({}))).toEqual([409, 'BriefingChannelMissing'])
  await switchOn(person, { isOn: false })
  expect(await refused(person.briefings.sendNow({}))).toEqual([409, 'BriefingChannelMissing'])
  const browser = await browserOf(person)
  await person.briefings.sendNow({})
  await vi.waitFor(() => expect(browser.messages).toHaveLength(1), { timeout: 30_000 })
  await person.briefings.sendNow({})
  await vi.waitFor(() => expect(browser.messages).toHaveLength(2), { timeout: 30_000 })
})

test('sent briefings are deleted after a month', async () => {
  await switchOn(하니, byMail)
  at('07:00')
  await brief()
  expect(await count('briefings_sent', 하니.id)).toBe(1)
  testApp.clock.advance(31 * 86_400)
  await runJob(testApp, 'briefings-sweep', {})
  expect(await count('briefings_sent', 하니.id)).toBe(0)
})

test('no log contains a push address, its keys, an email address or a link', async () => {
  await switchOn(하니, { channels: { push: true, mail: true } })
  const { subscription } = await browserOf(하니)
  push.be('busy')
  mails.be('defer')
  at('07:00')
  await brief()
  mails.be('accept')
  const retries = await waitingJobs<{ userId: string }>(testApp, 'briefing-push')
  await runJob(testApp, 'briefing-push', retries.find(({ userId }) => userId === 하니.id) ?? {}).catch(() => undefined)
  const log = testApp.log.join('\n')
  expect(log).toContain('the push service did not take a message: 503')
  for (const secret of [subscription.endpoint, subscription.keys.p256dh, subscription.keys.auth, 하니.email, 'token='])
    expect(log).not.toContain(secret)
})
