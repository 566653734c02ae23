import { toastTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { expectDebouncedSearch, expectStates } from '../admin-list.ts'
import { alter, breakDown, delayResponses } from '../network.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { newAdministrator, newPerson } from '../test-user.ts'
import { expect, test, visit } from '../test.ts'

/** What the page of accounts says and does besides its everyday use. */

let boss: ApiUser
test.beforeEach(async ({ baseURL, enter }) => {
  boss = await newAdministrator(baseURL ?? '', '책임자')
  await enter(boss)
})

/** Accounts whose addresses share a word that nobody else has. */
async function manyUsers(baseURL: string | undefined, count: number) {
  const word = crypto.randomUUID().slice(0, 13)
  const people: ApiUser[] = []
  for (let at = 1; at <= count; at++)
    people.push(await newPerson(baseURL ?? '', '아무개', `${String(at).padStart(2, '0')}.${word}@example.com`))
  return { word, people, emails: people.map(({ email }) => email) }
}

const users = (word: string, more = '') => `/admin/users?emailLike=${word}${more}`
const heads = (page: Page) => page.getByRole('rowheader')
const head = (page: Page, name: string) => page.getByRole('columnheader', { name })
const row = (page: Page, { email }: ApiUser) => page.getByRole('row').filter({ hasText: email })

test('the search waits for half a second of rest, not for Enter, and stays in the address', async ({ page }) => {
  await expectDebouncedSearch(page, '/admin/users', '/api/users', 'emailLike')
  await expect(page.getByText('등록된 사용자가 없습니다.', { exact: true })).toBeVisible()
})

test('accounts come newest first; heads turn the order round or take it over, descending', async ({
  page,
  baseURL,
}) => {
  const { word, people, emails } = await manyUsers(baseURL, 3)
  await visit(page, users(word))
  await expect(heads(page)).toHaveText(emails.toReversed())
  await expect(page.getByText('검색 결과 3명')).toBeVisible()
  await expect(head(page, '가입일')).toHaveAttribute('aria-sort', 'descending')
  await head(page, '가입일').getByRole('button').click()
  await expect(heads(page)).toHaveText(emails)
  await expect(head(page, '가입일')).toHaveAttribute('aria-sort', 'ascending')
  await head(page, '이메일').getByRole('button').press('Enter')
  await expect(heads(page)).toHaveText(emails.toReversed())
  await expect(head(page, '이메일')).toHaveAttribute('aria-sort', 'descending')
  await expect(head(page, '가입일')).not.toHaveAttribute('aria-sort')
  await head(page, '이메일').getByRole('button').click()
  await expect(heads(page)).toHaveText(emails)
  await page.reload()
  await expect(heads(page)).toHaveText(emails)
  await expect(page.getByRole('columnheader')).toHaveText(['이메일', '가입일', '계정 상태', 'ADMIN'])
  const { createdAt } = (await boss.users.list({ query: { emailLike: people[0]?.email } })).data[0] ?? {}
  const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' })
  const [day = '', clock = ''] = seoul.format(createdAt).split(' ')
  await expect(row(page, people[0] as ApiUser)).toContainText(`${day.replaceAll('-', '. ')}. ${clock}`)
})

test('role and state filter the accounts together with the word', async ({ page, baseURL }) => {
  const { word, people, emails } = await manyUsers(baseURL, 3)
  const [first, second] = people as [ApiUser, ApiUser, ApiUser]
  await boss.users.changeRole({ params: { userId: first.id }, body: { role: 'ADMIN' } })
  await boss.users.lock({ params: { userId: second.id }, body: { locked: true } })
  await visit(page, users(word, '&sortBy=email&sortDirection=ASCENDING'))
  await expect(heads(page)).toHaveText(emails)
  const [role, state] = [page.getByRole('combobox', { name: '권한' }), page.getByRole('combobox', { name: '상태' })]
  await expect(role.getByRole('option', { includeHidden: true })).toHaveText(['전체', 'USER', 'ADMIN'])
  await expect(state.getByRole('option', { includeHidden: true })).toHaveText(['전체', '활성', '잠금'])
  await role.selectOption('ADMIN')
  await expect(heads(page)).toHaveText([first.email])
  await role.selectOption('USER')
  await expect(heads(page)).toHaveText(emails.slice(1))
  await state.selectOption('잠금')
  await expect(heads(page)).toHaveText([second.email])
  await page.reload()
  await expect(heads(page)).toHaveText([second.email])
  await expect(state).toHaveValue('true')
  await role.selectOption('ADMIN')
  await expect(page.getByText('등록된 사용자가 없습니다.', { exact: true })).toBeVisible()
  await role.selectOption('전체')
  await state.selectOption('활성')
  await expect(heads(page)).toHaveText([emails[0] ?? '', emails[2] ?? ''])
})

test('more accounts come on scrolling, each once', async ({ page, baseURL }) => {
  const { word, emails } = await manyUsers(baseURL, 24)
  const delayed = await delayResponses(page, '/api/users', (url) => url.searchParams.has('cursor'))
  await visit(page, users(word))
  await expect(heads(page)).toHaveCount(20)
  await heads(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => delayed.waiting()).toBe(1)
  await expect(page.getByText('더 불러오는 중...')).toBeVisible()
  delayed.open()
  await expect(heads(page)).toHaveText(emails.toReversed())
  await expect(page.getByText('모두 보여 드렸어요.')).toBeVisible()
})

test('a list that waits keeps its place, one that fails can be tried again', async ({ page, baseURL }) => {
  const { word, emails } = await manyUsers(baseURL, 1)
  await expectStates(page, users(word), '/api/users')
  await expect(heads(page)).toHaveText(emails)
})

test('while a change of an account is on its way, nothing more is sent for that account', async ({ page, baseURL }) => {
  const { word, people } = await manyUsers(baseURL, 2)
  const [first, second] = people as [ApiUser, ApiUser]
  await visit(page, users(word))
  const badge = row(page, first).getByRole('button')
  const toggle = row(page, first).getByRole('switch')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(new URL(request.url()).pathname)
  })
  const delayed = await delayResponses(page, `/api/users/${first.id}/lock`)
  await badge.dblclick()
  await expect(badge).toHaveAttribute('aria-busy', 'true')
  await expect(badge).toHaveText('활성')
  await expect(toggle).toHaveAttribute('aria-busy', 'true')
  await toggle.click()
  await badge.press('Enter')
  await row(page, second).getByRole('button').click()
  await expect(row(page, second).getByRole('button')).toHaveText('비활성')
  expect(sent).toEqual([`/api/users/${first.id}/lock`, `/api/users/${second.id}/lock`])
  delayed.open()
  await expect(badge).toHaveText('비활성')
  await expect(badge).not.toHaveAttribute('aria-busy')
  await expect(toggle).not.toBeChecked()
})

