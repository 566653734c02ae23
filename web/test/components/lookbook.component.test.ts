import { type Clothes, looks, styling, wears } from '@otday/contract'
import { expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { serveCloset, serveDiary, serveToday, serveWeather } from '../kit/diary.ts'
import {
  firstDay,
  judgementOf,
  pieceOf,
  savedOutfitOf,
  someClothes,
  wearOf,
  wornDay,
  wornItemOf,
} from '../kit/diary-fixtures.ts'
import { button, enterIn, field } from '../kit/forms.ts'
import { serveLookbook } from '../kit/lookbook.ts'
import { hani } from '../kit/people.ts'
import { forgetReads } from '../kit/reload.ts'
import { inSizesOfDay } from '../kit/screens.ts'
import { breakDown, delay } from '../kit/trouble.ts'

const app = useApp()
const path = '/closet/looks'
const named = (name: string) => ({ name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', named(name))
const card = (name: string) => page.getByRole('article', named(name))
const box = (name: RegExp) => page.getByRole('checkbox', { name })
const press = (name: string, inside: ReturnType<typeof dialog>) => inside.getByRole('button', named(name)).click()

function serve(pieces: readonly Clothes[], first: Parameters<typeof serveLookbook>[2] = []) {
  serveCloset(app.server, pieces)
  serveWeather(app.server)
  serveDiary(app.server, pieces)
  return serveLookbook(app.server, pieces, first)
}

test('a lookbook that fails to load can be retried', async () => {
  serve([])
  const mend = breakDown(app.server, looks.list)
  await app.open(path, hani)
  await expect.element(page.getByRole('heading', { name: '룩북을 불러오지 못했어요' })).toBeVisible()
  mend()
  await button('다시 시도').click()
  await expect.element(page.getByRole('heading', { name: '저장한 옷차림이 없어요' })).toBeVisible()
})

test('more looks load on scrolling, also after a failure, and can be ordered by date', async () => {
  const pieces = someClothes()
  const many = Array.from({ length: 25 }, (_, at) => savedOutfitOf(`옷차림 ${at + 1}`, pieces))
  serve(pieces, many)
  await app.open(path, hani)
  await expect.element(page.getByText('옷차림 25개')).toBeVisible()
  await expect.element(card('옷차림 20')).toBeInTheDocument()
  await expect.element(card('옷차림 21')).not.toBeInTheDocument()
  const mend = breakDown(app.server, looks.list)
  card('옷차림 20').element().scrollIntoView()
  await expect.element(page.getByText('더 불러오지 못했어요.')).toBeVisible()
  mend()
  await button('다시 시도').click()
  await expect.element(card('옷차림 25')).toBeInTheDocument()
  await expect.element(page.getByText('모두 보여 드렸어요.')).toBeInTheDocument()
  await page.getByRole('switch', named('오늘 날씨에 맞는 것부터')).click()
  await expect.poll(() => app.server.callsOf(looks.list).at(-1)?.query.sortBy).toBe('createdAt')
})

test('when no saved outfit suits the day, the lookbook says what it looks at beside the temperature', async () => {
  const pieces = someClothes()
  const book = serve(pieces, [savedOutfitOf('출근', pieces)])
  await app.open(path, hani)
  await expect.element(page.getByText('오늘 맞는 것 0개')).toBeVisible()
  await expect.element(page.getByText(/^기온 말고도 상황과 어울림, .*지금은 다 맞는 옷차림이 없어요\.$/)).toBeVisible()
  book.looks = [savedOutfitOf('출근', pieces, { suits: true })]
  forgetReads()
  await app.open(path, hani)
  await expect.element(page.getByText('오늘 맞는 것 1개')).toBeVisible()
  await expect.element(page.getByText(/^기온 말고도/)).not.toBeInTheDocument()
})

inSizesOfDay(() => {
  test('an outfit is put together by hand, named and tagged', async () => {
    const pieces = someClothes()
    serve(pieces)
    await app.open(path, hani)
    app.server.answer(styling.judge, ({ query: { weatherId, clothesIds } }) =>
      judgementOf(
        weatherId,
        clothesIds.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []),
      ),
    )
    await button('룩북 만들기').click()
    const composer = dialog('룩북 만들기')
    const next = composer.getByRole('button', named('다음'))
    await expect.element(next).toBeDisabled()
    const closet = composer.getByRole('list', named('옷장'))
    for (const name of [/^네이비 울 코트/, /^회색 울 니트/, /^청바지/])
      await closet.getByRole('button', { name }).click()
    await expect.element(composer.getByRole('figure', { name: '고른 옷차림, 옷 3가지' })).toBeVisible()
    await expectAccessible()
    await next.click()
    const form = dialog('이름·태그 적기')
    await expect.element(form.getByRole('button', named('저장'))).toBeDisabled()
    await field('이름').fill('월요일 기본')
    await field('태그').fill('#쌀쌀한날')
    await enterIn('태그')
    await expect.element(form.getByRole('listitem').filter({ hasText: '#쌀쌀한날' })).toBeVisible()
    await press('출근', form)
    await press('이전', form)
    await page.getByRole('alertdialog').getByRole('button', named('계속 쓰기')).click()
    await expectAccessible()
    await press('저장', form)
    await expect.element(composer).not.toBeInTheDocument()
    await expect.element(page.getByText('룩북에 저장했어요.', { exact: true })).toBeVisible()
    await expect.element(card('월요일 기본')).toMatchTextContent('출근')
    await expect.element(card('월요일 기본')).toMatchTextContent('#쌀쌀한날')
    const [knit, jeans, , coat] = pieces.map(({ id }) => id)
    expect(app.server.callsOf(looks.save).map(({ body }) => body)).toEqual([
      {
        name: '월요일 기본',
        tags: ['쌀쌀한날'],
        occasions: ['WORK'],
        clothesIds: [coat, knit, jeans],
        revision: 0,
      },
    ])
  })

  test('a piece of a look is exchanged, and the gap of a deleted piece may stay empty', async () => {
    const other = pieceOf('연청 청바지', 'BOTTOM')
    const [knit, jeans, ...others] = someClothes()
    if (!knit || !jeans) return
    const look = savedOutfitOf('월요일 기본', [jeans], { tags: ['쌀쌀한날'] })
    const items = [wornItemOf(knit, { isGone: true }), ...look.items]
    serve([jeans, other, pieceOf('네이비 울 니트', 'TOP'), ...others], [{ ...look, items }])
    await app.open(path, hani)
    await button('월요일 기본').click()
    const details = dialog('월요일 기본')
    const piece = (name: string) => details.getByRole('listitem', named(name))
    await expect.element(details.getByRole('region', { name: '잘 맞는 체감 기온' })).toMatchTextContent('°')
    await expect.element(details.getByText('#쌀쌀한날')).toBeVisible()
    await expectAccessible()
    await piece('청바지').getByRole('button', named('바꾸기')).click()
    await box(/^연청 청바지/).click()
    await press('저장', dialog('청바지 대신 입을 옷'))
    await expect.element(piece('연청 청바지')).toBeVisible()
    await piece('회색 울 니트').getByRole('button', named('채우기')).click()
    const fill = dialog('회색 울 니트 대신 입을 옷')
    await box(/^네이비 울 니트/).click()
    history.back()
    await expect.element(fill).not.toBeInTheDocument()
    await press('닫기', details)
    await expect.element(card('월요일 기본')).toMatchTextContent('회색 울 니트 빠짐')
    expect(app.server.callsOf(looks.save).map(({ body }) => body.clothesIds)).toEqual([[knit.id, other.id]])
  })

  test('looks are filtered by occasion, renamed, and deleted with undo', async () => {
    const pieces = someClothes()
    serve(pieces, [savedOutfitOf('월요일 기본', pieces, { occasions: ['WORK'] })])
    await app.open(path, hani)
    await page.getByRole('radio', named('격식')).click()
    await expect.element(page.getByRole('heading', { name: '이 상황의 옷차림이 없어요' })).toBeVisible()
    await button('전체 보기').click()
    await button('월요일 기본 메뉴').click()
    await page.getByRole('menuitem', named('이름·태그 고치기')).click()
    const edit = dialog('이름·태그 고치기')
    await field('이름').fill('화요일 기본')
    await enterIn('이름')
    await expect.element(edit).not.toBeInTheDocument()
    await expect.element(card('화요일 기본')).toBeVisible()
    await button('화요일 기본 메뉴').click()
    await page.getByRole('menuitem', named('삭제')).click()
    await expect.element(page.getByRole('heading', { name: '저장한 옷차림이 없어요' })).toBeVisible()
    await button('되돌리기').first().click()
    await expect.element(card('화요일 기본')).toBeVisible()
  })
})

test('a look already worn on a day is not planned for that day', async () => {
  const pieces = someClothes()
  const look = savedOutfitOf('월요일 기본', pieces)
  serve(pieces, [look])
  const diary = serveDiary(app.server, pieces, [wearOf(firstDay(), pieces, { state: 'WORN', feeling: 'GOOD' })])
  await app.open(`${path}?lookId=${look.id}`, hani)
  await button('날 정하기').click()
  await field('날').fill(firstDay())
  await button('계획에 넣기').click()
  await expect.element(page.getByText('이미 입었다고 적은 옷이에요.')).toBeVisible()
  expect(diary.wears.map(({ state, feeling }) => [state, feeling])).toEqual([['WORN', 'GOOD']])
})

test('an outfit of tomorrow is saved to the lookbook under tomorrow’s date', async () => {
  const pieces = someClothes()
  serveToday(app.server, pieces)
  const book = serveLookbook(app.server, pieces)
  await app.open('/recommendations', hani)
  await expect.element(button('그림으로 공유')).toBeVisible()
  await page.getByRole('group', { name: '5일 예보' }).getByRole('button').nth(1).click()
  await userEvent.hover(button('그림으로 공유'))
  await button('룩북에 저장').click()
  const tomorrow = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', month: 'long', day: 'numeric' })
  await expect
    .poll(() => book.looks.map(({ name }) => name))
    .toEqual([expect.stringContaining(tomorrow.format(new Date(Date.now() + 86_400_000)))])
})

test('the outfit of the day is saved to the lookbook and removed again', async () => {
  const pieces = someClothes()
  serveToday(app.server, pieces)
  const book = serveLookbook(app.server, pieces)
  const keep = button('룩북에 저장')
  const open = async () => {
    await app.open('/recommendations', hani)
    await expect.element(button('그림으로 공유')).toBeVisible()
    // Parts that the first view does not need are loaded when the pointer first moves.
    await userEvent.hover(button('그림으로 공유'))
  }
  await open()
  // A toast with this button from the test before may still be closing.
  await expect.element(button('보기')).not.toBeInTheDocument()
  await keep.click()
  await button('보기').click()
  const details = page.getByRole('dialog', { name: /^\d+월 \d+일 / })
  await details.getByRole('button', named('옷차림 메뉴')).click()
  await page.getByRole('menuitem', named('삭제')).click()
  await expect.element(page.getByRole('heading', { name: '저장한 옷차림이 없어요' })).toBeVisible()
  await open()
  await keep.click()
  await expect.element(keep).toHaveAttribute('aria-pressed', 'true')
  await open()
  await expect.element(keep).toHaveAttribute('aria-pressed', 'true')
  await keep.click()
  await expect.element(keep).toHaveAttribute('aria-pressed', 'false')
  expect(book.looks).toEqual([])
})

test('until the lookbook is read, the outfit of the day cannot be saved to it', async () => {
  const pieces = someClothes()
  serveToday(app.server, pieces)
  const book = serveLookbook(app.server, pieces, [savedOutfitOf('월요일 기본', pieces.toReversed())])
  const reading = delay(app.server, looks.list)
  await app.open('/recommendations', hani)
  await expect.element(button('그림으로 공유')).toBeVisible()
  await userEvent.hover(button('그림으로 공유'))
  await expect.poll(reading.waiting).toBe(1)
  await expect.element(button('룩북에 저장')).toBeDisabled()
  await expect.element(button('룩북에 저장')).not.toHaveAttribute('aria-pressed')
  reading.open()
  await expect.element(button('룩북에 저장')).toHaveAttribute('aria-pressed', 'true')
  expect(book.looks).toHaveLength(1)
})

test('a lookbook that cannot be read says so when an outfit is saved, and is asked again before it saves a look twice', async () => {
  const pieces = someClothes()
  serveToday(app.server, pieces)
  const book = serveLookbook(app.server, pieces, [savedOutfitOf('월요일 기본', pieces.toReversed())])
  const mend = breakDown(app.server, looks.list, { message: '잠시 뒤에 해 주세요.' })
  await app.open('/recommendations', hani)
  await expect.element(button('그림으로 공유')).toBeVisible()
  await userEvent.hover(button('그림으로 공유'))
  const keep = button('룩북에 저장')
  await expect.element(keep).toHaveAttribute('aria-pressed', 'false')
  await keep.click()
  await expect.element(page.getByText('잠시 뒤에 해 주세요.')).toBeVisible()
  mend()
  await keep.click()
  await expect.element(keep).toHaveAttribute('aria-pressed', 'true')
  expect(book.looks).toHaveLength(1)
})

test('until the records of the day are read, a look can neither be planned nor recorded', async () => {
  const pieces = someClothes()
  const look = savedOutfitOf('월요일 기본', pieces)
  serve(pieces, [look])
  serveDiary(app.server, pieces, [wearOf(wornDay(), pieces, { state: 'WORN' })])
  const reading = delay(app.server, wears.list)
  await app.open(`${path}?lookId=${look.id}`, hani)
  for (const label of ['입을래요', '입었어요']) {
    await expect.element(button(label)).toBeDisabled()
    await expect.element(button(label)).not.toHaveAttribute('aria-pressed')
  }
  reading.open()
  await expect.element(button('입었어요')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('입을래요')).toHaveAttribute('aria-pressed', 'false')
})
