import { fullDay } from '@otday/common/date-words'
import type { WearId } from '@otday/contract'
import { expect, test, vi } from 'vitest'
import { deriveKeys } from '#platform/crypto/keys.ts'
import { macOf } from '#platform/crypto/mac.ts'
import { newId } from '#platform/ids.ts'
import { garment, seoul } from '../../kit/fixtures.ts'
import { secret, type TestUser } from '../../kit/test-app.ts'
import {
  again,
  at,
  brief,
  browserOf,
  dateOf,
  eachEveningHasNewUsers,
  everyDay,
  mailsTo,
  refused,
  switchOn,
  testApp,
  하니,
} from './briefing-app.ts'

/**
 * Stories of who gets briefings by mail: those who asked for it from the address itself, and have not stopped it from
 * there.
 */

eachEveningHasNewUsers()

const byMail = { channels: { push: false, mail: true }, days: everyDay('07:00') }
const both = { ...byMail, channels: { push: true, mail: true } }
const question = '[옷데이] 아침 브리핑을 이 주소로 받을까요?'
const subjectsTo = (who: TestUser) => mailsTo(who).map(({ subject }) => subject)
const isConfirmed = async (who: TestUser) => (await (await again(who)).briefings.get({})).isMailConfirmed

/** Waits until the person has received `count` mails, and returns them. */
const mailed = (who: TestUser, count: number) =>
  vi.waitFor(
    () => {
      const mails = mailsTo(who)
      expect(mails).toHaveLength(count)
      return mails
    },
    { timeout: 30_000, interval: 50 },
  )
const tokenIn = (text = '') => /briefing\?confirm=(\S+)/.exec(text)?.[1] ?? ''
const post = async (path: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await testApp.inject({ method: 'POST', url: path, headers, payload: '' })).statusCode
}
const resume = (token = '') => post(`/api/briefings/resume?token=${token}`)
const stopTokenIn = (text = '') => /briefing\?token=(\S+)/.exec(text)?.[1]
const confirm = (token: string) => post(`/api/briefings/confirm?token=${token}`)
/** Stops briefings as the button of a mail program does: by the URL in the mail's List-Unsubscribe header. */
const stopBy = (raw = '') =>
  post(/List-Unsubscribe: <http:\/\/127\.0\.0\.1:8080([^>]+)>/.exec(raw.replaceAll(/\r\n[ \t]/g, ' '))?.[1] ?? '')

async function stranger(): Promise<TestUser> {
  const person = await testApp.signUp('모르는이')
  await person.profiles.update({ params: { userId: person.id }, body: { name: '모르는이', location: seoul } })
  await garment(person, '회색 니트')
  return person
}

