import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { toastTexts } from '@otday/contract'
import { launchWith } from '../kit/browser.ts'
import { adding, piece } from '../kit/closet-page.ts'
import { composeByHand, planTrip } from '../kit/diary-page.ts'
import { commentField, comments, openedPost, posts } from '../kit/feeds-page.ts'
import { outfitPieces } from '../kit/outfit-page.ts'
import { photo } from '../kit/photos.ts'
import { button, chooseOwn, dialog, follow } from '../kit/screen.ts'
import { signInByForm, submitSignUp } from '../kit/sign-in-page.ts'
import { password } from '../kit/test-user.ts'
import { expect, test } from '../kit/test.ts'
import { hang, post, settle, today } from '../kit/wardrobe.ts'

// Browsers treat plain http to a loopback address as secure, like https, but not http to a host name; so these tests
// use a name that leads to the loopback address.
test.use({ launchOptions: launchWith('--disable-remote-fonts', '--host-resolver-rules=MAP otday.test 127.0.0.1') })

const plainly = (baseURL = '') => `http://otday.test:${new URL(baseURL).port}`

test('over plain HTTP clothes and photos can be added, and features that need https say so', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto(`${plainly(baseURL)}/#/auth/register`)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  await submitSignUp(page, { email, name: '하니', password })
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await signInByForm(page, { email, password })

  await follow(page, '옷장')
  await button(page, '옷 추가').first().click()
  await adding(page).getByLabel('이름').fill('남색 니트')
  await adding(page).getByRole('radio', { name: '상의', exact: true }).click()
  await adding(page)
    .getByLabel('옷 사진')
    .setInputFiles(photo([31, 42, 72]))
  await adding(page).getByRole('button', { name: '추가하기' }).click()
  await expect(piece(page, '남색 니트').locator('img')).toHaveAttribute('src', /^\//)
  await page.getByRole('button', { name: /^사진 여러 장/ }).click()
  const photos = page.getByRole('dialog', { name: '사진으로 옷 추가' })
  await photos.getByLabel('옷 사진들').setInputFiles({ ...photo([207, 47, 52]), name: '빨간 모자.png' })
  await expect(photos.getByRole('textbox', { name: '빨간 모자 이름' })).toBeVisible()
  await page.keyboard.press('Escape')

  await chooseOwn(page, '프로필 수정')
  await button(page, '현재 위치로').click()
  await expect(page.getByText('https 주소로 연 옷데이에서만 현재 위치를 알 수 있어요.')).toBeVisible()
  await page.getByRole('navigation', { name: '설정' }).getByRole('link', { name: '알림' }).click()
  await page.getByRole('switch', { name: '아침 브리핑' }).click()
  await expect(page.getByText('https 주소로 연 옷데이에서만 푸시 알림을 받을 수 있어요.')).toBeVisible()
  expect(errors).toEqual([])
})

test('over plain HTTP posts, comments, follows, plans, looks and trips are saved', async ({
  page,
  person,
  other,
  baseURL,
}) => {
  test.slow()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await Promise.all([settle(person), hang(person)])
  const feed = await post(other, await today(other), await hang(other, [['청바지', 'BOTTOM']]), '민지의 옷차림')
  await page.goto(`${plainly(baseURL)}/#/auth/login`)
  await signInByForm(page, person)

  // The user posts an outfit.
  await expect(outfitPieces(page).first()).toBeVisible()
  const word = crypto.randomUUID()
  await button(page, 'OOTD 등록').click()
  const ootd = dialog(page, 'OOTD 등록')
  await ootd.getByLabel('한마디').fill(word)
  await button(ootd, '등록하기').click()
  await expect(page.getByText(toastTexts.ootdRegistered)).toBeVisible()
  await follow(page, '피드')
  await expect(posts(page).filter({ hasText: word })).toHaveCount(1)

  // The user writes a comment on a feed and follows its author.
  await page.goto(`${plainly(baseURL)}/#/feeds?feedId=${feed.id}`)
  await expect(openedPost(page, '민지')).toBeVisible()
  await commentField(page).fill('어디서 샀어요?')
  await commentField(page).press('Enter')
  await expect(comments(page)).toHaveText(/어디서 샀어요\?/)
  await page.goto(`${plainly(baseURL)}/#/profiles?userId=${other.id}`)
  await button(page, '팔로우').click()
  await expect(button(page, '팔로우 취소')).toBeVisible()

  // The user creates a diary record, a look and a trip.
  await page.goto(`${plainly(baseURL)}/#/closet/calendar`)
  await button(page, '오늘 옷 기록하기').click()
  await button(page, '옷차림 더하기').click()
  const chooser = dialog(page, '옷차림 더하기')
  await button(chooser, '회색 울 니트').click()
  await chooser.getByRole('button', { name: '입을래요' }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(1)
  await page.goto(`${plainly(baseURL)}/#/closet/looks`)
  const naming = await composeByHand(page, ['회색 울 니트', '청바지'])
  await naming.getByLabel('이름', { exact: true }).fill('월요일 기본')
  await button(naming, '저장').click()
  await expect(button(page, '월요일 기본')).toBeVisible()
  await page.goto(`${plainly(baseURL)}/#/closet/trips`)
  const now = seoulDate(new Date())
  await planTrip(page, { place: '해운대', startsOn: daysAfter(now, 6), endsOn: daysAfter(now, 7) })
  await expect(page.getByRole('heading', { level: 1, name: '부산, 1박 2일' })).toBeVisible()
  expect(errors).toEqual([])
})
