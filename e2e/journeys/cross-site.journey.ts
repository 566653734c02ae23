import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { password } from '../kit/test-user.ts'
import { expect, test } from '../kit/test.ts'

/**
 * Starts a server of another origin, from whose pages the test sends forms to the product. Such a page has no script of
 * the product and no CSRF token, but the browser adds its cookies.
 */
async function openForeignSite() {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>elsewhere</title>'),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { sites: [`http://127.0.0.1:${port}`, `http://localhost:${port}`], close }
}

interface Form {
  enctype: string
  fields: Record<string, string>
}

/**
 * Sends a form to `address` from a page of the other site.
 * @returns the status of the response to which the browser navigated
 */
async function submit(page: Page, site: string, address: string, { enctype, fields }: Form): Promise<number> {
  await page.goto(site)
  const answered = page.waitForResponse(
    (response) => response.url() === address && response.request().method() === 'POST',
  )
  await page.evaluate(
    ([action, type, pairs]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'POST', action, enctype: type })
      for (const [name, value] of pairs) form.append(Object.assign(document.createElement('input'), { name, value }))
      document.body.append(form)
      form.submit()
    },
    [address, enctype, Object.entries(fields)] as const,
  )
  const status = (await answered).status()
  await page.waitForURL(address)
  return status
}

/**
 * Returns a form that sends JSON as plain text: the browser sends a field as name=value, and here the name and the
 * value are the two halves of one JSON text.
 */
const asJson = (value: Record<string, string>): Form => ({
  enctype: 'text/plain',
  fields: { [`${JSON.stringify(value).slice(0, -1)},"x":"`]: '"}' },
})
const encoded = (fields: Record<string, string>): Form => ({ enctype: 'application/x-www-form-urlencoded', fields })

test('GATE-01: forms on pages of other origins cannot sign in, sign out, sign up or reset a password', async ({
  page,
  person,
  enter,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const foreign = await openForeignSite()
  try {
    await enter(person)
    await page.goto(url)
    await expect(page.getByRole('button', { name: '내 메뉴' })).toBeVisible()
    const other = { email: `${crypto.randomUUID()}@example.com`, name: '모르는 사람', password }
    for (const site of foreign.sites) {
      const send = (path: string, form: Form) => submit(page, site, `${url}${path}`, form)
      expect(await send('/api/auth/sign-in', encoded({ username: person.email, password: person.password }))).toBe(403)
      const multipart = { username: person.email, password: person.password }
      expect(await send('/api/auth/sign-in', { enctype: 'multipart/form-data', fields: multipart })).toBe(403)
      expect(await send('/api/auth/sign-out', encoded({}))).toBe(403)
      expect(await send('/api/users', asJson(other))).toBe(403)
      expect(await send('/api/users', encoded(other))).toBe(403)
      expect(await send('/api/auth/reset-password', asJson({ email: person.email }))).toBe(403)
    }
    await page.goto(url)
    await expect(page.getByRole('button', { name: '내 메뉴' })).toBeVisible()
    const refused = await page.request.post(`${url}/api/auth/sign-in`, {
      form: { username: other.email, password },
      headers: { 'x-xsrf-token': await csrfTokenOf(page) },
    })
    expect(refused.status()).toBe(401)
  } finally {
    foreign.close()
  }
})

async function csrfTokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
}
