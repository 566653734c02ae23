import { readFile } from 'node:fs/promises'
import { authTexts } from '@otday/contract'
import { type Page, request } from '@playwright/test'
import { breakDown, delayResponses } from '../network.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { mailedPage, mailedPassword } from '../mails.ts'
import { say } from '../say.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang, post, today } from '../wardrobe.ts'

const path = '/settings'
const account = (page: Page) => page.getByRole('region', { name: '계정', exact: true })
const question = (page: Page) => page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true })
const device = (page: Page, name: string) => account(page).getByRole('listitem').filter({ hasText: name })

/** Signs somebody in somewhere else, with a browser that says what it is. */
async function signInElsewhere(baseURL: string | undefined, { email, password }: ApiUser) {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  const elsewhere = await request.newContext({ ...(baseURL && { baseURL }), userAgent })
  const answer = await elsewhere.post('/api/auth/sign-in', { form: { username: email, password } })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}` }
  return { status: async () => (await elsewhere.get('/api/auth/sessions', { headers })).status() }
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('ID').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
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

test('devices are listed, and one signs out there', async ({ page, person, enter, baseURL }) => {
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
})

test('devices that cannot be loaded are asked for again, and one that could not be signed out stays', async ({
  page,
  person,
  enter,
  baseURL,
}) => {
  await signInElsewhere(baseURL, person)
  await enter(person)
  const mend = await breakDown(page, '/api/auth/sessions', 'GET', { message: '잠시 뒤에 해 주세요.' })
  await visit(page, path)
  await expect(account(page).getByText('잠시 뒤에 해 주세요.')).toBeVisible()
  mend()
  await account(page).getByRole('button', { name: '다시 시도' }).click()
  await expect(device(page, 'Safari · iPhone')).toBeVisible()
  await page.route(/\/api\/auth\/sessions\/.+/, (route) =>
    route.fulfill({ status: 500, json: { message: '안 돼요.' } }),
  )
  await account(page).getByRole('button', { name: 'Safari · iPhone에서 로그아웃' }).click()
  await expect(page.getByText('안 돼요.')).toBeVisible()
  await expect(device(page, 'Safari · iPhone')).toBeVisible()
})

test('the e-mail is asked for with the password, and changes by the link in the mail', async ({
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
  const submit = page.getByRole('dialog').getByRole('button', { name: '메일 보내기' })
  await expect(submit).toBeDisabled()
  for (const [typed, said] of [
    ['hani', '올바른 이메일 주소가 아니에요.'],
    [person.email.toUpperCase(), '지금 쓰고 있는 이메일이에요.'],
  ] as const) {
    await field(page, '새 이메일').fill(typed)
    await expect(field(page, '새 이메일')).toHaveAccessibleDescription(said)
  }
  await field(page, '새 이메일').fill(other.email)
  await field(page, '새 이메일').press('Enter')
  await expect(field(page, '현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호를 입력해 주세요.')
  await expect(field(page, '현재 비밀번호')).toBeFocused()
  await field(page, '현재 비밀번호').fill('wrong123')
  await submit.click()
  await expect(field(page, '현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  await field(page, '현재 비밀번호').fill(person.password)
  await submit.click()
  await expect(field(page, '새 이메일')).toHaveAccessibleDescription('이미 가입된 이메일이에요.')
  await expect(field(page, '새 이메일')).toBeFocused()
  const email = `${crypto.randomUUID()}@example.com`
  await field(page, '새 이메일').fill(email)
  await submit.click()
  await expect(page.getByText('메일을 보냈어요. 30분 안에 링크를 눌러 주세요.').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row(page)).toContainText(person.email)
  await expect(row(page)).toContainText(`${email}에 메일을 보냈어요.`)
  expect(await elsewhere.status()).toBe(200)
  await page.reload()
  await expect(row(page)).toContainText(email)
  await expectAccessible(page)

  // In another browser, where nobody is signed in.
  const phone = await browser.newPage()
  await phone.goto(`/${await mailedPage(email, '새 이메일 확인하기')}`)
  await expect(phone.getByRole('heading', { name: '새 이메일을 확인할까요?' })).toBeVisible()
  await expect(row(page)).toContainText(person.email)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: '이메일 바꾸기' }).click()
  await expect(phone.getByRole('heading', { name: '이메일을 바꿨어요' })).toBeFocused()
  await expect(phone).toHaveURL(/#\/auth\/email$/)
  await phone.close()
  await expect(row(page)).not.toContainText('메일을 보냈어요.', { timeout: 20_000 })
  await expect(row(page)).toContainText(email)
  expect(await elsewhere.status()).toBe(401)
})

test('a link that was sent again, cancelled or used says so, and one that failed is tried again', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, path)
  const email = `${crypto.randomUUID()}@example.com`
  await askForEmail(page, email, person.password)
  const first = await mailedPage(email, '새 이메일 확인하기')
  await row(page).getByRole('button', { name: '다시 보내기' }).click()
  await expect(page.getByText('새 링크를 보냈어요. 앞의 링크는 이제 쓸 수 없어요.')).toBeVisible()
  const second = await mailedPage(email, '새 이메일 확인하기', 2)
  const press = async (link: string) => {
    await visit(page, link.slice(1))
    await page.getByRole('button', { name: '이메일 바꾸기' }).click()
  }
  await press(first)
  await expect(page.getByRole('heading', { name: '더 쓸 수 없는 링크예요' })).toBeFocused()
  const mend = await breakDown(page, '/api/auth/email-confirmations', 'POST', { message: '잠시 뒤에 해 주세요.' })
  await press(second)
  await expect(page.getByRole('alert')).toHaveText('잠시 뒤에 해 주세요.')
  mend()
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('heading', { name: '이메일을 바꿨어요' })).toBeVisible()
  await press(second)
  await expect(page.getByRole('heading', { name: '이미 사용한 링크예요' })).toBeVisible()
  await page.getByRole('link', { name: '옷데이로 가기' }).click()
  await expect(page).toHaveURL(/#\/recommendations$/)

  await visit(page, path)
  const another = `${crypto.randomUUID()}@example.com`
  await askForEmail(page, another, person.password)
  await row(page).getByRole('button', { name: '이메일 변경 취소' }).click()
  await expect(page.getByText('이메일 변경을 취소했어요.')).toBeVisible()
  await expect(row(page)).not.toContainText(another)
  await visit(page, '/auth/email')
  await expect(page.getByRole('heading', { name: '더 쓸 수 없는 링크예요' })).toBeVisible()
})

test('an address that somebody else took meanwhile is theirs', async ({ page, person, other, enter }) => {
  await enter(person)
  await visit(page, path)
  const email = `${crypto.randomUUID()}@example.com`
  await askForEmail(page, email, person.password)
  const link = await mailedPage(email, '새 이메일 확인하기')
  await other.users.create({ body: { email, name: '해린', password: person.password } })
  await visit(page, link.slice(1))
  await page.getByRole('button', { name: '이메일 바꾸기' }).click()
  await expect(page.getByRole('heading', { name: '그사이 다른 사람이 쓰는 이메일이 되었어요' })).toBeFocused()
  await page.getByRole('link', { name: '설정으로 가기' }).click()
  await expect(account(page).getByText(person.email)).toBeVisible()
})

test('@phone the former owner undoes a change, and chooses a new password by mail', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  const email = `${crypto.randomUUID()}@example.com`
  await askForEmail(page, email, person.password)
  await visit(page, (await mailedPage(email, '새 이메일 확인하기')).slice(1))
  await page.getByRole('button', { name: '이메일 바꾸기' }).click()
  await expect(page.getByRole('heading', { name: '이메일을 바꿨어요' })).toBeVisible()
  const link = await mailedPage(person.email, '이메일 되돌리기')
  await visit(page, link.slice(1))
  await expect(page.getByRole('heading', { name: '이메일을 되돌릴까요?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '이메일 되돌리기' }).click()
  await expect(page.getByRole('heading', { name: '이메일을 되돌렸어요' })).toBeFocused()
  await page.getByRole('link', { name: '새 비밀번호 정하기' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Temporary password', { exact: true }).fill(await mailedPassword(person.email, 4))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Change to a new password' })).toBeVisible()
  await visit(page, link.slice(1))
  await page.getByRole('button', { name: '이메일 되돌리기' }).click()
  await expect(page.getByRole('heading', { name: '이미 되돌렸어요' })).toBeVisible()
  await visit(page, path)
  await expect(page).toHaveURL(/#\/auth\//)
})

test('the password is changed by whoever knows it, and the page goes on', async ({ page, person, enter, baseURL }) => {
  const elsewhere = await signInElsewhere(baseURL, person)
  await enter(person)
  await visit(page, path)
  await open(page, '비밀번호 변경')
  const submit = page.getByRole('dialog').getByRole('button', { name: '비밀번호 바꾸기' })
  await field(page, '새 비밀번호').fill('short')
  await expect(field(page, '새 비밀번호')).toHaveAccessibleDescription('영문과 숫자를 넣어 6자 이상 입력해 주세요.')
  await field(page, '새 비밀번호').fill('brandnew1!')
  await field(page, '새 비밀번호 확인').fill('brandnew2!')
  await expect(field(page, '새 비밀번호 확인')).toHaveAccessibleDescription('비밀번호가 서로 달라요.')
  await field(page, '새 비밀번호 확인').fill('brandnew1!')
  await expect(submit).toBeDisabled()
  await field(page, '현재 비밀번호').fill('wrong123')
  await submit.click()
  await expect(field(page, '현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  await expect(field(page, '새 비밀번호')).toHaveValue('brandnew1!')
  await field(page, '현재 비밀번호').fill(person.password)
  await submit.click()
  await expect(page.getByText('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했어요.')).toBeVisible()
  expect(await elsewhere.status()).toBe(401)
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '옷장' }).click()
  await expect(page.getByRole('heading', { name: '옷장이 비어 있어요' })).toBeVisible()
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await signIn(page, person.email, 'brandnew1!')
  await expect(page).toHaveURL(/#\/recommendations$/)
})

test('what was typed is asked about before a dialog closes, also by the back button', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, path)
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await open(page, '비밀번호 변경')
    await close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await open(page, '비밀번호 변경')
    await field(page, '새 비밀번호').fill('brandnew1!')
    await close()
    await question(page).getByRole('button', { name: '계속 쓰기' }).click()
    await expect(question(page)).toBeHidden()
    await expect(field(page, '새 비밀번호')).toHaveValue('brandnew1!')
    await close()
    await question(page).getByRole('button', { name: '그만두기' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/#\/settings$/)
  }
})

test('however many forms would be left, one question is asked', async ({ page, person, enter, complaints }) => {
  await enter(person)
  await visit(page, '/closet')
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '프로필 수정' }).click()
  await page.getByLabel('닉네임').fill('새이름')
  await open(page, '이메일 변경')
  await field(page, '새 이메일').fill('minji')
  await page.evaluate(() => history.go(-2))
  await question(page).getByRole('button', { name: '계속 쓰기' }).click()
  await expect(question(page)).toBeHidden()
  await expect(field(page, '새 이메일')).toHaveValue('minji')
  await page.goBack()
  await question(page).getByRole('button', { name: '그만두기' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('닉네임')).toHaveValue('새이름')
  await open(page, '이메일 변경')
  await page.evaluate(() => history.go(-2))
  await question(page).getByRole('button', { name: '그만두기' }).click()
  await expect(page).toHaveURL(/#\/closet$/)
  expect(complaints).toEqual([])
})

test('a dialog that was left while its change was on the way goes back once', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/closet')
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '프로필 수정' }).click()
  await open(page, '이메일 변경')
  const email = `${crypto.randomUUID()}@example.com`
  await field(page, '새 이메일').fill(email)
  await field(page, '현재 비밀번호').fill(person.password)
  const delayed = await delayResponses(page, `/api/users/${person.id}/email`, (_, method) => method === 'PATCH')
  await page.getByRole('dialog').getByRole('button', { name: '메일 보내기' }).click()
  await expect.poll(() => delayed.waiting()).toBe(1)
  await page.goBack()
  await question(page).getByRole('button', { name: '그만두기' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  delayed.open()
  await expect(page.getByText('메일을 보냈어요. 30분 안에 링크를 눌러 주세요.').first()).toBeVisible()
  await expect(account(page).getByText(email)).toBeVisible()
  await expect(page).toHaveURL(/#\/settings$/)
})

test('sections that save on their own leave the form as it is, and the form leaves them', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, path)
  await page.getByLabel('닉네임').fill('새이름')
  await expect(page.getByRole('button', { name: '되돌리기' })).toBeVisible()
  await open(page, '이메일 변경')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('닉네임')).toHaveValue('새이름')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await page.getByRole('radio', { name: '어둡게' }).click()
  await expect(page.getByRole('button', { name: '되돌리기' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '저장', exact: true })).toHaveCount(0)
})

test('a deleted account is gone for others at once, and back with the next sign-in', async ({
  page,
  person,
  other,
  enter,
}) => {
  const [shirt] = await hang(person, [['흰 셔츠', 'TOP']])
  if (!shirt) return
  const feed = await post(person, await today(person), [shirt], '곧 돌아올 글')
  const isSeen = () =>
    other.feeds.get({ params: { feedId: feed.id } }).then(
      () => true,
      () => false,
    )
  await enter(person)
  await visit(page, path)
  await open(page, '계정 삭제')
  const question = dialog(page, '계정을 삭제하시겠습니까?')
  await expect(question).toContainText(person.email)
  await expect(question).toContainText('30일 안에 다시 로그인하면 그대로 돌아와요.')
  await field(page, '현재 비밀번호').fill('wrong123')
  await question.getByRole('button', { name: '계정 삭제' }).click()
  await expect(field(page, '현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  expect(await isSeen()).toBe(true)
  await field(page, '현재 비밀번호').fill(person.password)
  const delayed = await delayResponses(page, `/api/users/${person.id}`)
  await question.getByRole('button', { name: '계정 삭제' }).click()
  await expect(question.getByRole('button', { name: '삭제 중...' })).toBeVisible()
  delayed.open()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByText(authTexts.en.sessionEnded)).toBeHidden()
  expect(await isSeen()).toBe(false)
  await page.reload()
  await signIn(page, person.email, person.password)
  await expect(page).toHaveURL(/#\/recommendations$/)
  expect(await isSeen()).toBe(true)
})

test('who has left is read on by others without a name, and no longer written to', async ({
  page,
  person,
  other,
  enter,
  baseURL,
}) => {
  await say(baseURL ?? '', other, person, '그동안 고마웠어요')
  await other.account.leave({ params: { userId: other.id } })
  await enter(person)
  await visit(page, '/profiles')
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

test('everything of one’s own is downloaded as a ZIP', async ({ page, person, enter }) => {
  await hang(person, [['흰 셔츠', 'TOP']])
  await enter(person)
  await visit(page, path)
  const coming = page.waitForEvent('download')
  await account(page).getByRole('button', { name: '내 데이터 내려받기' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^otday-\d{4}-\d\d-\d\d\.zip$/)
  const archive = await readFile(await download.path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')
  expect(archive.toString('utf8')).toContain('흰 셔츠')
  await expect(page.getByText('내려받기를 시작했어요.')).toBeVisible()
})

test('a place is found by its name, without submitting the form', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  const place = page.getByLabel('현재 위치', { exact: true })
  await page.getByRole('button', { name: '이름으로' }).click()
  const word = page.getByLabel('지역 이름')
  await expect(word).toBeFocused()
  await word.fill('없는이름')
  await expect(page.getByText('그런 이름의 지역이 없어요.')).toBeVisible()
  await word.fill('강릉')
  await word.press('Enter')
  const found = page.getByRole('list', { name: '찾은 지역' })
  await expect(found.getByRole('button', { name: '강원특별자치도 강릉시', exact: true })).toBeVisible()
  await found.getByRole('button', { name: '강원특별자치도 강릉시', exact: true }).click()
  await expect(place).toHaveValue('강원특별자치도 강릉시')
  await expect(word).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByText('프로필이 성공적으로 업데이트되었습니다.')).toBeVisible()
  const { location } = await person.profiles.get({ params: { userId: person.id } })
  expect(location?.locationNames.join(' ')).toBe('강원특별자치도 강릉시')
})

test('a search for places that fails says so and may be tried again', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  const mend = await breakDown(page, '/api/weathers/places', 'GET', { message: '잠시 뒤에 해 주세요.' })
  await page.getByRole('button', { name: '이름으로' }).click()
  await page.getByLabel('지역 이름').fill('부산')
  await expect(page.getByText('잠시 뒤에 해 주세요.')).toBeVisible()
  mend()
  await page.getByRole('main').getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('list', { name: '찾은 지역' }).getByRole('button').first()).toContainText('부산')
})

test('who knows a temporary password only is led to a new one, and changes nothing else before', async ({
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
  await question(page).getByRole('button', { name: '그만두기' }).click()
  await open(page, '비밀번호 변경')
  await field(page, '현재 비밀번호').fill(mailed)
  await field(page, '새 비밀번호').fill('otherpw1!')
  await field(page, '새 비밀번호 확인').fill('otherpw1!')
  await page.getByRole('dialog').getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(page).toHaveURL(/#\/auth\/forgot-password$/)
  await expect(page.getByRole('heading', { name: 'Change to a new password' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('brandnew1!')
  await page.getByLabel('Confirm password', { exact: true }).fill('brandnew1!')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Go to login' }).click()
  await signIn(page, person.email, 'brandnew1!')
  await expect(page).toHaveURL(/#\/recommendations$/)
})

test('no dialog of the account has a barrier', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  for (const name of ['이메일 변경', '비밀번호 변경', '계정 삭제'] as const) {
    await open(page, name)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: '이름으로' }).click()
  await page.getByLabel('지역 이름').fill('서울')
  await expect(page.getByRole('list', { name: '찾은 지역' })).toBeVisible()
  await expectAccessible(page)
})
