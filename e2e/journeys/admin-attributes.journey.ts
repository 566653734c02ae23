import { errorCatalogue, formTexts, toastTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { expectDebouncedSearch, expectStates } from '../admin-list.ts'
import { breakDown, delayResponses } from '../network.ts'
import { test } from '../own-product.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { newAdministrator } from '../test-user.ts'
import { expect, visit } from '../test.ts'

/** What the page of attributes says and does besides its everyday use. */

// One product for all of them: everybody hears of attributes.
test.describe.configure({ mode: 'default' })

let boss: ApiUser
test.beforeEach(async ({ baseURL, enter }) => {
  boss = await newAdministrator(baseURL ?? '', '책임자')
  await enter(boss)
})

const heads = (page: Page) => page.getByRole('rowheader')
const head = (page: Page, name: string) => page.getByRole('columnheader', { name })
const word = () => crypto.randomUUID().slice(0, 8)
const attributesOf = (name: string, more = '') =>
  `/admin/clothes-attributes?keywordLike=${encodeURIComponent(name)}${more}`
const dialog = (page: Page) => page.getByRole('dialog', { name: /^속성 (추가|수정)/ })
const nameField = (page: Page) => dialog(page).getByLabel('속성명')
const optionField = (page: Page) => dialog(page).getByLabel('선택 가능 값')
const options = (page: Page) => dialog(page).getByRole('listitem')
const done = (page: Page) => dialog(page).getByRole('button', { name: /^(완료|처리 중\.\.\.)$/ })

test('the search waits for half a second of rest, not for Enter, and stays in the address', async ({ page }) => {
  await expectDebouncedSearch(page, '/admin/clothes-attributes', '/api/clothes/attribute-defs', 'keywordLike')
  await expect(page.getByText('설정된 속성값이 없습니다.', { exact: true })).toBeVisible()
})

test('a list that waits keeps its place, one that fails can be tried again', async ({ page }) => {
  await expectStates(page, '/admin/clothes-attributes', '/api/clothes/attribute-defs')
})

test('attributes come by name; both heads sort', async ({ page }) => {
  const tag = word()
  const names = [`나 ${tag}`, `가 ${tag}`, `다 ${tag}`]
  for (const name of names) await boss.attributes.create({ body: { name, selectableValues: ['하나', '둘'] } })
  await visit(page, attributesOf(tag))
  await expect(heads(page)).toHaveText(names.toSorted())
  await expect(head(page, '속성명')).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('columnheader')).toHaveText(['속성명', '생성일', '선택 가능 값'])
  await head(page, '속성명').getByRole('button').click()
  await expect(heads(page)).toHaveText(names.toSorted().toReversed())
  await head(page, '생성일').getByRole('button').click()
  await expect(heads(page)).toHaveText(names.toReversed())
  await head(page, '생성일').getByRole('button').click()
  await expect(heads(page)).toHaveText(names)
  await page.reload()
  await expect(heads(page)).toHaveText(names)
})

test('a new attribute takes its place in the order', async ({ page }) => {
  const tag = word()
  for (const name of [`가 ${tag}`, `다 ${tag}`])
    await boss.attributes.create({ body: { name, selectableValues: ['하나'] } })
  await visit(page, attributesOf(tag))
  await expect(heads(page)).toHaveCount(2)
  await page.getByRole('button', { name: '속성 추가' }).click()
  await nameField(page).fill(`나 ${tag}`)
  await optionField(page).fill('하나')
  await optionField(page).press('Enter')
  const delayed = await delayResponses(page, '/api/clothes/attribute-defs', (_, method) => method === 'POST')
  await done(page).click()
  await expect(done(page)).toHaveText('처리 중...')
  await done(page).press('Enter')
  delayed.open()
  await expect(dialog(page)).toBeHidden()
  await expect(heads(page)).toHaveText([`가 ${tag}`, `나 ${tag}`, `다 ${tag}`])
})

test('the form of an attribute says what is missing, and is sent once everything is there', async ({ page }) => {
  await visit(page, attributesOf(word()))
  await page.getByRole('button', { name: '속성 추가' }).click()
  await expect(nameField(page)).toBeFocused()
  await expect(done(page)).toBeDisabled()
  await nameField(page).press('Enter')
  await expect(dialog(page).getByText(formTexts.attributeNameRequired)).toBeVisible()
  await expect(dialog(page).getByText(formTexts.attributeOptionRequired)).toBeVisible()
  await nameField(page).fill('두')
  await expect(dialog(page).getByText(formTexts.attributeNameRequired)).toBeHidden()
  await nameField(page).fill('')
  await expect(dialog(page).getByText(formTexts.attributeNameRequired)).toBeHidden()
  await nameField(page).fill('   ')
  await expect(dialog(page).getByText(formTexts.attributeNameRequired)).toBeVisible()
  await nameField(page).fill('두께')
  await expect(done(page)).toBeDisabled()

  // The Enter that ends a syllable adds nothing, and neither do blanks.
  await optionField(page).fill('얇음')
  await optionField(page).dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true })
  await expect(options(page)).toHaveCount(0)
  await optionField(page).press('Enter')
  await expect(options(page)).toHaveText(['얇음'])
  await expect(optionField(page)).toHaveValue('')
  await optionField(page).fill('   ')
  await optionField(page).press('Enter')
  await expect(options(page)).toHaveCount(1)
  await optionField(page).fill(' 보통 ')
  await dialog(page).getByRole('button', { name: '추가', exact: true }).click()
  await expect(options(page)).toHaveText(['얇음', '보통'])
  await expect(done(page)).toBeEnabled()
  await optionField(page).fill('보통')
  await expect(dialog(page).getByText(formTexts.attributeOptionDuplicate)).toBeVisible()
  await expect(done(page)).toBeDisabled()
  await optionField(page).fill('')
  await expect(dialog(page).getByText(formTexts.attributeOptionDuplicate)).toBeHidden()
  await dialog(page).getByRole('button', { name: '얇음 지우기' }).click()
  await dialog(page).getByRole('button', { name: '보통 지우기' }).click()
  await expect(options(page)).toHaveCount(0)
  await expect(dialog(page).getByText(formTexts.attributeOptionRequired)).toBeVisible()
  await expect(optionField(page)).toBeFocused()
  await expect(done(page)).toBeDisabled()

  // What was typed is not lost by mistake.
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '계속 쓰기' }).click()
  await expect(nameField(page)).toHaveValue('두께')
  await dialog(page).getByRole('button', { name: '취소', exact: true }).click()
  await question.getByRole('button', { name: '그만두기' }).click()
  await expect(dialog(page)).toBeHidden()
})

