import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { breakDown } from '../network.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang, settle } from '../wardrobe.ts'

const path = '/recommendations'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const picture = (page: Page) => page.getByRole('figure', { name: /^추천 옷차림/ })
const cards = (page: Page) => page.getByRole('list', { name: '추천 옷' }).getByRole('article')
const namesIn = (page: Page) => page.getByRole('list', { name: '추천 옷' }).getByRole('heading').allTextContents()
const pieces = (page: Page) => picture(page).getByRole('button')
const days = (page: Page) => page.getByRole('group', { name: '5일 예보' }).getByRole('button')
const toasts = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]')
const called = (page: Page, pathname: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === pathname)

test('the whole outfit stands in the first view, with occasion and buttons', { tag: '@phone' }, async ({
  page,
  person,
  enter,
  isMobile,
}) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  await expect(pieces(page)).toHaveCount(await cards(page).count())
  const bottom = await page.evaluate(() => {
    const bars = [...document.querySelectorAll('nav')].map((nav) => nav.getBoundingClientRect().top)
    return Math.min(window.innerHeight, ...bars.filter((top) => top > window.innerHeight / 2))
  })
  for (const seen of [button(page, '다른 옷'), button(page, 'OOTD 등록'), page.getByRole('radio', { name: '출근' })]) {
    const box = await seen.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom)
  }
  if (isMobile) {
    const box = await picture(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom)
    expect((await page.getByRole('region', { name: '오늘의 날씨' }).boundingBox())?.height).toBeLessThanOrEqual(180)
  } else {
    const [left, right] = [await picture(page).boundingBox(), await page.getByText('보온 균형').boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0))).toBeLessThan(60)
  }
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
})

test('the head of the weather unfolds on a phone, the desktop shows all of it', { tag: '@phone' }, async ({
  page,
  person,
  enter,
  isMobile,
}) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  await expect(days(page)).toHaveCount(5)
  if (!isMobile) {
    await expect(page.getByText('습도')).toBeVisible()
    return expect(button(page, '날씨 자세히')).toBeHidden()
  }
  await expect(page.getByText('습도')).toBeHidden()
  await button(page, '날씨 자세히').click()
  await expect(page.getByText('습도')).toBeVisible()
  await button(page, '날씨 자세히').click()
  await expect(page.getByText('습도')).toBeHidden()
})

test('a piece is exchanged from the picture, and taken back', { tag: '@phone' }, async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  const before = await namesIn(page)
  const top = before.find((name) => /티셔츠|니트/.test(name)) ?? ''
  await button(page, `${top}, 바꾸기`).click()
  const dialog = page.getByRole('dialog', { name: '상의 바꾸기' })
  await expect(page).toHaveURL(/swap=/)
  const choices = dialog.getByRole('radiogroup', { name: /^상의 \d+벌$/ }).getByRole('radio')
  await expect(choices.first()).toBeChecked()
  await expect(choices.first()).toHaveAccessibleName(`${top}, 지금 입은 상의`)
  await expect(choices.nth(1)).toHaveAccessibleName(/어울림 \d+점, \d개 중 1번째$/)
  await choices.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(choices.nth(1)).toBeChecked()
  const chosen = (await choices.nth(1).getAttribute('aria-label'))?.split(',')[0] ?? ''
  await expect(dialog.getByRole('figure')).toContainText(chosen)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/swap=/)
  await expect.poll(() => namesIn(page)).toContain(chosen)
  expect(await namesIn(page)).not.toContain(top)
  await expect(button(page, `${chosen}, 바꾸기`)).toBeFocused()
  await expect(toasts(page)).toContainText('바꿨어요.')
  await toasts(page).getByRole('button', { name: '되돌리기' }).click()
  await expect.poll(async () => (await namesIn(page)).toSorted()).toEqual(before.toSorted())
})

test('Escape and the back button leave an exchange as it was', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  const before = await namesIn(page)
  const dialog = page.getByRole('dialog', { name: /바꾸기$/ })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await pieces(page).first().click()
    const choices = dialog.getByRole('radio', { name: /어울림/ })
    await choices.first().check({ force: true })
    await leave()
    await expect(dialog).toBeHidden()
    expect(await namesIn(page)).toEqual(before)
  }
})

