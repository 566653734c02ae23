import type { Page } from '@playwright/test'
import { expectInstalled } from '../kit/installed.ts'
import { photo } from '../kit/photos.ts'
import { signOut } from '../kit/screen.ts'
import { submitLogin } from '../kit/sign-in-page.ts'
import { expect, expectAccessible, signInAs, test, visit } from '../kit/test.ts'

test.use({ serviceWorkers: 'allow', savesData: false, isPainted: true })
test.describe.configure({ timeout: 120_000 })

interface SharedFile {
  name: string
  bytes: number[]
  /** How many copies of the file are shared; 1 by default. */
  copies?: number
}

/** Submits a form to the app, as a phone does when its user shares a text or pictures with the app. */
async function share(page: Page, fields: Record<string, string>, file?: SharedFile, action = './share') {
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(
      ([texts, picture, target]) => {
        const form = document.createElement('form')
        Object.assign(form, { method: 'post', action: target, enctype: 'multipart/form-data' })
        for (const [name, value] of Object.entries(texts))
          form.append(Object.assign(document.createElement('input'), { name, value }))
        if (picture) {
          const input = document.createElement('input')
          Object.assign(input, { type: 'file', name: 'photos', multiple: true })
          const files = new DataTransfer()
          const { bytes, name, copies = 1 } = picture
          for (let copy = 0; copy < copies; copy++)
            files.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/png' }))
          input.files = files.files
          form.append(input)
        }
        document.body.append(form)
        form.submit()
      },
      [fields, file, action] as const,
    ),
  ])
}

test('a shared link opens the dialog for a new piece after the sign-in', { tag: '@phone' }, async ({
  page,
  person,
}) => {
  await visit(page, '/auth/login')
  await signInAs(page, person)
  await visit(page, '/closet')
  await expectInstalled(page)
  await signOut(page)
  await share(page, { title: '어느 상점', text: '이 코트 어때요? (https://shop.example/coat)에서 봤어요' })
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await submitLogin(page, person)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toHaveValue('https://shop.example/coat', { timeout: 20_000 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '그만두기' }).click()
  await expect(page).toHaveURL(/#\/closet$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '내 옷장' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('shared photos become drafts after the user agrees', async ({ page, person }) => {
  await visit(page, '/auth/login')
  await signInAs(page, person)
  await visit(page, '/closet')
  await expectInstalled(page)
  const { name, buffer } = photo([200, 40, 40])
  const asked = page.getByRole('alertdialog', { name: '사진 1장을 받았어요' })
  await share(page, { text: '' }, { name, bytes: [...buffer] })
  await asked.getByRole('button', { name: '취소' }).click({ timeout: 20_000 })
  await expect(asked).toHaveCount(0)
  await share(page, { text: '' }, { name, bytes: [...buffer] })
  await expect(asked).toBeVisible({ timeout: 20_000 })
  expect(await person.drafts.list({})).toEqual([])
  await asked.getByRole('button', { name: '추가' }).click()
  await expect(page.getByRole('dialog', { name: '사진으로 옷 추가' })).toBeVisible({ timeout: 20_000 })
  await expect.poll(async () => (await person.drafts.list({})).length, { timeout: 20_000 }).toBe(1)
})

test('of 53 shared photos the first fifty are offered, and the dialog says how many were left out', async ({
  page,
  person,
}) => {
  await visit(page, '/auth/login')
  await signInAs(page, person)
  await visit(page, '/closet')
  await expectInstalled(page)
  const { name, buffer } = photo([200, 40, 40])
  await share(page, { text: '' }, { name, bytes: [...buffer], copies: 53 })
  const asked = page.getByRole('alertdialog', { name: '사진 50장을 받았어요' })
  await expect(asked).toContainText('한 번에 받을 수 있는 양을 넘어서 3장은 빠졌어요.', { timeout: 20_000 })
  await asked.getByRole('button', { name: '취소' }).click()
  await expect(asked).toHaveCount(0)
})

test('a share form on another site adds nothing to the account', async ({ page, person, baseURL }) => {
  await visit(page, '/auth/login')
  await signInAs(page, person)
  await visit(page, '/closet')
  await expectInstalled(page)
  await page.route('http://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>' }),
  )
  await page.goto('http://elsewhere.example/')
  const { name, buffer } = photo([200, 40, 40])
  await share(page, { text: 'https://shop.example/coat' }, { name, bytes: [...buffer] }, `${baseURL}/share`)
  await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 20_000 })
  expect(await page.evaluate(async () => (await caches.keys()).filter((key) => key.includes('shared')))).toEqual([])
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const install = (page: Page) => page.getByRole('region', { name: '옷데이 설치' })

/**
 * Dispatches the event with which a browser offers to install the app; browsers do not dispatch it by themselves in
 * tests.
 */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.body.dataset.asked = 'true'
        return Promise.resolve({ outcome: 'accepted' })
      },
    })
    window.dispatchEvent(event)
    return event.defaultPrevented
  })

test('the installation of the app is offered once, to a user who returns on another day', { tag: '@phone' }, async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, '/closet')
  expect(await offer(page)).toBe(true)
  await expectInstalled(page)
  await expect(install(page)).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('otday-install', JSON.stringify({ met: 0 })))
  await visit(page, '/closet')
  await offer(page)
  await expect(install(page)).toContainText('오프라인에서도 옷장과 기록을 볼 수 있어요.', { timeout: 20_000 })
  await expectAccessible(page)
  await install(page).getByRole('button', { name: '설치' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'true')
  await expect(install(page)).toHaveCount(0)
  await visit(page, '/closet')
  await offer(page)
  await expectInstalled(page)
  await expect(page.getByRole('heading', { level: 1, name: '내 옷장' })).toBeVisible()
  await expect(install(page)).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1' })
  test('the startup images for an iPhone have the size of its screen in both orientations', { tag: '@phone' }, async ({
    page,
    person,
    enter,
  }) => {
    await enter(person)
    await visit(page, '/closet')
    const links = page.locator('link[rel="apple-touch-startup-image"]')
    await expect(links).toHaveCount(2, { timeout: 20_000 })
    const [sizes, [width, height]] = await links.evaluateAll(async (all) => {
      const pictures = await Promise.all(
        (all as HTMLLinkElement[]).map(async ({ href, media }) => {
          const picture = Object.assign(new Image(), { src: href })
          await picture.decode()
          return [media, picture.naturalWidth, picture.naturalHeight] as const
        }),
      )
      const sides = [screen.width * devicePixelRatio, screen.height * devicePixelRatio] as const
      return [pictures, [Math.min(...sides), Math.max(...sides)] as const] as const
    })
    expect(sizes).toEqual([
      ['(orientation: portrait)', width, height],
      ['(orientation: landscape)', height, width],
    ])
  })
})

test('the manifest names the app, its icons, shortcuts and share target', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string
    icons: { src: string; sizes: string; purpose?: string }[]
    shortcuts: { name: string; url: string }[]
    share_target: { action: string; method: string }
  }
  expect(manifest.name).toBe('옷데이')
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['오늘 옷', '옷 추가'])
  expect(manifest.share_target).toMatchObject({ action: './share', method: 'POST' })
  for (const { src } of manifest.icons) {
    const icon = await request.get(`/${src}`)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, expect.stringContaining('image/')])
  }
})
