import {
  accountUnlockedText,
  audit,
  type AuditEntry,
  roleChangedText,
  toastTexts,
  type UserDto,
  users,
} from '@otday/contract'
import { afterEach, expect, test, vi } from 'vitest'
import {
  accountOf,
  accountsOf,
  answerAccounts,
  entryOf,
  expectDebouncedSearch,
  expectHeads,
  expectListed,
  expectStates,
  head,
  heads,
} from '../kit/admin.ts'
import { page, Refusal, useApp, userEvent } from '../kit/app.tsx'
import { administrator } from '../kit/people.ts'
import { forgetReads } from '../kit/reload.ts'
import { pageOf } from '../kit/usual.ts'

const app = useApp()
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1440, 900)
})

const emailsOf = (accounts: readonly UserDto[]) => accounts.map(({ email }) => email)
const row = ({ email }: UserDto) => page.getByRole('row').filter({ hasText: email })
const badge = (account: UserDto) => row(account).getByRole('button')
const toggle = (account: UserDto) => row(account).getByRole('switch')
const optionsOf = (name: string) =>
  page.getByRole('combobox', { name }).getByRole('option', { includeHidden: true }).elements()

test('the search waits for a pause of half a second or Enter, and stays in the URL', async () => {
  answerAccounts(app.server, accountsOf(1))
  const asked = () => app.server.callsOf(users.list).map(({ query }) => query.emailLike)
  await expectDebouncedSearch(app, { path: '/admin/users', name: 'emailLike', asked })
  await expect.element(page.getByText('등록된 사용자가 없습니다.', { exact: true })).toBeVisible()
})

test('accounts are listed newest first, and a click on a column head sorts by it or reverses the order', async () => {
  const accounts = accountsOf(3)
  const emails = emailsOf(accounts)
  answerAccounts(app.server, [...accounts, accountOf(4, { email: 'other@example.com' })])
  await app.open('/admin/users?emailLike=word', administrator)
  await expectHeads(emails.toReversed())
  await expect.element(page.getByText('검색 결과 3명')).toBeVisible()
  await expect.element(head('가입일')).toHaveAttribute('aria-sort', 'descending')
  await head('가입일').getByRole('button').click()
  await expectHeads(emails)
  await expect.element(head('가입일')).toHaveAttribute('aria-sort', 'ascending')
  head('이메일').getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')
  await expectHeads(emails.toReversed())
  await expect.element(head('이메일')).toHaveAttribute('aria-sort', 'descending')
  await expect.element(head('가입일')).not.toHaveAttribute('aria-sort')
  await head('이메일').getByRole('button').click()
  await expectHeads(emails)
  forgetReads()
  await app.open(app.path(), administrator)
  await expectHeads(emails)
  const columns = page.getByRole('columnheader').elements()
  expect(columns.map((column) => column.textContent)).toEqual(['이메일', '가입일', '계정 상태', 'ADMIN'])
  await expect.element(row(accountOf(1))).toMatchTextContent('2026. 05. 01. 09:01')
})

test('the role and state filters combine with the search word', async () => {
  const accounts = [accountOf(1, { role: 'ADMIN' }), accountOf(2, { locked: true }), accountOf(3)]
  const emails = emailsOf(accounts)
  answerAccounts(app.server, [...accounts, accountOf(4, { email: 'other@example.com', locked: true })])
  await app.open('/admin/users?emailLike=word&sortBy=email&sortDirection=ASCENDING', administrator)
  await expectHeads(emails)
  const [role, state] = [page.getByRole('combobox', { name: '권한' }), page.getByRole('combobox', { name: '상태' })]
  expect(optionsOf('권한').map((option) => option.textContent)).toEqual(['전체', 'USER', 'ADMIN'])
  expect(optionsOf('상태').map((option) => option.textContent)).toEqual(['전체', '활성', '잠금'])
  await role.selectOptions('ADMIN')
  await expectHeads(emails.slice(0, 1))
  await role.selectOptions('USER')
  await expectHeads(emails.slice(1))
  await state.selectOptions('잠금')
  await expectHeads(emails.slice(1, 2))
  forgetReads()
  await app.open(app.path(), administrator)
  await expectHeads(emails.slice(1, 2))
  await expect.element(state).toHaveValue('true')
  await role.selectOptions('ADMIN')
  await expect.element(page.getByText('등록된 사용자가 없습니다.', { exact: true })).toBeVisible()
  await role.selectOptions('전체')
  await state.selectOptions('활성')
  await expectHeads([accountOf(1).email, accountOf(3).email])
})

test('scrolling loads more accounts, each once', async () => {
  const accounts = accountsOf(24)
  const answer = Promise.withResolvers<void>()
  answerAccounts(app.server, accounts, ({ cursor }) => cursor && answer.promise)
  await app.open('/admin/users', administrator)
  await expect.poll(() => heads().elements().length).toBe(20)
  const further = () => app.server.callsOf(users.list).filter(({ query }) => query.cursor)
  await expect
    .poll(() => {
      heads().last().element().scrollIntoView()
      return further().length
    })
    .toBe(1)
  await expect.element(page.getByText('더 불러오는 중...')).toBeVisible()
  answer.resolve()
  await expectHeads(emailsOf(accounts).toReversed())
  await expect.element(page.getByText('모두 보여 드렸어요.')).toBeVisible()
})

test('a loading list shows placeholders, and a failed one can be retried', async () => {
  await expectStates(app, '/admin/users', (before) => answerAccounts(app.server, accountsOf(1), before))
  await expectHeads(emailsOf(accountsOf(1)))
})

