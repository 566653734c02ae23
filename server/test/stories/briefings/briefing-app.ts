import { type BriefingSettings, usualBriefing } from '@otday/contract'
import { daysAfter } from '@otday/common/seoul-time'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { garment, seoul } from '../../kit/fixtures.ts'
import { type MailCatcher, openMailCatcher } from '../../kit/mail-catcher.ts'
import { openPushService, type PushService } from '../../kit/push-service.ts'
import { runJob } from '../../kit/run-job.ts'
import { openTestApp, type TestApp, type TestUser } from '../../kit/test-app.ts'
import { kma, type Made, mild, openProvider, type ProviderServer } from '../../kit/weather-provider.ts'

export let testApp: TestApp
export let push: PushService
export let mails: MailCatcher
export let 하니: TestUser
export let 민지: TestUser
let provider: ProviderServer
let weather: (at: Date) => Made = () => mild

/** Sets the weather for the hours of the briefed day; `of` gets the hour in Seoul. */
export function setWeather(of: (hour: number) => Partial<Made>): void {
  weather = (at) => ({ ...mild, ...of((at.getUTCHours() + 9) % 24) })
}

/**
 * A Thursday, on which the first test begins; each further test begins a week later. At 7:00 on Friday in Seoul, it is
 * still Thursday in UTC.
 */
const firstEvening = '2026-11-19'
let week = -1
const thursday = () => daysAfter(firstEvening, 7 * week)

/** Returns the date that is so many days after the Friday of the test. */
export const dateOf = (days = 0) => daysAfter(thursday(), 1 + days)
export const at = (time: string, days = 0) => testApp.clock.set(`${dateOf(days)}T${time}:00+09:00`)

/**
 * Opens a product with a push service, a mail server and a weather service of its own; each test begins with new users
 * on a Thursday evening.
 */
export function eachEveningHasNewUsers(): void {
  beforeAll(async () => {
    push = await openPushService()
    mails = await openMailCatcher()
    provider = await openProvider(kma({ now: () => testApp.clock.now(), weather: (time) => weather(time) }))
    testApp = await openTestApp({
      PUSH_HOSTS: push.host,
      SMTP_URL: mails.url,
      MAIL_FROM: 'otday@example.com',
      KMA_API_KEY: 'key',
      KMA_BASE_URL: provider.url,
      PUBLIC_URL: 'http://127.0.0.1:8080',
      LOG_LEVEL: 'trace',
    })
  })
  afterAll(async () => {
    await testApp.close()
    await Promise.all([push.close(), mails.close(), provider.close()])
  })
  beforeEach(async () => {
    weather = () => mild
    push.be('accept')
    mails.be('accept')
    week += 1
    at('21:00', -1)
    for (const table of ['briefings', 'pushSubscriptions'] as const)
      await testApp.database.db.deleteFrom(table).execute()
    ;[하니, 민지] = [await dressed('하니'), await dressed('민지')]
  })
}

/** Confirms the address as if the person had followed the link of a mail. */
export const confirmAddress = async ({ id, email }: TestUser) =>
  void (await testApp.database.db
    .insertInto('confirmedEmails')
    .values({ userId: id, emailKey: email, confirmedAt: testApp.clock.now() })
    .execute())

async function dressed(name: string): Promise<TestUser> {
  const person = await testApp.signUp(name)
  await confirmAddress(person)
  await person.profiles.update({ params: { userId: person.id }, body: { name, location: seoul } })
  await garment(person, '울 코트', 'OUTER')
  await garment(person, '회색 니트')
  await garment(person, '청바지', 'BOTTOM')
  await garment(person, '흰 운동화', 'SHOES')
  return person
}

export const everyDay = (time: string): BriefingSettings['days'] =>
  usualBriefing.days.map((day) => ({ ...day, time, isOn: true }))

export const switchOn = (who: TestUser, more: Partial<BriefingSettings> = {}) =>
  who.briefings.set({
    body: { ...usualBriefing, isOn: true, channels: { push: true, mail: false }, days: everyDay('07:00'), ...more },
  })

/** Subscribes a browser of the person to push messages. */
export async function browserOf(who: TestUser) {
  const { publicKey } = await who.briefings.pushKey({})
  const browser = push.subscribe(publicKey)
  await who.briefings.subscribe({ body: browser.subscription })
  return browser
}

export const brief = () => runJob(testApp, 'briefings', {})

/** Signs in again, as tokens do not last through a night. */
export const again = (who: TestUser) => testApp.signIn(who.email, who.password)

export const mailsTo = ({ email }: TestUser) => mails.emails.filter(({ to }) => to.includes(email))

export const refused = (request: Promise<unknown>) =>
  request.catch((error: { status?: number; body?: { exceptionName?: string } }) => [
    error.status,
    error.body?.exceptionName,
  ])
