import { accountLockedText, accountUnlockedText, authTexts, roleChangedText, toastTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { test } from '../kit/own-product.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { newAdministrator } from '../kit/test-user.ts'
import { signInByForm, submitLogin } from '../kit/sign-in-page.ts'
import { windowOf } from '../kit/windows.ts'
import { expect, expectLive, visit } from '../kit/test.ts'

// The tests of this file run one after the other on a server of their own, because a new attribute notifies all users
// of a server.
test.describe.configure({ mode: 'default' })

const texts = authTexts.en
const row = (page: Page, { email }: ApiUser) => page.getByRole('row').filter({ hasText: email })
const badge = (page: Page, whom: ApiUser) => row(page, whom).getByRole('button')
const admin = (page: Page, whom: ApiUser) => row(page, whom).getByRole('switch')
const accountsOf = ({ email }: ApiUser) => `/admin/users?emailLike=${email}`
const definitionRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const form = (page: Page, title: '속성 추가' | '속성 수정 / 삭제') => page.getByRole('dialog', { name: title })

/**
 * Expects each of these entries in the log of the administrators (관리 기록) that the open page leads to, with `by` as the
 * one who acted; of equal entries the newest counts.
 */
async function expectRecorded(page: Page, entries: readonly string[], by: ApiUser) {
  await page.getByRole('button', { name: '관리 기록' }).click()
  const dialog = page.getByRole('dialog', { name: '관리 기록' })
  for (const text of entries)
    await expect(dialog.getByRole('listitem').filter({ hasText: text }).first()).toContainText(by.email)
  await page.goBack()
  await expect(dialog).toBeHidden()
}

test('a lock or a role change by an administrator ends open sessions at once and can be reversed', async ({
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
  await page.getByRole('combobox', { name: '상태' }).selectOption('잠금')
  await page.getByRole('combobox', { name: '권한' }).selectOption('USER')
  await page.getByRole('columnheader', { name: '이메일' }).getByRole('button').click()
  await expect(page.getByText('검색 결과 1명')).toBeVisible()

  await expect(theirs).toHaveURL(/#\/auth\/login$/)
  await expect(theirs.getByRole('main').getByRole('alert').last()).toHaveText(texts.accountLocked)
  await submitLogin(theirs, person)
  await expect(theirs.getByRole('main').getByRole('alert').last()).toHaveText(texts.accountLocked)

  await badge(page, person).click()
  await expect(page.getByText(accountUnlockedText(person.email))).toBeVisible()
  await expect(badge(page, person)).toHaveText('활성')
  await expectLive(theirs, async () => {
    await theirs.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(theirs).toHaveURL(/#\/recommendations$/)
  })

  await expect(admin(page, person)).not.toBeChecked()
  await admin(page, person).click()
  await expect(page.getByText(roleChangedText(person.email, 'ADMIN'))).toBeVisible()
  await expect(admin(page, person)).toBeChecked()
  await expect(theirs).toHaveURL(/#\/auth\/login$/)
  await signInByForm(theirs, person)
  await theirs.getByRole('link', { name: '사용자 관리' }).click()
  await expect(theirs.getByRole('heading', { name: '사용자 관리' })).toBeVisible()

  await admin(page, person).click()
  await expect(page.getByText(roleChangedText(person.email, 'USER'))).toBeVisible()
  await expect(theirs).toHaveURL(/#\/auth\/login$/)
  await expect(theirs.getByRole('main').getByRole('alert').last()).toHaveText(texts.sessionEnded)
  await signInByForm(theirs, person)
  await visit(theirs, '/admin/users')
  await expect(theirs).toHaveURL(/#\/404$/)
  await theirs.context().close()
  await expectRecorded(page, [`계정 잠금 ${person.email}`, `권한 변경 ${person.email} → ADMIN`], boss)
})

test('an attribute is added, changed and deleted, and its removed values disappear from the clothes', async ({
  page,
  person,
  enter,
  baseURL,
}) => {
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
  for (const value of ['얇음', '두꺼움']) {
    const attributes = [{ definitionId: definition.id, value }]
    await person.clothes.create({ body: { ownerId: person.id, name: '여름 셔츠', type: 'TOP', attributes } })
  }

  await definitionRow(page, name).click()
  const editing = form(page, '속성 수정 / 삭제')
  await editing.getByRole('button', { name: '얇음 지우기' }).click()
  await expect(editing.getByText('저장하면 옷 1개에서 ‘얇음’ 값이 빠져요.')).toBeVisible()
  await editing.getByLabel('선택 가능 값').fill('보통')
  await editing.getByLabel('선택 가능 값').press('Enter')
  await editing.getByRole('button', { name: '완료' }).click()
  await expect(page.getByText(toastTexts.attributeEdited)).toBeVisible()
  await expect(definitionRow(page, name).getByRole('listitem')).toHaveText(['두꺼움', '보통'])
  const valuesOfClothes = async () => {
    const { data } = await person.clothes.list({ query: { ownerId: person.id } })
    return data.flatMap((item) => item.attributes.map(({ value }) => value))
  }
  expect(await valuesOfClothes()).toEqual(['두꺼움'])

  await page.getByRole('searchbox').fill(name)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('검색 결과 1개')).toBeVisible()
  await definitionRow(page, name).click()
  await editing.getByRole('button', { name: '삭제', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: '속성을 삭제하시겠습니까?' })
  await expect(question).toContainText(`‘${name}’ 속성이 영구적으로 삭제되고 되돌릴 수 없어요.`)
  await expect(question).toContainText('이 속성을 쓰는 옷 1개에서도 값이 빠져요.')
  await question.getByRole('button', { name: '취소' }).click()
  await expect(question).toBeHidden()
  await editing.getByRole('button', { name: '삭제', exact: true }).click()
  await question.getByRole('button', { name: '삭제', exact: true }).click()
  await expect(page.getByText(toastTexts.attributeDeleted)).toBeVisible()
  await expect(editing).toBeHidden()
  await expect(definitionRow(page, name)).toHaveCount(0)
  expect(await valuesOfClothes()).toEqual([])

  await page.getByRole('link', { name: '사용자 관리' }).click()
  await expectRecorded(page, [`속성 추가 ${name}`], boss)
})