test('an unconfirmed address gets one confirmation mail and no briefing until it is confirmed', async () => {
  const person = await stranger()
  expect(await switchOn(person, byMail)).toMatchObject({ channels: { mail: true }, isMailConfirmed: false })
  const [asked] = await mailed(person, 1)
  expect(asked?.subject).toBe(question)
  expect(asked?.text).not.toContain('모르는이')
  expect(asked?.text).toContain('누르기 전에는 브리핑을 보내지 않아요.')
  expect(asked?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  for (let times = 0; times < 3; times++) {
    await switchOn(person, byMail)
    await person.briefings.askMail({})
  }
  expect(await refused(person.briefings.sendNow({}))).toEqual([409, 'BriefingMailUnconfirmed'])
  at('07:00')
  await brief()
  expect(subjectsTo(person)).toEqual([question])

  const token = tokenIn(asked?.text)
  for (const forged of ['x', person.id, `${하니.id}.${token.split('.')[1]}`, `${token}x`])
    expect(await confirm(forged)).toBe(410)
  expect(await isConfirmed(person)).toBe(false)
  expect(await confirm(token)).toBe(204)
  expect(await confirm(token)).toBe(204)
  expect(await isConfirmed(person)).toBe(true)
  at('07:00', 1)
  await brief()
  expect(subjectsTo(person)).toEqual([question, expect.stringContaining('오늘')])
})

test('a trial after midnight is about the day that has begun and its plan, and the morning’s briefing still comes', async () => {
  const shirt = await garment(하니, '흰 셔츠')
  const chinos = await garment(하니, '치노 바지', 'BOTTOM')
  at('00:30')
  const person = await again(하니)
  await person.wears.save({
    params: { wearId: newId<WearId>() },
    body: { date: dateOf(), state: 'PLANNED', source: 'HAND', clothesIds: [shirt.id, chinos.id], revision: 0 },
  })
  await switchOn(person, byMail)
  const preview = await person.briefings.preview({})
  expect(preview).toMatchObject({ date: dateOf(), content: { outfit: '긴팔 셔츠에 면바지' } })
  await person.briefings.sendNow({})
  const [tried] = await mailed(하니, 1)
  expect(tried?.text).toContain(`${fullDay(dateOf())} ·`)
  expect(tried?.subject).toBe(preview.content?.title)
  at('07:00')
  await brief()
  const [, regular] = await mailed(하니, 2)
  expect(regular?.text).toContain(`${fullDay(dateOf())} ·`)
})

test('a lost confirmation mail can be requested again on another day', async () => {
  const person = await stranger()
  await switchOn(person, byMail)
  await mailed(person, 1)
  at('21:01', 0)
  await (await again(person)).briefings.askMail({})
  expect((await mailed(person, 2)).map(({ subject }) => subject)).toEqual([question, question])
})

test('after a stop by a mail’s link no setting sends mail until the link of a new confirmation mail is followed', async () => {
  await switchOn(하니, byMail)
  at('07:00')
  await brief()
  const [briefed] = await mailed(하니, 1)
  expect(await stopBy(briefed?.raw)).toBe(204)
  const person = await again(하니)
  expect(await switchOn(person, byMail)).toMatchObject({ isOn: true, isMailConfirmed: false })
  expect(await refused(person.briefings.sendNow({}))).toEqual([409, 'BriefingMailUnconfirmed'])
  const [, asked] = await mailed(하니, 2)
  expect(asked?.subject).toBe(question)
  for (const day of [1, 2]) {
    at('07:00', day)
    await brief()
    await switchOn(await again(하니), byMail)
  }
  expect(mailsTo(하니)).toHaveLength(2)
  expect(await confirm(tokenIn(asked?.text))).toBe(204)
  at('07:00', 3)
  await brief()
  expect(await mailed(하니, 3)).toHaveLength(3)
})

test('the link of a push notification does not undo a stop that was made by the link of a mail', async () => {
  const browser = await browserOf(하니)
  await switchOn(하니, both)
  at('07:00')
  await brief()
  const [briefed] = await mailed(하니, 1)
  expect(await stopBy(briefed?.raw)).toBe(204)
  await switchOn(await again(하니), both)
  await expect.poll(() => browser.messages.length).toBe(1)
  const pushed = browser.messages[0]?.token ?? ''
  expect(await resume(pushed)).toBe(204)
  expect(await (await again(하니)).briefings.get({})).toMatchObject({ isOn: true, isMailConfirmed: false })
})

test('an address whose owner stops before confirming it gets no more mail, even after undoing the stop', async () => {
  const person = await stranger()
  await switchOn(person, byMail)
  const [asked] = await mailed(person, 1)
  expect(await stopBy(asked?.raw)).toBe(204)
  expect(await resume(stopTokenIn(asked?.text))).toBe(204)
  at('07:00', 1)
  await brief()
  await (await again(person)).briefings.askMail({})
  await switchOn(await again(person), byMail)
  at('07:00', 2)
  await brief()
  expect(subjectsTo(person)).toEqual([question])
})

test('the link of a mail can undo its own stop for a day, even if the settings were changed meanwhile', async () => {
  await switchOn(하니, byMail)
  at('07:00')
  await brief()
  const [briefed] = await mailed(하니, 1)
  const stops = async () => {
    expect(await stopBy(briefed?.raw)).toBe(204)
    await switchOn(await again(하니), both)
  }
  await stops()
  expect(await resume(stopTokenIn(briefed?.text))).toBe(204)
  expect(await isConfirmed(하니)).toBe(true)
  await stops()
  at('08:00', 1)
  expect(await resume(stopTokenIn(briefed?.text))).toBe(410)
  expect(await (await again(하니)).briefings.get({})).toMatchObject({ isOn: true, isMailConfirmed: false })
})

test('a stop link of the former format switches briefings off until the settings switch them on again', async () => {
  await switchOn(하니, byMail)
  const former = `${하니.id}.${macOf(deriveKeys(secret).briefing, `stop.${하니.id}`)}`
  expect(await post(`/api/briefings/stop?token=${former}`)).toBe(204)
  expect(await resume(former)).toBe(410)
  const person = await again(하니)
  expect(await person.briefings.get({})).toMatchObject({ isOn: false, isMailConfirmed: true })
  expect(await switchOn(person, byMail)).toMatchObject({ isOn: true, isMailConfirmed: true })
})
