import { live, socialTexts } from '@otday/contract'
import { newPerson } from '../test-user.ts'
import { startProduct } from '../product.ts'
import { expect, test } from '../test.ts'
import { hang, portray, settle } from '../wardrobe.ts'

const prefix = '/otday'

test('below a base path everything is below it: pages, calls, pictures, both live channels and the way to providers', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const product = await startProduct({ BASE_PATH: prefix })
  try {
    const home = `${product.url}${prefix}/`
    const person = await newPerson(`${product.url}${prefix}`, '하니')
    await Promise.all([settle(person), hang(person), portray(person)])
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
    await page.getByLabel('ID', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(`${home}#/recommendations`)
    await expect(page.getByRole('list', { name: '추천 옷' }).getByRole('article').first()).toBeVisible()
    expect((await stream).ok()).toBe(true)
    await socket
    await page.reload()
    const portrait = page.getByRole('button', { name: '내 메뉴' })
    await expect(portrait.locator('img')).toHaveAttribute('src', /^\/otday\/files\//)
    await portrait.click()
    await page.getByRole('menuitem', { name: '로그아웃' }).click()
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