test('a change that fails is told and changes nothing', async ({ page, baseURL }) => {
  const { word, people } = await manyUsers(baseURL, 1)
  const [person] = people as [ApiUser]
  await visit(page, users(word))
  for (const what of ['lock', 'role']) await breakDown(page, `/api/users/${person.id}/${what}`, 'PATCH')
  await row(page, person).getByRole('button').click()
  await expect(page.getByText(toastTexts.lockFailed)).toBeVisible()
  await expect(row(page, person).getByRole('button')).toHaveText('활성')
  await row(page, person).getByRole('switch').click()
  await expect(page.getByText(toastTexts.roleFailed)).toBeVisible()
  await expect(row(page, person).getByRole('switch')).not.toBeChecked()
})

test('one broken account spoils its own row and no other', async ({ page, baseURL }) => {
  const { word, emails } = await manyUsers(baseURL, 2)
  await alter<{ data: object[] }>(page, '/api/users', (body) => ({
    ...body,
    data: body.data.map((account, index) => (index === 0 ? { ...account, createdAt: 'gestern' } : account)),
  }))
  await visit(page, users(word))
  await expect(heads(page)).toHaveText(emails.slice(0, 1))
})

test('who administered what can be looked up', async ({ page, baseURL }) => {
  const { people } = await manyUsers(baseURL, 1)
  const [person] = people as [ApiUser]
  await boss.users.changeRole({ params: { userId: person.id }, body: { role: 'ADMIN' } })
  await boss.users.lock({ params: { userId: person.id }, body: { locked: true } })
  const delayed = await delayResponses(page, '/api/audit-entries')
  await visit(page, '/admin/users')
  const opener = page.getByRole('button', { name: '관리 기록' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '관리 기록' })
  await expect(dialog.locator('[data-skeleton]').first()).toBeVisible()
  delayed.open()
  const entry = (text: string) => dialog.getByRole('listitem').filter({ hasText: text })
  await expect(entry(`권한 변경 ${person.email} → ADMIN`)).toContainText(boss.email)
  await expect(entry(`계정 잠금 ${person.email}`)).toContainText(boss.email)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
