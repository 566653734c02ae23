import { readFile } from 'node:fs/promises'
import { authTexts } from '@otday/contract'
import { type Page, request } from '@playwright/test'
import type { ApiUser } from '@otday/contract/api-user'
import { mailedPage, mailedPassword } from '../kit/mails.ts'
import { say } from '../kit/say.ts'
import { submitLogin } from '../kit/sign-in-page.ts'
import { expect, expectAccessible, test, visit } from '../kit/test.ts'
import { hang, post, today } from '../kit/wardrobe.ts'

test.use({ isPainted: true })

const path = '/settings?section=account'
const account = (page: Page) => page.getByRole('region', { name: '계정', exact: true })
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true })
const device = (page: Page, name: string) => account(page).getByRole('listitem').filter({ hasText: name })

/**
 * Signs a person in on a second device: by its user agent, an iPhone with Safari.
 * @returns `status`, which makes a call with that session and gives its HTTP status
 */
async function signInElsewhere(baseURL: string | undefined, { email, password }: ApiUser) {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  const elsewhere = await request.newContext({ ...(baseURL && { baseURL }), userAgent })
  const answer = await elsewhere.post('/api/auth/sign-in', { form: { username: email, password } })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}` }
  return { status: async () => (await elsewhere.get('/api/auth/sessions', { headers })).status() }
}

async function open(page: Page, name: '이메일 변경' | '비밀번호 변경' | '계정 삭제') {
  await account(page).getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const row = (page: Page) => account(page).getByRole('listitem').filter({ hasText: '이메일 변경' })

async function askForEmail(page: Page, email: string, password: string) {
  await open(page, '이메일 변경')
  await field(page, '새 이메일').fill(email)
  await field(page, '현재 비밀번호').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: '메일 보내기' }).click()
  await expect(row(page)).toContainText(email)
}

test('devices are listed, one device is signed out, and all data is downloaded as a ZIP', async ({
  page,
  person,
  enter,
  baseURL,
}) => {
  await hang(person, [['흰 셔츠', 'TOP']])
  const elsewhere = await signInElsewhere(baseURL, person)
  await enter(person)
  await visit(page, path)
  await expect(account(page).getByText('이 기기')).toHaveCount(1)
  await expect(device(page, '이 기기')).toContainText('지금 사용 중')
  await expect(device(page, 'Safari · iPhone')).toContainText('방금 전 사용')
  await account(page).getByRole('button', { name: 'Safari · iPhone에서 로그아웃' }).click()
  await expect(page.getByText('그 기기에서 로그아웃했어요.')).toBeVisible()
  await expect(device(page, 'Safari · iPhone')).toHaveCount(0)
  expect(await elsewhere.status()).toBe(401)
  await expect(account(page).getByText('이 기기')).toHaveCount(1)

  const coming = page.waitForEvent('download')
  await account(page).getByRole('button', { name: '내 데이터 내려받기' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^otday-\d{4}-\d\d-\d\d\.zip$/)
  const archive = await readFile(await download.path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')
  expect(archive.toString('utf8')).toContain('흰 셔츠')
  await expect(page.getByText('내려받기를 시작했어요.')).toBeVisible()
})

test('an email change needs the password and the link in the mail, and can be undone by mail', async ({
  page,
  person,
  other,
  enter,
  baseURL,
  browser,
}) => {
  const elsewhere = await signInElsewhere(baseURL, person)
  await enter(person)
  await visit(page, path)
  await expect(account(page).getByText(person.email)).toBeVisible()
  await open(page, '이메일 변경')
  await field(page, '새 이메일').fill(other.email)
  await field(page, '현재 비밀번호').fill('wrong123')
  const submit = page.getByRole('dialog').getByRole('button', { name: '메일 보내기' })
  await submit.click()
  await expect(field(page, '현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  await field(page, '현재 비밀번호').fill(person.password)
  await submit.click()
  await expect(field(page, '새 이메일')).toHaveAccessibleDescription('이미 가입된 이메일이에요.')
  const email = `${crypto.randomUUID()}@example.com`
  await field(page, '새 이메일').fill(email)
  await submit.click()
  await expect(page.getByText('메일을 보냈어요. 30분 안에 링크를 눌러 주세요.').first()).toBeVisible()
  await expect(row(page)).toContainText(person.email)
  await expect(row(page)).toContainText(`${email}에 메일을 보냈어요.`)
  const first = await mailedPage(email, '새 이메일 확인하기')
  await row(page).getByRole('button', { name: '이메일 변경 취소' }).click()
  await expect(page.getByText('이메일 변경을 취소했어요.')).toBeVisible()
  await expect(row(page)).not.toContainText(email)
  await askForEmail(page, email, person.password)
  await mailedPage(email, '새 이메일 확인하기', 2)
  await row(page).getByRole('button', { name: '다시 보내기' }).click()
  await expect(page.getByText('새 링크를 보냈어요. 앞의 링크는 이제 쓸 수 없어요.')).toBeVisible()
  const last = await mailedPage(email, '새 이메일 확인하기', 3)
  expect(await elsewhere.status()).toBe(200)
  await page.reload()
  await expect(row(page)).toContainText(email)
  await expectAccessible(page)

  // The links of the mails are opened in another browser, where nobody is signed in.
  const phone = await browser.newPage()
  const follow = async (link: string, name: string) => {
    await phone.goto('about:blank')
    await phone.goto(`/${link}`)
    await phone.getByRole('button', { name }).click()
  }
  await follow(first, '이메일 바꾸기')
  await expect(phone.getByRole('heading', { name: '더 쓸 수 없는 링크예요' })).toBeFocused()
  await expect(row(page)).toContainText(person.email)
  await follow(last, '이메일 바꾸기')
  await expect(phone.getByRole('heading', { name: '이메일을 바꿨어요' })).toBeFocused()
  await expect(phone).toHaveURL(/#\/auth\/email$/)
  await expect(row(page)).not.toContainText('메일을 보냈어요.', { timeout: 20_000 })
  await expect(row(page)).toContainText(email)
  expect(await elsewhere.status()).toBe(401)

  const undo = await mailedPage(person.email, '이메일 되돌리기')
  await follow(undo, '이메일 되돌리기')
  await expect(phone.getByRole('heading', { name: '이메일을 되돌렸어요' })).toBeFocused()
  await phone.getByRole('link', { name: '새 비밀번호 정하기' }).click()
  await phone.getByLabel('Email').fill(person.email)
  await phone.getByRole('button', { name: 'Next' }).click()
  const temporary = phone.getByLabel('Temporary password', { exact: true })
  await temporary.fill(await mailedPassword(person.email, 5))
  await phone.getByRole('button', { name: 'Next' }).click()
  await expect(phone.getByRole('heading', { name: 'Change to a new password' })).toBeVisible()
  await phone.close()
  await expect(page).toHaveURL(/#\/auth\/login$/)
})

test('a password change needs the current password, keeps this session and ends the others', async ({
  page,
  person,
  enter,
  baseURL,
}) => {
  const elsewhere = await signInElsewhere(baseURL, person)
  await enter(person)
  await visit(page, path)
  await open(page, '비밀번호 변경')
  await field(page, '새 비밀번호').fill('brandnew1!')
  await field(page, '새 비밀번호 확인').fill('brandnew1!')
  const submit = page.getByRole('dialog').getByRole('button', { name: '비밀번호 바꾸기' })
  await field(page, '현재 비밀번호').fill('wrong123')
  await submit.click()
  await expect(field(page, '현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  await field(page, '현재 비밀번호').fill(person.password)
  await submit.click()
  await expect(page.getByText('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했어요.')).toBeVisible()
  expect(await elsewhere.status()).toBe(401)
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '옷장' }).click()
  await expect(page.getByRole('heading', { name: '옷장이 비어 있어요' })).toBeVisible()
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await submitLogin(page, { ...person, password: 'brandnew1!' })
  await expect(page).toHaveURL(/#\/recommendations$/)
})

test('a deleted account is hidden and comes back by signing in; its old messages stay without a name', async ({
  page,
  person,
  other,
  enter,
  baseURL,
}) => {
  const hung = await hang(person, [['흰 셔츠', 'TOP']])
  const feed = await post(person, await today(person), hung, '곧 돌아올 글')
  await say(baseURL ?? '', other, person, '그동안 고마웠어요')
  const isSeen = () =>
    other.feeds.get({ params: { feedId: feed.id } }).then(
      () => true,
      () => false,
    )
  await enter(person)
  await visit(page, path)
  await open(page, '계정 삭제')
  const question = page.getByRole('dialog', { name: '계정을 삭제할까요?' })
  await field(page, '현재 비밀번호').fill('wrong123')
  await question.getByRole('button', { name: '계정 삭제' }).click()
  await expect(field(page, '현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  expect(await isSeen()).toBe(true)
  await field(page, '현재 비밀번호').fill(person.password)
  await question.getByRole('button', { name: '계정 삭제' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByRole('status').filter({ hasText: authTexts.en.accountDeleted })).toBeVisible()
  expect(await isSeen()).toBe(false)
  await page.reload()
  await submitLogin(page, person)
  await expect(page).toHaveURL(/#\/recommendations$/)
  await expect(page.getByText('다시 오셨네요. 계정을 그대로 되돌렸어요.')).toBeVisible()
  expect(await isSeen()).toBe(true)

  await other.account.leave({ params: { userId: other.id } })
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '프로필' }).click()
  await page.getByRole('main').getByRole('button', { name: '대화 목록' }).click()
  await expect(page.getByRole('dialog')).not.toContainText('민지')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /탈퇴한 사용자/ })
    .click()
  const thread = page.getByRole('dialog', { name: '탈퇴한 사용자 님과의 대화' })
  await expect(thread.getByText('그동안 고마웠어요')).toBeVisible()
  await expect(thread.getByText('탈퇴한 사용자에게는 메시지를 보낼 수 없어요.')).toBeVisible()
  await expect(thread.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
})

test('a temporary password leads to choosing a new one and cannot change the email address', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, path)
  await person.auth.resetPassword({ body: { email: person.email } })
  const mailed = await mailedPassword(person.email)
  await open(page, '이메일 변경')
  await field(page, '새 이메일').fill(`new-${person.email}`)
  await field(page, '현재 비밀번호').fill(mailed)
  await page.getByRole('dialog').getByRole('button', { name: '메일 보내기' }).click()
  await expect(field(page, '현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: '작성을 그만둘까요?' }).getByRole('button', { name: '그만두기' }).click()
  await open(page, '비밀번호 변경')
  await field(page, '현재 비밀번호').fill(mailed)
  await field(page, '새 비밀번호').fill('otherpw1!')
  await field(page, '새 비밀번호 확인').fill('otherpw1!')
  await page.getByRole('dialog').getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(page).toHaveURL(/#\/auth\/forgot-password$/)
  await expect(page.getByRole('heading', { name: 'Change to a new password' })).toBeVisible()
})
