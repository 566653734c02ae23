import { briefingTexts } from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { openPushService, type PushBrowser, type PushService } from '../../server/test/kit/push-service.ts'
import { wholeBrowser } from '../kit/browser.ts'
import { startProduct } from '../kit/product.ts'
import { expect, test as base, visit } from '../kit/test.ts'
import { hang, settle } from '../kit/wardrobe.ts'

interface Shared {
  push: PushService
  site: string
}

/** A test on a product that sends to a push service run by this journey. */
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
// Chromium's headless shell shows no notifications, so these tests run in the whole browser.
test.use({ launchOptions: wholeBrowser, serviceWorkers: 'allow', savesData: false })

// On a busy machine it takes long until a service worker has started, has loaded the picture and shows the
// notification.
const inTime = { timeout: 40_000 }

const section = (page: Page) => page.getByRole('region', { name: '아침 브리핑' })
const toggle = (page: Page, name: string) => section(page).getByRole('switch', { name, exact: true })

/**
 * Replaces the browser's `subscribe`, which would call the push service of the browser's maker, by one that returns the
 * given subscription.
 */
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

/** Gives the browser a message as the push service does, already decrypted. */
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

/**
 * Sends the service worker the event of a press on its notification, because a test cannot press a notification.
 * `action` is the pressed button, or '' for the notification itself.
 */
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

/**
 * Switches briefings and pushes on, requests one briefing, and delivers to the browser the message that the push
 * service of this test received.
 */
async function pushBriefing(page: Page, { person, push, site }: Shared & { person: ApiUser }): Promise<PushBrowser> {
  const browser = push.subscribe((await person.briefings.pushKey({})).publicKey)
  await standInForService(page, browser)
  await visit(page, '/settings?section=notifications')
  await toggle(page, '아침 브리핑').setChecked(true)
  await toggle(page, '푸시 알림').click()
  await expect(section(page).getByText('이 기기(Chrome)에서 받아요.')).toBeVisible(inTime)
  await section(page).getByRole('button', { name: '지금 한 번 받아 보기' }).click()
  await expect(page.getByText('곧 도착해요.')).toBeVisible()
  await expect.poll(() => browser.messages.length, inTime).toBe(1)
  expect(push.faults).toEqual([])
  await deliver(page, site, browser.messages[0] ?? {})
  return browser
}

/**
 * Gives a person a place and clothes, so that there is an outfit to recommend, and lets the browser show notifications.
 */
async function prepare(page: Page, { person, site }: Pick<Shared, 'site'> & { person: ApiUser }) {
  test.slow()
  await settle(person)
  await hang(person)
  await page.context().grantPermissions(['notifications'], { origin: site })
}

test('a pushed briefing shows the outfit, opens the recommendations and disappears at sign-out', async ({
  page,
  person,
  enter,
  push,
  site,
}) => {
  await prepare(page, { person, site })
  await enter(person)
  // The browser cannot subscribe yet, because `subscribe` is not replaced; so switching pushes on must fail with a
  // message.
  await visit(page, '/settings?section=notifications')
  await toggle(page, '아침 브리핑').click()
  await toggle(page, '푸시 알림').click()
  await expect(page.getByText('알림을 켜지 못했어요. 다시 시도해 주세요.')).toBeVisible(inTime)
  await expect(toggle(page, '푸시 알림')).not.toBeChecked()

  const browser = await pushBriefing(page, { person, push, site })
  await expect.poll(async () => (await person.briefings.get({})).channels).toEqual({ push: true, mail: false })
  const notes: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/briefings/opened') notes.push(request.method())
  })
  // After this reload the service worker finds the page. The page reports once that it was opened, and not again when
  // it becomes visible.
  const noted = page.waitForResponse((response) => response.url().endsWith('/api/briefings/opened'))
  await page.reload()
  await noted
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => shown(page), inTime).toHaveLength(1)
  const [notification] = await shown(page)
  expect(notification).toMatchObject({
    title: browser.messages[0]?.title,
    body: browser.messages[0]?.body,
    actions: [briefingTexts.open, briefingTexts.stop],
  })
  expect(notification?.title).toMatch(/^오늘 \S/)
  const picture = await page.request.get(notification?.image ?? '')
  expect(picture.headers()['content-type']).toBe('image/jpeg')

  await press(page, '')
  await expect(page).toHaveURL(/#\/recommendations/)
  expect(await shown(page)).toEqual([])
  expect(notes).toEqual(['PUT'])

  await deliver(page, site, browser.messages[0] ?? {})
  await expect.poll(() => shown(page), inTime).toHaveLength(1)
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/auth\/login/)
  await expect.poll(() => shown(page), inTime).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('journey-subscribed'))).toBeNull()
})

test('briefings are stopped and resumed from the push notification, and by a link without a session', async ({
  page,
  person,
  enter,
  push,
  site,
  context,
}) => {
  await prepare(page, { person, site })
  await enter(person)
  const { messages } = await pushBriefing(page, { person, push, site })
  await expect.poll(() => shown(page), inTime).toHaveLength(1)
  const isOn = async () => (await person.briefings.get({})).isOn
  await press(page, 'stop')
  expect(await shown(page)).toMatchObject([{ title: briefingTexts.stopped, actions: [briefingTexts.resume] }])
  expect(await isOn()).toBe(false)
  await press(page, 'resume')
  expect(await shown(page)).toMatchObject([{ title: briefingTexts.resumed, actions: [] }])
  expect(await isOn()).toBe(true)

  await context.clearCookies()
  await visit(page, `/briefing?token=${messages[0]?.token ?? ''}`)
  await expect(page.getByRole('heading', { name: briefingTexts.stopped })).toBeVisible()
  expect(await isOn()).toBe(false)
  await page.getByRole('button', { name: briefingTexts.resume }).click()
  await expect(page.getByRole('heading', { name: briefingTexts.resumed })).toBeVisible()
  expect(await isOn()).toBe(true)
})