test('pieces are added and taken off', async ({ page, person, enter }) => {
  await settle(person)
  await hang(person)
  await person.clothes.create({ body: { ownerId: person.id, name: '체크 머플러', type: 'SCARF' } })
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  if (!(await namesIn(page)).includes('체크 머플러')) {
    await button(page, '옷 더하기').click()
    await page.getByRole('menuitem', { name: '스카프' }).click()
    const adding = page.getByRole('dialog', { name: '스카프 더하기' })
    await adding.getByRole('radio', { name: /^체크 머플러/ }).check({ force: true })
    await adding.getByRole('button', { name: '더하기' }).click()
    await expect.poll(() => namesIn(page)).toContain('체크 머플러')
  }
  await button(page, '체크 머플러 바꾸기').click()
  const dialog = page.getByRole('dialog', { name: '스카프 바꾸기' })
  await dialog.getByRole('button', { name: '이 옷 빼기' }).click()
  await expect(toasts(page).first()).toContainText('체크 머플러를 뺐어요.')
  await expect.poll(() => namesIn(page)).not.toContain('체크 머플러')
})

test('alternatives that cannot be had say so and are had again', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  const mend = await breakDown(page, '/api/outfits/alternatives', 'GET', { message: '잠시 쉬고 있어요.' })
  await pieces(page).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('잠시 쉬고 있어요.')
  mend()
  await dialog.getByRole('button', { name: '다시 시도' }).click()
  await expect(dialog.getByRole('radio', { name: /어울림/ }).first()).toBeAttached()
})

test('an outfit is composed by hand and worn', { tag: '@phone' }, async ({ page, person, enter }) => {
  await settle(person)
  const hung = await hang(person)
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  await button(page, '직접 고르기').click()
  const dialog = page.getByRole('dialog', { name: '직접 고르기' })
  const chosen = dialog.getByRole('figure', { name: /^고른 옷차림/ })
  await expect(chosen.getByRole('button')).toHaveCount(await cards(page).count())
  await dialog.getByRole('button', { name: '모두 빼기' }).click()
  await expect(page).toHaveURL(/compose=1/)
  await expect(dialog.getByText('옷을 하나 골라 주세요.')).toBeVisible()
  const closet = dialog.getByRole('list', { name: '옷장' })
  await closet.getByRole('button', { name: '회색 울 니트' }).click()
  await expect(closet.getByRole('button', { name: /회색 울 니트 ?, 고름/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByText('하의를 아직 안 골랐어요.')).toBeVisible()
  await dialog.getByRole('button', { name: '나머지 채우기' }).click()
  await expect(chosen.getByRole('button', { name: '회색 울 니트, 빼기' })).toBeVisible()
  await expect.poll(() => chosen.getByRole('button').count()).toBeGreaterThan(2)
  await expectAccessible(page)
  const filled = await chosen.getByRole('button').count()
  await dialog.getByRole('button', { name: '되돌리기' }).click()
  await expect(chosen.getByRole('button')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(chosen.getByRole('button')).toHaveCount(0)
  await page.goBack()
  await expect(dialog).toBeHidden()

  const knit = hung.find(({ name }) => name === '회색 울 니트')
  await visit(page, `${path}?compose=${knit?.id ?? ''}`)
  await expect(chosen.getByRole('button', { name: '회색 울 니트, 빼기' })).toBeVisible()
  await dialog.getByRole('button', { name: '나머지 채우기' }).click()
  await expect(chosen.getByRole('button')).toHaveCount(filled)
  await dialog.getByRole('button', { name: '이 옷차림으로' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => namesIn(page)).toContain('회색 울 니트')
})

test('the composer searches the closet and names what was deleted meanwhile', async ({ page, person, enter }) => {
  await settle(person)
  const hung = await hang(person)
  await enter(person)
  await visit(page, `${path}?compose=1`)
  const dialog = page.getByRole('dialog', { name: '직접 고르기' })
  const closet = dialog.getByRole('list', { name: '옷장' }).getByRole('button')
  await dialog.getByRole('searchbox').fill('패딩')
  await expect(closet).toHaveCount(2)
  await dialog.getByRole('searchbox').fill('')
  await dialog.getByRole('radio', { name: '하의' }).click()
  await expect(closet).toHaveCount(3)
  await closet.filter({ hasText: '베이지 면 반바지' }).click()
  const shorts = hung.find(({ name }) => name === '베이지 면 반바지')
  if (shorts) await person.clothes.delete({ params: { clothesId: shorts.id } })
  await dialog.getByRole('radio', { name: '상의' }).click()
  await closet.filter({ hasText: '흰 긴팔 티셔츠' }).click()
  await expect(dialog.getByRole('alert')).toContainText('베이지 면 반바지 자리가 비었어요.')
  await dialog.getByRole('button', { name: '빼고 계속하기' }).click()
  await expect(dialog.getByRole('figure', { name: /옷 1가지$/ })).toBeVisible()
})

test('the same outfit comes again after a reload, with those before it', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  const first = await namesIn(page)
  await expect(button(page, '이전 추천')).toBeDisabled()
  const answer = called(page, '/api/recommendations')
  await button(page, '다른 옷').click()
  await answer
  await expect.poll(() => namesIn(page)).not.toEqual(first)
  const second = await namesIn(page)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  expect(await namesIn(page)).toEqual(second)
  await button(page, '이전 추천').click()
  await expect.poll(async () => (await namesIn(page)).toSorted()).toEqual(first.toSorted())
  await expect(button(page, '이전 추천')).toBeDisabled()
  await button(page, '다음 추천').click()
  await expect.poll(() => namesIn(page)).toEqual(second)
})

test('the words follow the chosen day', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1, name: '오늘의 추천 OOTD' })).toBeVisible()
  await days(page).nth(1).click()
  await expect(page.getByRole('heading', { level: 1, name: '내일의 추천 OOTD' })).toBeVisible()
  await expect(page.getByText('내일 날씨에 맞는 옷차림을')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await button(page, 'OOTD 등록').click()
  await expect(page.getByRole('dialog', { name: 'OOTD 등록' })).toContainText('내일 옷차림을 피드에 올려요.')
})

