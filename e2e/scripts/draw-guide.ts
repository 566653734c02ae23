import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { launchWith } from '../kit/browser.ts'
import { startProduct } from '../kit/product.ts'

/** `npm run guide`: draws the pictures of docs/user and the README again, from the demo. */
const folder = resolve(import.meta.dirname, '../../docs/user/images')
const demo = { email: 'demo@otday.kr', password: 'otday2026!' }

interface Shot {
  name: string
  path: string
}

const desktop: readonly Shot[] = [
  { name: 'today', path: '/recommendations' },
  { name: 'closet', path: '/closet' },
  { name: 'calendar', path: '/closet/calendar' },
  { name: 'looks', path: '/closet/looks' },
  { name: 'statistics', path: '/closet/stats' },
  { name: 'laundry', path: '/closet/laundry' },
  { name: 'feeds', path: '/feeds' },
]
const phone: readonly Shot[] = [
  { name: 'phone-today', path: '/recommendations' },
  { name: 'phone-calendar', path: '/closet/calendar' },
  { name: 'phone-statistics', path: '/closet/stats' },
]

const product = await startProduct({ DEMO: 'on', WEATHER_PROVIDER: 'sample' })
const browser = await chromium.launch(launchWith())
try {
  await mkdir(folder, { recursive: true })
  await draw({ width: 1440, height: 900 }, desktop)
  await draw({ width: 390, height: 844 }, phone)
} finally {
  await browser.close()
  await product.stop()
}

async function draw(viewport: { width: number; height: number }, shots: readonly Shot[]): Promise<void> {
  const context = await browser.newContext({ viewport, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  const page = await context.newPage()
  await page.goto(`${product.url}/#/auth/login`)
  await page.locator('input').first().fill(demo.email)
  await page.locator('input[type=password]').fill(demo.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/recommendations/)
  await filled(page)
  for (const { name, path } of shots) {
    await page.goto(`${product.url}/#${path}`)
    await page.getByRole('heading').first().waitFor()
    // Leaves time for what is loaded after the first view.
    await page.waitForTimeout(6000)
    await sharp(await page.screenshot())
      .resize({ width: Math.round(viewport.width * 0.75) })
      .webp({ quality: 82 })
      .toFile(`${folder}/${name}.webp`)
  }
  await context.close()
}

/**
 * Waits until the demo content is complete. Its diary is written last, together with the pieces in the wash, which the
 * laundry page lists.
 */
async function filled(page: Page): Promise<void> {
  const washing = page.getByRole('heading', { name: /^세탁 중\s*\d/ })
  await page.goto(`${product.url}/#/closet/laundry`)
  while (!(await washing.isVisible())) {
    await page.waitForTimeout(3000)
    await page.reload()
    await page.getByRole('heading', { name: '세탁·보관' }).waitFor()
    await page.waitForTimeout(1000)
  }
}
