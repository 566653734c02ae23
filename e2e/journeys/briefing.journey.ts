import { briefingTexts, usualBriefing } from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { openPushService, type PushBrowser, type PushService } from '../../server/test/kit/push-service.ts'
import { wholeBrowser } from '../browser.ts'
import { breakDown } from '../network.ts'
import { startProduct } from '../product.ts'
import { expect, expectAccessible, test as base, visit } from '../test.ts'
import { hang, settle } from '../wardrobe.ts'

interface Shared {
  push: PushService
  site: string
}

/** A product that sends to a push service of the journey's own. */
const test = base.extend<object, Shared>({
  push: [
    async ({}, use) => {
      const push = await openPushService()
      await use(push)
      await push.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ push }, use) => {
      const product = await startProduct({ PUSH_HOSTS: push.host })
      await use(product.url)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
})
// Only a whole browser shows notifications.
test.use({ launchOptions: wholeBrowser, serviceWorkers: 'allow', savesData: false })

// A worker on a busy machine: it starts, asks for the picture, and only then shows something.
const inTime = { timeout: 40_000 }

const section = (page: Page) => page.getByRole('region', { name: '아침 브리핑' })
const toggle = (page: Page, name: string) => section(page).getByRole('switch', { name, exact: true })

/** Subscribing itself needs the browser maker's service: this stands in its place. */
async function standInForService(page: Page, { subscription }: PushBrowser) {
  await page.addInitScript((json) => {
    const key = 'journey-subscribed'
    const options = { applicationServerKey: null, userVisibleOnly: true }
    const made = {
      endpoint: json.endpoint,
      options,
      toJSON: () => json,
      unsubscribe: async () => {
        localStorage.removeItem(key)
        return true
      },
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(key, 'yes')
      return made
    }
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(key) ? made : null)
  }, subscription)
}

/** Hands the browser what the service has decrypted. */
async function deliver(page: Page, site: string, message: object) {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const data = JSON.stringify(message)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId: await registered, data })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications()
    return notifications.map((one) => ({
      title: one.title,
      body: one.body,
      image: (one as Notification & { image?: string }).image ?? '',
      actions: (one as Notification & { actions: { title: string }[] }).actions.map(({ title }) => title),
    }))
  })

/** As a press on the notification would: scripts can't make a trusted one. */
async function press(page: Page, action: string) {
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(async (pressed) => {
    const scope = self as unknown as ServiceWorkerScope
    const [notification] = await scope.registration.getNotifications()
    const made = new scope.NotificationEvent('notificationclick', { notification, action: pressed })
    const work: Promise<unknown>[] = []
    Object.defineProperty(made, 'waitUntil', { value: (one: Promise<unknown>) => work.push(one) })
    scope.dispatchEvent(made)
    await Promise.all(work)
  }, action)
}

interface ServiceWorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, init: object) => Event
}

async function pushBriefing(page: Page, { person, push, site }: Shared & { person: ApiUser }): Promise<PushBrowser> {
  test.slow()
  await settle(person)
  await hang(person)
  await page.context().grantPermissions(['notifications'], { origin: site })
  const browser = push.subscribe((await person.briefings.pushKey({})).publicKey)
  await standInForService(page, browser)
  await visit(page, '/settings')
  await toggle(page, '아침 브리핑').click()
  await toggle(page, '푸시 알림').click()
  await expect(section(page).getByText('이 기기(Chrome)에서 받아요.')).toBeVisible(inTime)
  await section(page).getByRole('button', { name: '지금 한 번 받아 보기' }).click()
  await expect(page.getByText('곧 도착해요.')).toBeVisible()
  await expect.poll(() => browser.messages.length, inTime).toBe(1)
  expect(push.faults).toEqual([])
  await deliver(page, site, browser.messages[0] ?? {})
  return browser
}

test('whoever wants a briefing says when, by which way and of what', { tag: '@phone' }, async ({
  page,
  person,
  enter,
}) => {
  await settle(person)
  await enter(person)
  const mend = await breakDown(page, '/api/briefings')
  await visit(page, '/settings')
  await expect(section(page).getByRole('alert')).toBeVisible()
  mend()
  await section(page).getByRole('button', { name: '다시 시도' }).click()

  await expect(toggle(page, '아침 브리핑')).not.toBeChecked()
  await toggle(page, '아침 브리핑').click()
  await expect(section(page).getByText('푸시 알림이나 메일 가운데 하나를 켜 주세요.')).toBeVisible()
  await toggle(page, '메일').click()
  await expect(section(page).getByText('푸시 알림이나 메일 가운데 하나를 켜 주세요.')).toHaveCount(0)
  await section(page).getByLabel('월요일 받는 시간').fill('06:43')
  await section(page).getByLabel('화요일 받는 시간').focus()
  await expect(section(page).getByLabel('월요일 받는 시간')).toHaveValue('06:40')
  await section(page).getByLabel('화요일 받는 시간').fill('02:00')
  await section(page).getByLabel('화요일 받는 시간').press('Enter')
  await expect(section(page).getByLabel('화요일 받는 시간')).toHaveValue('07:00')
  await expect(section(page).getByText('쉬어요')).toBeVisible()
  await toggle(page, '일요일').click()
  await toggle(page, '비·눈 오는 시간').click()
  await expect(section(page).getByText('쉬어요')).toHaveCount(0)
  const days = usualBriefing.days.map((day) => ({
    ...day,
    ...(day.weekday === 0 && { isOn: true }),
    ...(day.weekday === 1 && { time: '06:40' }),
  }))
  await expect
    .poll(() => person.briefings.get({}))
    .toEqual({
      isOn: true,
      days,
      channels: { push: false, mail: true },
      contents: { outfit: true, rain: false, warning: true },
    })
  await expectAccessible(page)

  const mendAgain = await breakDown(page, '/api/briefings', 'PUT')
  await toggle(page, '토요일').click()
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
  mendAgain()
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(toggle(page, '토요일')).not.toBeChecked()
  await expect.poll(async () => (await person.briefings.get({})).days[6]?.isOn).toBe(false)
})

