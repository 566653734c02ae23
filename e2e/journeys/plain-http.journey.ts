import { launchWith } from '../kit/browser.ts'
import { adding, piece } from '../kit/closet-page.ts'
import { photo } from '../kit/photos.ts'
import { button, chooseOwn, follow } from '../kit/screen.ts'
import { signInByForm, submitSignUp } from '../kit/sign-in-page.ts'
import { password } from '../kit/test-user.ts'
import { expect, test } from '../kit/test.ts'

// Browsers trust a loopback address like https, but not what a name leads to.
test.use({ launchOptions: launchWith('--disable-remote-fonts', '--host-resolver-rules=MAP otday.test 127.0.0.1') })

test('opened by plain http all can be made, and what needs https says so', async ({ page, baseURL }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto(`http://otday.test:${new URL(baseURL ?? '').port}/#/auth/register`)
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