test('another outfit that cannot be had is explained beside the button', async ({ page, person, enter }) => {
  await settle(person)
  await hang(person, [
    ['회색 울 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
  ])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  await button(page, '다른 옷').click()
  await expect(page.getByText('이 날씨에 맞는 조합이 옷장에 이것뿐이에요.')).toBeVisible()
})

test('an outfit is saved as a picture', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  await button(page, '그림으로 공유').click()
  const dialog = page.getByRole('dialog', { name: '그림으로 공유' })
  const shown = dialog.getByRole('img', { name: /^옷 \d+가지를 펼쳐 놓은 그림$/ })
  await expect(shown).toBeVisible()
  const sizeOf = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(sizeOf).toEqual([1080, 1350])
  await dialog.getByRole('radio', { name: '스토리 9:16' }).check({ force: true })
  await expect.poll(sizeOf).toEqual([1080, 1920])
  await dialog.getByRole('checkbox', { name: '그림에 내 이름 넣기' }).check({ force: true })
  await expect(shown).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '그림 저장' }).click()
  const saved = await readFile(await (await download).path())
  expect(saved.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  await expect(toasts(page)).toContainText('그림을 저장했어요.')
})

test('what is posted can be changed in the dialog', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  const count = await cards(page).count()
  await button(page, 'OOTD 등록').click()
  const dialog = page.getByRole('dialog', { name: 'OOTD 등록' })
  const posted = dialog.getByRole('list', { name: '등록할 옷' }).getByRole('listitem')
  await expect(posted).toHaveCount(count)
  await dialog.getByLabel('한마디').fill('오늘은 가볍게')
  await posted.last().getByRole('button').click()
  await page
    .getByRole('dialog', { name: /바꾸기$/ })
    .getByRole('button', { name: '이 옷 빼기' })
    .click()
  await expect(posted).toHaveCount(count - 1)
  await expect(dialog.getByLabel('한마디')).toHaveValue('오늘은 가볍게')
  await dialog.getByRole('button', { name: '등록하기' }).click()
  await expect(dialog).toBeHidden()
  const { data } = await person.feeds.list({ query: { authorIdEqual: person.id } })
  expect(data[0]?.ootds).toHaveLength(count - 1)
  await expect(cards(page)).toHaveCount(count)
})
