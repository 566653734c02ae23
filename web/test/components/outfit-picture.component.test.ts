import { clothes, recommendations, styling } from '@otday/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { button } from '../kit/forms.ts'
import { breakDown } from '../kit/trouble.ts'
import { cards, count, days, namesIn, openOutfit, picture, postsOf, toaster } from '../kit/outfit-page.ts'
import { hani } from '../kit/people.ts'
import { type Stylist, serveOutfits } from '../kit/recommendations.ts'
import { dress, scarf, wardrobe } from '../kit/recommendations.data.ts'
import { inSizesOfDay, onDesktop, overflow } from '../kit/screens.ts'

const app = useApp()
let own: Stylist
beforeEach(() => {
  own = serveOutfits(app.server)
})
afterEach(onDesktop)

type Element = ReturnType<typeof button>
const pieces = picture.getByRole('button')
const panel = page.getByRole('region', { name: '오늘의 날씨' })
const humidity = page.getByText('습도', { exact: true })
const boxOf = (locator: Element) => locator.element().getBoundingClientRect()
/** Returns the position of an element on the whole page, which does not change when the page is scrolled. */
const placeOf = (element: globalThis.Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y: y + window.scrollY, width, height }
}

/**
 * Returns where the first view ends, in px from the top of the window: at a bar at the bottom, or else at the window's
 * bottom.
 */
const bottomOfView = () => {
  const bars = [...document.querySelectorAll('nav')].map((nav) => nav.getBoundingClientRect().top)
  return Math.min(window.innerHeight, ...bars.filter((top) => top > window.innerHeight / 2))
}

inSizesOfDay((isPhone) => {
  test('the whole outfit, the occasions and the buttons fit in the first view', async () => {
    await openOutfit(app)
    await count(pieces).toBe(cards.elements().length)
    const bottom = bottomOfView()
    for (const seen of [button('다른 옷'), button('OOTD 등록'), page.getByRole('radio', { name: '출근' })])
      expect(boxOf(seen).bottom).toBeLessThanOrEqual(bottom)
    if (isPhone) {
      expect(boxOf(picture).bottom).toBeLessThanOrEqual(bottom)
      expect(boxOf(panel).height).toBeLessThanOrEqual(180)
    } else {
      for (const [width, height] of [
        [1280, 720],
        [1440, 900],
      ] as const) {
        await page.viewport(width, height)
        expect(boxOf(picture).bottom, `at ${width} px`).toBeLessThanOrEqual(height)
        expect(boxOf(panel).height).toBeLessThanOrEqual(132)
      }
      const [left, right] = [boxOf(picture), boxOf(page.getByText('춥지도 덥지도 않아요'))]
      expect(left.right).toBeLessThan(right.left)
      expect(right.bottom).toBeLessThan(left.bottom)
    }
    for (const width of [320, 390, 768, 1024]) {
      await page.viewport(width, 844)
      expect(overflow(), `at ${width} px`).toBeLessThanOrEqual(0)
    }
    await expect.element(page.getByText('알맞은 만큼이에요.')).toBeInTheDocument()
    await expectAccessible()
  })
})

test.each([
  [390, 844],
  [360, 740],
])(
  'the buttons fit in the first view of %i × %i px, also when an occasion asks what kind of event it is',
  async (width, height) => {
    await page.viewport(width, height)
    await openOutfit(app)
    await count(pieces).toBe(cards.elements().length)
    const buttons = () => boxOf(button('다른 옷')).bottom
    expect(buttons()).toBeLessThanOrEqual(bottomOfView())
    for (const [occasion, kinds] of [
      ['격식', '어떤 자리인가요?'],
      ['운동', '어떤 운동을 하세요?'],
    ] as const) {
      await page.getByRole('radio', { name: occasion, exact: true }).click({ force: true })
      await expect.element(page.getByRole('radiogroup', { name: kinds })).toBeVisible()
      expect(buttons(), occasion).toBeLessThanOrEqual(bottomOfView())
    }
  },
)