test('a name that is taken is told at the name; nothing is lost by a failure', async ({ page }) => {
  const name = `핏 ${word()}`
  await boss.attributes.create({ body: { name, selectableValues: ['가'] } })
  await visit(page, attributesOf(name))
  await page.getByRole('button', { name: '속성 추가' }).click()
  await nameField(page).fill(name.toUpperCase())
  await optionField(page).fill('하나')
  await optionField(page).press('Enter')
  await done(page).click()
  await expect(page.getByText(toastTexts.attributeAddFailed)).toBeVisible()
  await expect(dialog(page).getByText(errorCatalogue.AttributeNameTaken[1])).toBeVisible()
  await expect(nameField(page)).toHaveValue(name.toUpperCase())
  await expect(options(page)).toHaveText(['하나'])
  await nameField(page).fill(`${name} 둘`)
  await expect(dialog(page).getByText(errorCatalogue.AttributeNameTaken[1])).toBeHidden()
  await done(page).click()
  await expect(page.getByText(toastTexts.attributeAdded)).toBeVisible()
  await expect(heads(page)).toHaveText([name, `${name} 둘`])
})

test('a row is opened by keyboard; changes and deletions that fail are told and lose nothing', async ({ page }) => {
  const name = `촉감 ${word()}`
  const { id } = await boss.attributes.create({ body: { name, selectableValues: ['가', '나'] } })
  await visit(page, attributesOf(name))
  await page.getByRole('row').getByRole('button', { name }).press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('속성 수정 / 삭제')
  await expect(nameField(page)).toHaveValue(name)
  await expect(options(page)).toHaveText(['가', '나'])
  const path = `/api/clothes/attribute-defs/${id}`
  const repair = [await breakDown(page, path, 'PATCH'), await breakDown(page, path, 'DELETE')]
  await nameField(page).fill(`${name}!`)
  await done(page).click()
  await expect(page.getByText(toastTexts.attributeEditFailed)).toBeVisible()
  await expect(nameField(page)).toHaveValue(`${name}!`)
  await dialog(page).getByRole('button', { name: '삭제', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: '속성을 삭제하시겠습니까?' })
  const yes = question.getByRole('button', { name: /^삭제/ })
  await yes.click()
  await expect(page.getByText(toastTexts.attributeDeleteFailed)).toBeVisible()
  await expect(question).toBeVisible()
  for (const mend of repair) mend()
  const delayed = await delayResponses(page, path, (_, method) => method === 'DELETE')
  await yes.click()
  await expect(yes).toHaveText('삭제 중...')
  delayed.open()
  await expect(page.getByText(toastTexts.attributeDeleted)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('설정된 속성값이 없습니다.', { exact: true })).toBeVisible()
})

test('removing an attribute that clothes have says so first', async ({ page, person }) => {
  const name = `안감 ${word()}`
  const { id: definitionId } = await boss.attributes.create({ body: { name, selectableValues: ['있음', '없음'] } })
  for (const value of ['있음', '있음', '없음'])
    await person.clothes.create({
      body: { ownerId: person.id, name: '코트', type: 'OUTER', attributes: [{ definitionId, value }] },
    })
  await visit(page, attributesOf(name))
  await page.getByRole('row').getByRole('button', { name }).click()
  await dialog(page).getByRole('button', { name: '있음 지우기' }).click()
  await expect(dialog(page).getByText('저장하면 옷 2벌에서 ‘있음’ 값이 빠져요.')).toBeVisible()
  await dialog(page).getByRole('button', { name: '삭제', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('이 속성을 쓰는 옷 3벌에서도 값이 빠져요.')
})

test('what was done with attributes stands in the record', async ({ page }) => {
  const name = `기록 ${word()}`
  await boss.attributes.create({ body: { name, selectableValues: ['가'] } })
  await visit(page, '/admin/users')
  await page.getByRole('button', { name: '관리 기록' }).click()
  const entry = page.getByRole('dialog', { name: '관리 기록' }).getByRole('listitem').filter({ hasText: name })
  await expect(entry).toContainText('속성 추가')
  await expect(entry).toContainText(boss.email)
})
