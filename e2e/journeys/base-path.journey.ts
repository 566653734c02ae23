import { live, socialTexts } from '@otday/contract'
import { newPerson } from '../kit/test-user.ts'
import { startProduct } from '../kit/product.ts'
import { outfitPieces } from '../kit/outfit-page.ts'
import { chooseOwn, portrait } from '../kit/screen.ts'
import { submitLogin } from '../kit/sign-in-page.ts'
import { expect, test } from '../kit/test.ts'
import { hang, portray, settle } from '../kit/wardrobe.ts'

const prefix = '/otday'

test('with a base path all pages, requests, pictures, live channels and provider sign-ins are below it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const product = await startProduct({ BASE_PATH: prefix })
  try {
    const home = `${product.url}${prefix}/`
    const person = await newPerson(`${product.url}${prefix}`, '하니')
    const pieces = [
      ['줄무늬 긴팔 티셔츠', 'TOP'],
      ['청바지', 'BOTTOM'],
    ] as const
    await Promise.all([settle(person), hang(person, pieces), portray(person)])
    const strays: string[] = []
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url())
      if (protocol === 'http:' && !pathname.startsWith(`${prefix}/`)) strays.push(pathname)
    })
    await page.goto(home)
    await expect(page).toHaveURL(`${home}#/auth/login`)
    await page.getByRole('button', { name: 'Google' }).click()
    await expect(page).toHaveURL(`${home}#/auth/login?error=ProviderNotConfigured`)
    await expect(page.getByText(socialTexts.ProviderNotConfigured)).toBeVisible()

    const stream = page.waitForResponse((answer) => answer.url() === `${product.url}${prefix}${live.stream}`)
    const socket = page.waitForEvent('websocket', (ws) => new URL(ws.url()).pathname.startsWith(prefix + live.socket))
    await submitLogin(page, person)
    await expect(page).toHaveURL(`${home}#/recommendations`)
    await expect(outfitPieces(page).first()).toBeVisible()
    expect((await stream).ok()).toBe(true)
    await socket
    await page.reload()
    await expect(portrait(page).locator('img')).toHaveAttribute('src', /^\/otday\/files\//)
    await chooseOwn(page, '로그아웃')
    await expect(page).toHaveURL(`${home}#/auth/login`)
    expect(strays).toEqual([])
    const nothing = await page.request.get(`${product.url}/api/feeds`)
    expect([nothing.status(), ((await nothing.json()) as { exceptionName: string }).exceptionName]).toEqual([
      404,
      'NotFound',
    ])
  } finally {
    await product.stop()
  }
})