inSizesOfDay(() => {
  test('the weather head expands to all details and collapses again', async () => {
    await openOutfit(app)
    await count(days).toBe(5)
    await expect.element(humidity).not.toBeVisible()
    await button('날씨 자세히').click()
    for (const text of ['습도', '강수', '바람'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    await button('날씨 자세히').click()
    await expect.element(humidity).not.toBeVisible()
  })

  test('the buttons do not move from the first paint through twenty other outfits', async () => {
    const places = new Set<string>()
    const watch = setInterval(() => {
      const found = document.querySelector('[data-another]')?.parentElement?.querySelectorAll('button') ?? []
      if (found.length > 0) places.add([...found].map((one) => Object.values(placeOf(one)).join(' ')).join())
    }, 8)
    await openOutfit(app)
    // The first movement of the pointer makes the page load the parts that it loads later.
    window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
    own.more = { change: '어제 입은 옷과 겹치지 않게 겉옷과 신발까지 모두 다른 것으로 골랐어요.' }
    for (let turn = 0; turn < 20; turn++) {
      if (turn === 10) own.more = { change: null }
      const pressed = button('다른 옷').element()
      if (pressed instanceof HTMLElement) pressed.click()
      await expect.poll(() => app.server.callsOf(recommendations.get).length).toBe(turn + 2)
    }
    await expect.element(button('룩북에 저장')).toBeVisible()
    clearInterval(watch)
    expect([...places]).toHaveLength(1)
  })
})

test('a tablet-sized window shows all weather details at once', async () => {
  await page.viewport(820, 1180)
  await openOutfit(app)
  await expect.element(humidity).toBeVisible()
  await expect.element(button('날씨 자세히')).not.toBeInTheDocument()
})

inSizesOfDay(() => {
  test('a piece is exchanged from the picture, and the exchange is undone', async () => {
    await openOutfit(app)
    const before = namesIn()
    const top = before.find((name) => /티셔츠|니트/.test(name)) ?? ''
    await button(`${top}, 바꾸기`).click()
    const dialog = page.getByRole('dialog', { name: '상의 바꾸기' })
    await expect.poll(app.path).toMatch(/swap=/)
    const choices = dialog.getByRole('radiogroup', { name: /^상의 \d+벌$/ }).getByRole('radio')
    await expect.element(choices.first()).toBeChecked()
    await expect.element(choices.first()).toHaveAccessibleName(`${top}, 지금 입은 상의`)
    await expect.element(choices.nth(1)).toHaveAccessibleName(expect.stringMatching(/어울림 \d+점, \d개 중 1번째$/))
    choices.first().element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(choices.nth(1)).toBeChecked()
    const [chosen = ''] = choices.nth(1).element().getAttribute('aria-label')?.split(',') ?? []
    await expect.element(dialog.getByRole('figure')).toMatchTextContent(chosen)
    await expectAccessible()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(app.path()).not.toMatch(/swap=/)
    await expect.poll(namesIn).toContain(chosen)
    expect(namesIn()).not.toContain(top)
    await expect.element(button(`${chosen}, 바꾸기`)).toHaveFocus()
    await expect.element(toaster.getByText(/바꾸고 고정했어요\. 춥지도 덥지도 않아요\.$/)).toBeVisible()
    await toaster.getByRole('button', { name: '되돌리기' }).click()
    await expect.poll(() => namesIn().toSorted()).toEqual(before.toSorted())
  })
})

test('replacing a dress by a top also picks a bottom, and a dress replaces both', async () => {
  own.closet = [...wardrobe, dress]
  await openOutfit(app)
  await button('흰 반팔 티셔츠, 바꾸기').click()
  const dialog = page.getByRole('dialog', { name: /바꾸기$/ })
  const choices = dialog.getByRole('radio', { name: /어울림/ })
  await dialog.getByRole('button', { name: '원피스로 바꾸기' }).click()
  await expect.element(dialog).toHaveAccessibleName('원피스로 바꾸기')
  await choices.first().click({ force: true })
  await dialog.getByRole('button', { name: '바꾸기', exact: true }).click()
  await expect.poll(namesIn).toContain(dress.name)
  expect(namesIn().filter((name) => /티셔츠|바지/.test(name))).toEqual([])
  await button(`${dress.name}, 바꾸기`).click()
  await dialog.getByRole('button', { name: '상의로 바꾸기' }).click()
  await expect.element(dialog).toHaveAccessibleName('상의로 바꾸기')
  await expect.element(dialog.getByText('검정 원피스 대신 입을 옷')).toBeVisible()
  await choices.first().click({ force: true })
  await expect.element(dialog.getByRole('figure')).toMatchTextContent('베이지 면 반바지')
  await dialog.getByRole('button', { name: '바꾸기', exact: true }).click()
  await expect.element(toaster.getByText(/^원피스를 .+ 바꾸고 고정했어요\. 하의도 골랐어요\. 춥지도/)).toBeVisible()
  await expect.poll(namesIn).toContain('베이지 면 반바지')
  expect(namesIn()).not.toContain(dress.name)
})

test('Escape and the back button cancel an exchange without changing the outfit', async () => {
  await openOutfit(app)
  const before = namesIn()
  const dialog = page.getByRole('dialog', { name: /바꾸기$/ })
  for (const leave of [() => userEvent.keyboard('{Escape}'), async () => window.history.back()]) {
    await pieces.first().click()
    const choice = dialog.getByRole('radio', { name: /어울림/ }).first()
    await choice.click({ force: true })
    await expect.element(choice).toBeChecked()
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(namesIn()).toEqual(before)
  }
  expect(app.server.callsOf(styling.pick)).toEqual([])
})

test('pieces are added to the suggested outfit and removed from it', async () => {
  own.closet = [...wardrobe, scarf]
  await openOutfit(app)
  expect(namesIn()).not.toContain(scarf.name)
  await button('옷 더하기').click()
  await page.getByRole('menuitem', { name: '스카프' }).click()
  const adding = page.getByRole('dialog', { name: '스카프 더하기' })
  await adding.getByRole('radio', { name: /^체크 머플러/ }).click({ force: true })
  await adding.getByRole('button', { name: '더하기' }).click()
  await expect.element(toaster.getByText(/^체크 머플러를 더하고 고정했어요\./)).toBeVisible()
  await expect.poll(namesIn).toContain(scarf.name)
  await button('체크 머플러 바꾸기').click()
  const dialog = page.getByRole('dialog', { name: '스카프 바꾸기' })
  await dialog.getByRole('button', { name: '이 옷 빼기' }).click()
  await expect.element(toaster.getByText('체크 머플러를 뺐어요.')).toBeVisible()
  await expect.poll(namesIn).not.toContain(scarf.name)
})

test('when alternatives for a piece fail to load, the dialog shows an error and a retry loads them', async () => {
  await openOutfit(app)
  const mend = breakDown(app.server, styling.alternatives, { message: '잠시 쉬고 있어요.' })
  await pieces.first().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('alert').getByText('잠시 쉬고 있어요.')).toBeVisible()
  mend()
  await dialog.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(dialog.getByRole('radio', { name: /어울림/ }).first()).toBeInTheDocument()
})

const composer = page.getByRole('dialog', { name: '직접 고르기' })
const lying = composer.getByRole('figure', { name: /^고른 옷차림/ }).getByRole('button')
const closet = composer.getByRole('list', { name: '옷장' }).getByRole('button')

inSizesOfDay(() => {
  test('an outfit is composed by hand, with undo, and replaces the suggested one', async () => {
    await openOutfit(app)
    const worn = namesIn().length
    await button('직접 고르기').click()
    await count(lying).toBe(worn)
    for (const slot of ['원피스', '스카프'])
      await expect.element(composer.getByRole('button', { name: `${slot} 고르기` })).toBeVisible()
    await composer.getByRole('button', { name: '모두 빼기' }).click()
    await expect.poll(app.path).toMatch(/compose=1/)
    await expect.element(composer.getByText('옷을 하나 골라 주세요.')).toBeVisible()
    await closet.filter({ hasText: '회색 울 니트' }).click()
    await expect
      .element(composer.getByRole('button', { name: /회색 울 니트 ?, 고름/ }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(composer.getByText('하의를 아직 안 골랐어요.')).toBeVisible()
    await composer.getByRole('button', { name: '나머지 채우기' }).click()
    await expect.element(composer.getByRole('button', { name: '회색 울 니트, 빼기' })).toBeVisible()
    await count(lying).toBeGreaterThan(2)
    await expectAccessible()
    const filled = lying.elements().length
    await composer.getByRole('button', { name: '되돌리기' }).click()
    await count(lying).toBe(1)
    await userEvent.keyboard('{Control>}z{/Control}')
    await count(lying).toBe(0)
    window.history.back()
    await expect.element(composer).not.toBeInTheDocument()

    const knit = own.closet.find(({ name }) => name === '회색 울 니트')
    await app.open(`/recommendations?compose=${knit?.id ?? ''}`, hani)
    await expect.element(composer.getByRole('button', { name: '회색 울 니트, 빼기' })).toBeVisible()
    await composer.getByRole('button', { name: '나머지 채우기' }).click()
    await count(lying).toBe(filled)
    const composed = lying.elements().map((piece) => (piece.getAttribute('aria-label') ?? '').replace(/, 빼기$/, ''))
    await composer.getByRole('button', { name: '이 옷차림으로' }).click()
    await expect.element(composer).not.toBeInTheDocument()
    await expect.poll(() => namesIn().toSorted()).toEqual(composed.toSorted())
  })
})

test('the composer shows the warmth hint once, beside the other hints', async () => {
  own.hints = ['춥지도 덥지도 않아요.', '가방이 있으면 더 좋아요.', '색이 서로 어울려요.']
  await openOutfit(app)
  await button('직접 고르기').click()
  await expect.element(composer.getByText('색이 서로 어울려요.')).toBeVisible()
  await expect.element(composer.getByText('가방이 있으면 더 좋아요.')).toBeVisible()
  await count(composer.getByText('춥지도 덥지도 않아요')).toBe(1)
})

test('the composer searches the closet and names a piece that was deleted meanwhile', async () => {
  await app.open('/recommendations?compose=1', hani)
  await composer.getByRole('searchbox').fill('패딩')
  await count(closet).toBe(2)
  await composer.getByRole('searchbox').fill('')
  await composer.getByRole('radio', { name: '하의' }).click({ force: true })
  await count(closet).toBe(3)
  await closet.filter({ hasText: '베이지 면 반바지' }).click()
  own.forget('베이지 면 반바지')
  await composer.getByRole('radio', { name: '상의' }).click({ force: true })
  await closet.filter({ hasText: '흰 긴팔 티셔츠' }).click()
  await expect.element(composer.getByRole('alert')).toMatchTextContent('베이지 면 반바지 자리가 비었어요.')
  await composer.getByRole('button', { name: '빼고 계속하기' }).click()
  await expect.element(composer.getByRole('figure', { name: /옷 1가지$/ })).toBeVisible()
})

test('the composer reports a closet that fails to load, a search without results, and each piece’s warmth', async () => {
  const mend = breakDown(app.server, clothes.list, { message: '잠시 쉬고 있어요.' })
  await app.open('/recommendations?compose=1', hani)
  const failed = composer.getByRole('alert').filter({ hasText: '옷장을 불러오지 못했어요' })
  await expect.element(failed).toMatchTextContent('잠시 쉬고 있어요.')
  mend()
  await failed.getByRole('button', { name: '다시 시도' }).click()
  await count(closet).toBe(own.closet.length)
  await composer.getByRole('searchbox').fill('우주복')
  await expect.element(composer.getByRole('heading', { name: "'우주복'에 맞는 옷이 없어요" })).toBeVisible()
  await composer.getByRole('searchbox').fill('')
  await closet.filter({ hasText: '청바지' }).first().click()
  await composer.getByRole('radio', { name: '상의' }).click({ force: true })
  for (const [at, warmth] of [/, 3° 시원해요$/, /, 따뜻하기는 비슷해요$/, /, 3° 따뜻해요$/].entries())
    await expect.element(closet.nth(at)).toHaveAccessibleName(warmth)
})

test('when tomorrow is chosen, the heading and the texts speak of tomorrow', async () => {
  await openOutfit(app)
  await expect.element(page.getByRole('heading', { level: 1, name: '오늘의 추천 OOTD' })).toBeVisible()
  await days.nth(1).click()
  await expect.element(page.getByRole('heading', { level: 1, name: '내일의 추천 OOTD' })).toBeVisible()
  await expect.element(page.getByText(/내일 날씨에 맞는 옷차림을/)).toBeVisible()
  await expect.element(cards.first()).toBeVisible()
  await expect.element(page.getByText('알맞은 만큼', { exact: true })).toBeVisible()
  await count(page.getByText(/오늘 알맞은/)).toBe(0)
  await button('OOTD 등록').click()
  const dialog = page.getByRole('dialog', { name: 'OOTD 등록' })
  await expect.element(dialog.getByText(/내일 옷차림을 피드에 올려요\./)).toBeVisible()
})

const headline = '이 날씨에 맞는 조합을 모두 보여 드렸어요'
/** Fields of an outfit as the stylist fills them once nothing new is left. */
const exhausted = {
  exhausted: true,
  change: `${headline}.`,
  sentences: [{ kind: 'VARIETY', headline, reason: '처음부터 다시 보여 드릴게요' } as const],
}

test('when the closet has no other outfit, a toast and a text below the button say so, and no other text does', async () => {
  own.closet = wardrobe.filter(({ name }) => ['회색 울 니트', '청바지'].includes(name))
  await openOutfit(app)
  own.more = exhausted
  await button('다른 옷').click()
  await count(page.getByText('이 날씨에 맞는 조합이 옷장에 이것뿐이에요.')).toBe(2)
  await count(page.getByText(/모두 보여 드렸어요/)).toBe(0)
})

test('the message that all outfits were shown appears in one place alone', async () => {
  await openOutfit(app)
  own.more = exhausted
  await button('다른 옷').click()
  await expect.element(page.getByText(headline, { exact: true })).toBeVisible()
  const seen = page.getByText(/모두 보여 드렸어요/).elements()
  expect(seen.filter(({ className }) => className !== 'sr')).toHaveLength(1)
})

test('the pieces of a post can be changed in the dialog, without changing the outfit on the page', async () => {
  await openOutfit(app)
  const before = namesIn()
  await button('OOTD 등록').click()
  const dialog = page.getByRole('dialog', { name: 'OOTD 등록' })
  const posted = dialog.getByRole('list', { name: '등록할 옷' }).getByRole('listitem')
  await count(posted).toBe(before.length)
  await dialog.getByLabelText('한마디').fill('오늘은 가볍게')
  await posted.last().getByRole('button').click()
  const exchange = page.getByRole('dialog', { name: /바꾸기$/ })
  await exchange.getByRole('button', { name: '이 옷 빼기' }).click()
  await count(posted).toBe(before.length - 1)
  await expect.element(dialog.getByLabelText('한마디')).toHaveValue('오늘은 가볍게')
  await dialog.getByRole('button', { name: '등록하기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(postsOf(app).map(({ clothesIds }) => clothesIds.length)).toEqual([before.length - 1])
  expect(namesIn()).toEqual(before)
})
