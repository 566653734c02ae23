import {
  accountLockedText,
  accountUnlockedText,
  authTexts,
  formTexts,
  roleChangedText,
  toastTexts,
} from '@otday/contract'
import type { Browser, Page } from '@playwright/test'
import { test } from '../own-product.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { newAdministrator } from '../test-user.ts'
import { expect, expectFilled, expectLive, signInAs, visit } from '../test.ts'

// One product for all of them: everybody hears of attributes.
test.describe.configure({ mode: 'default' })

const texts = authTexts.en
const row = (page: Page, { email }: ApiUser) => page.getByRole('row').filter({ hasText: email })
const badge = (page: Page, whom: ApiUser) => row(page, whom).getByRole('button')
const admin = (page: Page, whom: ApiUser) => row(page, whom).getByRole('switch')
const accountsOf = ({ email }: ApiUser) => `/admin/users?emailLike=${email}`
const definitionRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const form = (page: Page, title: '속성 추가' | '속성 수정 / 삭제') => page.getByRole('dialog', { name: title })

/** Somebody else in a browser of their own. */
async function windowOf(browser: Browser, baseURL: string | undefined, person: ApiUser): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  const page = await context.newPage()
  await signInAs(page, person)
  return page
}

async function signInByForm(page: Page, { email, password }: ApiUser) {
  await page.getByLabel('ID').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('a lock throws somebody out at once, wherever they are, until it is taken back', async ({
  page,
  person,
  enter,
  browser,
  baseURL,
}) => {
  const boss = await newAdministrator(baseURL ?? '', '책임자')
  const theirs = await windowOf(browser, baseURL, person)
  await expectLive(theirs, () => visit(theirs, '/closet'))
  await enter(boss)
  await visit(page, accountsOf(person))
  await expect(badge(page, person)).toHaveText('활성')
  await badge(page, person).click()
  await expect(page.getByText(accountLockedText(person.email))).toBeVisible()
  await expect(badge(page, person)).toHaveText('비활성')

  await expect(theirs).toHaveURL(/#\/auth\/login$/)
  await expect(theirs.getByRole('main').getByRole('alert').last()).toHaveText(texts.sessionEnded)
  await signInByForm(theirs, person)
  await expect(theirs.getByRole('main').getByRole('alert').last()).toHaveText(texts.accountLocked)

  await badge(page, person).click()
  await expect(page.getByText(accountUnlockedText(person.email))).toBeVisible()
  await expect(badge(page, person)).toHaveText('활성')
  await theirs.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(theirs).toHaveURL(/#\/recommendations$/)
  await theirs.context().close()
})

test('a role counts at once: its pages come, and go', async ({ page, person, enter, browser, baseURL }) => {
  const boss = await newAdministrator(baseURL ?? '', '책임자')
  const theirs = await windowOf(browser, baseURL, person)
  await expectLive(theirs, () => visit(theirs, '/closet'))
  await enter(boss)
  await visit(page, accountsOf(person))
  await expect(admin(page, person)).not.toBeChecked()
  await admin(page, person).click()
  await expect(page.getByText(roleChangedText(person.email, 'ADMIN'))).toBeVisible()
  await expect(admin(page, person)).toBeChecked()

  await expect(theirs).toHaveURL(/#\/auth\/login$/)
  await signInByForm(theirs, person)
  await expect(theirs).toHaveURL(/#\/recommendations$/)
  await theirs.getByRole('link', { name: '사용자 관리' }).click()
  await expect(theirs.getByRole('heading', { name: '사용자 관리' })).toBeVisible()

  await admin(page, person).click()
  await expect(page.getByText(roleChangedText(person.email, 'USER'))).toBeVisible()
  await expect(theirs).toHaveURL(/#\/auth\/login$/)
  await expect(theirs.getByRole('main').getByRole('alert').last()).toHaveText(texts.sessionEnded)
  await signInByForm(theirs, person)
  await expect(theirs).toHaveURL(/#\/recommendations$/)
  for (const path of ['/admin/users', '/admin/clothes-attributes']) {
    await visit(theirs, path)
    await expect(theirs).toHaveURL(/#\/404$/)
  }
  await theirs.context().close()
})

test('nobody locks or demotes themselves', async ({ page, enter, baseURL }) => {
  const boss = await newAdministrator(baseURL ?? '', '책임자')
  await enter(boss)
  await visit(page, accountsOf(boss))
  await expect(row(page, boss)).toContainText('나')
  await expect(badge(page, boss)).toBeDisabled()
  await expect(admin(page, boss)).toBeDisabled()
  await expect(admin(page, boss)).toBeChecked()
})

test('an attribute is added, changed and deleted, and clothes follow', async ({ page, person, enter, baseURL }) => {
  const boss = await newAdministrator(baseURL ?? '', '책임자')
  const name = `두께 ${crypto.randomUUID().slice(0, 8)}`
  await enter(boss)
  await visit(page, '/admin/clothes-attributes')
  await page.getByRole('button', { name: '속성 추가' }).click()
  const adding = form(page, '속성 추가')
  await adding.getByLabel('속성명').fill(name)
  for (const option of ['얇음', '두꺼움']) {
    await adding.getByLabel('선택 가능 값').fill(option)
    await adding.getByLabel('선택 가능 값').press('Enter')
  }
  await adding.getByRole('button', { name: '완료' }).click()
  await expect(page.getByText(toastTexts.attributeAdded)).toBeVisible()
  await expect(adding).toBeHidden()
  await expect(definitionRow(page, name).getByRole('listitem')).toHaveText(['얇음', '두꺼움'])

  const [definition] = await person.attributes.list({ query: { keywordLike: name } })
  if (!definition) throw new Error('The attribute is not there.')
  const attributes = [{ definitionId: definition.id, value: '얇음' }]
  await person.clothes.create({ body: { ownerId: person.id, name: '여름 셔츠', type: 'TOP', attributes } })

  await definitionRow(page, name).click()
  const editing = form(page, '속성 수정 / 삭제')
  await editing.getByRole('button', { name: '얇음 지우기' }).click()
  await expect(editing.getByText('저장하면 옷 1벌에서 ‘얇음’ 값이 빠져요.')).toBeVisible()
  await editing.getByLabel('선택 가능 값').fill('보통')
  await editing.getByLabel('선택 가능 값').press('Enter')
  await editing.getByRole('button', { name: '완료' }).click()
  await expect(page.getByText(toastTexts.attributeEdited)).toBeVisible()
  await expect(definitionRow(page, name).getByRole('listitem')).toHaveText(['두꺼움', '보통'])
  const { data } = await person.clothes.list({ query: { ownerId: person.id } })
  expect(data.flatMap((item) => item.attributes)).toEqual([])

  await definitionRow(page, name).click()
  await editing.getByRole('button', { name: '삭제', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: '속성을 삭제하시겠습니까?' })
  await expect(question).toContainText(`‘${name}’ 속성이 영구적으로 삭제되고 되돌릴 수 없어요.`)
  await question.getByRole('button', { name: '취소' }).click()
  await expect(question).toBeHidden()
  await editing.getByRole('button', { name: '삭제', exact: true }).click()
  await question.getByRole('button', { name: '삭제', exact: true }).click()
  await expect(page.getByText(toastTexts.attributeDeleted)).toBeVisible()
  await expect(editing).toBeHidden()
  await expect(definitionRow(page, name)).toHaveCount(0)
})

test('options that are there already are refused, whatever their case', async ({ page, enter, baseURL }) => {
  await enter(await newAdministrator(baseURL ?? '', '책임자'))
  await visit(page, '/admin/clothes-attributes')
  await page.getByRole('button', { name: '속성 추가' }).click()
  const dialog = form(page, '속성 추가')
  const option = dialog.getByLabel('선택 가능 값')
  await option.fill('Red')
  await option.press('Enter')
  await option.fill(' red ')
  await option.press('Enter')
  await expect(dialog.getByText(formTexts.attributeOptionDuplicate)).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText(['Red'])
  await expect(option).toHaveValue(' red ')
})

test('neither list is wider than the smallest phone', async ({ page, enter, baseURL }) => {
  const boss = await newAdministrator(baseURL ?? '', '책임자')
  const name = `가장 긴 이름의 속성 ${crypto.randomUUID()}`
  await boss.attributes.create({
    body: { name, selectableValues: ['띄어쓰기없이아주길게이어지는선택가능한값'.repeat(2)] },
  })
  await enter(boss)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [accountsOf(boss), `/admin/clothes-attributes?keywordLike=${encodeURIComponent(name)}`]) {
    await visit(page, path)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectFilled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