test('without a place it says what is missing', async ({ page, person, enter }) => {
  await person.briefings.set({ body: { ...usualBriefing, isOn: true, channels: { push: false, mail: true } } })
  await enter(person)
  await visit(page, '/settings')
  await expect(section(page).getByText('프로필에 현재 위치를 저장하면 보내 드려요.')).toBeVisible()
  await section(page).getByRole('button', { name: '지금 한 번 받아 보기' }).click()
  await expect(page.getByText('현재 위치를 먼저 정해 주세요.')).toBeVisible()
})

test('a push shows the outfit, opens the recommendations, and is of nobody after they leave', async ({
  page,
  person,
  enter,
  push,
  site,
}) => {
  await enter(person)
  const browser = await pushBriefing(page, { person, push, site })
  // From now on the worker knows the page.
  const noted = page.waitForResponse((response) => response.url().endsWith('/api/briefings/opened'))
  await page.reload()
  await noted
  await expect.poll(() => shown(page), inTime).toHaveLength(1)
  const [notification] = await shown(page)
  expect(notification).toMatchObject({
    title: browser.messages[0]?.title,
    body: browser.messages[0]?.body,
    actions: [briefingTexts.open, briefingTexts.stop],
  })
  expect(notification?.title).toMatch(/^오늘 −?\d+°–−?\d+°, /)
  const picture = await page.request.get(notification?.image ?? '')
  expect(picture.headers()['content-type']).toBe('image/jpeg')

  await press(page, '')
  await expect(page).toHaveURL(/#\/recommendations/)
  expect(await shown(page)).toEqual([])

  await deliver(page, site, browser.messages[0] ?? {})
  await expect.poll(() => shown(page), inTime).toHaveLength(1)
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/auth\/login/)
  await expect.poll(() => shown(page), inTime).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('journey-subscribed'))).toBeNull()
})

test('the push itself stops briefings, and takes it back', async ({ page, person, enter, push, site }) => {
  await enter(person)
  await pushBriefing(page, { person, push, site })
  await expect.poll(() => shown(page), inTime).toHaveLength(1)
  const isOn = async () => (await person.briefings.get({})).isOn
  await press(page, 'stop')
  expect(await shown(page)).toMatchObject([{ title: briefingTexts.stopped, actions: [briefingTexts.resume] }])
  expect(await isOn()).toBe(false)
  await press(page, 'resume')
  expect(await shown(page)).toMatchObject([{ title: briefingTexts.resumed, actions: [] }])
  expect(await isOn()).toBe(true)
})

test('the link of a mail stops briefings in any browser', { tag: '@phone' }, async ({
  page,
  person,
  enter,
  push,
  site,
  context,
}) => {
  await enter(person)
  const { messages } = await pushBriefing(page, { person, push, site })
  const token = messages[0]?.token ?? ''
  await context.clearCookies()
  const mend = await breakDown(page, '/api/briefings/stop', 'POST')
  await visit(page, `/briefing?token=${token}`)
  await expect(page.getByRole('alert')).not.toBeEmpty()
  mend()
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('heading', { name: briefingTexts.stopped })).toBeVisible()
  expect((await person.briefings.get({})).isOn).toBe(false)
  await expectAccessible(page)
  await page.getByRole('button', { name: briefingTexts.resume }).click()
  await expect(page.getByRole('heading', { name: briefingTexts.resumed })).toBeVisible()
  expect((await person.briefings.get({})).isOn).toBe(true)
  await visit(page, '/briefing?token=x')
  await expect(page.getByRole('heading', { name: '더 쓸 수 없는 링크예요' })).toBeVisible()
})

test('a service that does not answer is told, and the switch stays off', async ({ page, person, enter, site }) => {
  await page.context().grantPermissions(['notifications'], { origin: site })
  await enter(person)
  await visit(page, '/settings')
  await toggle(page, '푸시 알림').click()
  await expect(page.getByText('알림을 켜지 못했어요. 다시 시도해 주세요.')).toBeVisible(inTime)
  await expect(toggle(page, '푸시 알림')).not.toBeChecked()
})

test('where notifications are denied it says who can allow them', async ({ page, person, enter }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await enter(person)
  await visit(page, '/settings')
  await expect(section(page).getByText('브라우저에서 알림을 허용해 주세요.')).toBeVisible()
  await expect(toggle(page, '푸시 알림')).toBeDisabled()
})

for (const [what, agent, text] of [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1', /‘홈 화면에 추가’/],
  ['an old browser', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/40.0', /푸시 알림을 받을 수 없어요/],
] as const)
  test.describe(what, () => {
    test.use({ userAgent: agent })
    test('without pushes it says what to do', async ({ page, person, enter }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
      await enter(person)
      await visit(page, '/settings')
      await expect(section(page).getByText(text)).toBeVisible()
      await expect(toggle(page, '푸시 알림')).toBeDisabled()
    })
  })

test('the product tells once that it was opened', async ({ page, person, enter }) => {
  await person.briefings.set({ body: usualBriefing })
  await enter(person)
  const notes: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/briefings/opened') notes.push(request.method())
  })
  await visit(page, '/closet')
  await expect.poll(() => notes, { timeout: 15_000 }).toEqual(['PUT'])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('link', { name: '피드' }).click()
  await expect(page).toHaveURL(/#\/feeds/)
  expect(notes).toEqual(['PUT'])
})