test('while a change of an account is in flight, no further change of that account is sent', async () => {
  const [first, second] = [accountOf(1), accountOf(2)]
  answerAccounts(app.server, [first, second])
  const answer = Promise.withResolvers<void>()
  app.server.answer(users.lock, async ({ params, body }) => {
    if (params.userId === first.id) await answer.promise
    return { ...(params.userId === first.id ? first : second), ...body }
  })
  await app.open('/admin/users', administrator)
  await badge(first).dblClick()
  await expect.element(badge(first)).toHaveAttribute('aria-busy', 'true')
  await expect.element(badge(first)).toHaveTextContent('활성')
  await expect.element(toggle(first)).toHaveAttribute('aria-busy', 'true')
  await toggle(first).click()
  badge(first).element().focus()
  await userEvent.keyboard('{Enter}')
  await badge(second).click()
  await expect.element(badge(second)).toHaveTextContent('비활성')
  expect(app.server.callsOf(users.lock).map(({ params }) => params.userId)).toEqual([first.id, second.id])
  expect(app.server.callsOf(users.changeRole)).toEqual([])
  answer.resolve()
  await expect.element(badge(first)).toHaveTextContent('비활성')
  await expect.element(badge(first)).not.toHaveAttribute('aria-busy')
  await expect.element(toggle(first)).not.toBeChecked()
})

test('a failed lock or role change shows an error and changes nothing', async () => {
  const account = accountOf(1)
  answerAccounts(app.server, [account])
  for (const endpoint of [users.lock, users.changeRole])
    app.server.answer(endpoint, () => {
      throw new Refusal('Internal')
    })
  await app.open('/admin/users', administrator)
  await badge(account).click()
  await expect.element(page.getByText(toastTexts.lockFailed)).toBeVisible()
  await expect.element(badge(account)).toHaveTextContent('활성')
  await toggle(account).click()
  await expect.element(page.getByText(toastTexts.roleFailed)).toBeVisible()
  await expect.element(toggle(account)).not.toBeChecked()
})

test('a lock and a role change are each undone once from the toast', async () => {
  const account = accountOf(1)
  answerAccounts(app.server, [account])
  await app.open('/admin/users', administrator)
  await expect.element(row(account)).toMatchTextContent(`${account.email}${account.name}`)
  const undo = page.getByRole('button', { name: '되돌리기' })
  await badge(account).click()
  await expect.element(badge(account)).toHaveTextContent('비활성')
  await undo.click()
  await expect.element(page.getByText(accountUnlockedText(account.email))).toBeVisible()
  await expect.element(badge(account)).toHaveTextContent('활성')
  await toggle(account).click()
  await expect.element(page.getByText(roleChangedText(account.email, 'ADMIN'))).toBeVisible()
  await expect.poll(() => undo.elements().length).toBe(1)
  await undo.click()
  await expect.element(toggle(account)).not.toBeChecked()
  expect(app.server.callsOf(users.lock).map(({ body }) => body.locked)).toEqual([true, false])
  expect(app.server.callsOf(users.changeRole).map(({ body }) => body.role)).toEqual(['ADMIN', 'USER'])
})

test('a malformed account in the response loses its row, and the others are shown', async () => {
  const [broken, whole] = [accountOf(2), accountOf(1)]
  app.server.answer(users.list, () =>
    Response.json({ ...pageOf([]), data: [{ ...broken, createdAt: 'gestern' }, whole], totalCount: 2 }),
  )
  await app.open('/admin/users', administrator)
  await expectHeads([whole.email])
})

test('administrators cannot lock or demote themselves', async () => {
  answerAccounts(app.server, [administrator, accountOf(1)])
  await app.open('/admin/users', administrator)
  await expect.element(row(administrator)).toMatchTextContent('나')
  await expect.element(badge(administrator)).toBeDisabled()
  await expect.element(toggle(administrator)).toBeDisabled()
  await expect.element(toggle(administrator)).toBeChecked()
  await expect.element(badge(accountOf(1))).toBeEnabled()
})

test('the audit log lists who changed what, and the back button closes it', async () => {
  const { id: userId, email, name } = accountOf(1)
  const subject = { userId, email, name }
  const entries = [
    entryOf(3, { action: 'attribute.added', detail: '핏' }),
    entryOf(2, { subject }),
    entryOf(1, { action: 'role.changed', detail: 'ADMIN', subject }),
  ]
  const answer = Promise.withResolvers<void>()
  answerAccounts(app.server, accountsOf(1))
  app.server.answer(audit.list, async () => {
    await answer.promise
    return pageOf<AuditEntry>(entries)
  })
  await app.open('/admin/users', administrator)
  const opener = page.getByRole('button', { name: '관리 기록' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '관리 기록' })
  await expect.poll(() => dialog.element().querySelectorAll('[data-skeleton]').length).toBeGreaterThan(0)
  answer.resolve()
  for (const words of [`권한 변경 ${email} → ADMIN`, `계정 잠금 ${email}`, '속성 추가'])
    await expect
      .element(dialog.getByRole('listitem').filter({ hasText: words }))
      .toMatchTextContent(administrator.email)
  await expect.element(dialog.getByRole('listitem').filter({ hasText: '속성 추가' })).toMatchTextContent('핏')
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the list is not wider than the smallest phone', async () => {
  await page.viewport(320, 640)
  answerAccounts(app.server, [administrator, accountOf(1, { email: `${crypto.randomUUID()}@example.com` })])
  await app.open('/admin/users', administrator)
  await expect.poll(() => page.getByRole('row').elements().length).toBe(3)
  await expectListed()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
