import { authTexts, users } from '@otday/contract'
import { expect, test } from 'vitest'
import { page, useApp } from '../kit/app.tsx'
import { button, field } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'
import { answerPages, boxOf, memberPaths } from '../kit/shell.ts'

/** Tests of which page each address opens, and for whom. */

const app = useApp()

test('every route opens by its hash', async () => {
  answerPages(app.server)
  for (const path of memberPaths) {
    await app.open(path, hani)
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(app.path()).toBe(path)
    await expect.poll(() => document.title).toMatch(/옷데이$/)
  }
  await app.open('/', hani)
  await expect.poll(app.path).toBe('/recommendations')
})

test('an unknown route ends at 404, signed in or not', async () => {
  await app.open('/nowhere/at/all')
  await expect.poll(app.path).toBe('/404')
  await expect.element(page.getByRole('heading', { name: '404' })).toBeVisible()
  await app.open('/closets', hani)
  await expect.poll(app.path).toBe('/404')
})

test('administrator pages lead other users to 404', async () => {
  for (const path of ['/admin/users', '/admin/clothes-attributes']) {
    await app.open(path, hani)
    await expect.poll(app.path).toBe('/404')
  }
})

test('a visitor without a session is sent to the login, without an extra history entry', async () => {
  await app.open('/404')
  await expect.element(page.getByRole('heading', { name: '404' })).toBeVisible()
  await app.open('/closet')
  await expect.poll(app.path).toBe('/auth/login')
  await expect.element(button('Login')).toBeVisible()
  await expect.element(page.getByText(authTexts.en.sessionEnded)).not.toBeInTheDocument()
  history.back()
  await expect.poll(app.path).toBe('/404')
  await expect.element(page.getByRole('heading', { name: '404' })).toBeVisible()
  expect(app.path()).toBe('/404')
})

async function expectFrame() {
  await expect.element(page.getByRole('main')).toBeVisible()
  const column = boxOf(page.getByRole('main'))
  expect(column.width).toBeCloseTo(546, 0)
  expect(column.x + 546 / 2).toBeCloseTo(1440 / 2, 0)
  const logo = page.getByRole('banner').element().querySelector('svg')?.getBoundingClientRect()
  expect(Math.max(logo?.x ?? Infinity, logo?.y ?? Infinity)).toBeLessThan(60)
  const scene = document.querySelector('[data-sky] > :first-child svg')
  expect(scene?.getBoundingClientRect().width).toBeGreaterThan(0)
}

test('login, sign-up and 404 have the specified layout and links', async () => {
  const password = 'otday123!'
  await app.open('/auth/login')
  await expect.element(button('Login')).toBeVisible()
  await expectFrame()
  await expect.element(field('ID')).toHaveAttribute('placeholder', expect.stringMatching(/^\S+@\S+\.\S+$/))
  await expect.element(field('ID')).toHaveAttribute('name', 'username')
  await field('Password').fill(password)
  await button('Show password').click()
  await expect.element(field('Password')).toHaveAttribute('type', 'text')

  const answer = Promise.withResolvers<void>()
  app.server.answer(users.create, async () => {
    await answer.promise
    return hani
  })
  await app.open('/auth/register')
  await expect.element(button('Sign up')).toBeVisible()
  await expectFrame()
  for (const provider of ['Google', 'Kakao']) await expect.element(button(provider)).toBeVisible()
  await field('Email').fill(hani.email)
  await field('Name').fill(hani.name)
  for (const label of ['Password', 'Confirm password']) await field(label).fill(password)
  await button('Sign up').click()
  await expect.element(button('Signing up...')).toBeDisabled()
  answer.resolve()
  await expect.poll(app.path).toBe('/auth/login')
  expect(app.server.callsOf(users.create)).toEqual([{ body: { email: hani.email, name: hani.name, password } }])
  history.back()
  await page.getByRole('link', { name: /Login$/ }).click()
  await expect.poll(app.path).toBe('/auth/login')

  await app.open('/no/such/page')
  await expect.poll(app.path).toBe('/404')
  await expect.element(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
  await expect.element(page.getByText(/페이지를 찾을 수 없어요\./)).toBeVisible()
})
