import { closetChanges, comfort, type Comfort, type Feeling, profiles } from '@otday/contract'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetPlace, rememberPlace } from '../../src/features/places/index.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { button } from '../kit/forms.ts'
import { breakDown } from '../kit/trouble.ts'
import { cards, count, toaster } from '../kit/outfit-page.ts'
import { hani } from '../kit/people.ts'
import { serveFeed, serveOutfits, type Stylist } from '../kit/recommendations.ts'
import { advice, postOf, wardrobe } from '../kit/recommendations.data.ts'
import { inSizesOfDay, onDesktop, onPhone } from '../kit/screens.ts'
import { coveredByToasts, raiseToast, settledToasts } from '../kit/toasts.ts'
import { profileOf } from '../kit/usual.ts'
import { itemOf } from '../kit/diary-fixtures.ts'
import { seoul } from '../kit/places.ts'

const app = useApp()
let own: Stylist
beforeEach(() => {
  own = serveOutfits(app.server)
})
afterEach(() => void vi.restoreAllMocks())

/** Simulates a browser that was asked before and shares its location. */
function locateBrowser() {
  const granted = Object.assign(new EventTarget(), {
    state: 'granted',
    name: 'geolocation',
    onchange: null,
  }) as PermissionStatus
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(granted)
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: { latitude: seoul.latitude, longitude: seoul.longitude } } as GeolocationPosition),
  )
}

inSizesOfDay(() => {
  test('after the login two presses lead to an outfit, without typing', async () => {
    locateBrowser()
    own.closet = []
    app.server.answer(profiles.get, () => profileOf())
    app.server.answer(closetChanges.start, () => {
      own.closet = wardrobe
      return { clothes: [...wardrobe] }
    })
    let presses = 0
    const press = () => presses++
    await app.open('/recommendations', hani)
    window.addEventListener('pointerdown', press, { capture: true })
    const steps = page.getByRole('list', { name: '첫 옷차림까지' })
    await expect.element(steps.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step')
    await button('자주 입는 옷으로 시작하기').click()
    const sheet = page.getByRole('dialog', { name: '자주 입는 옷으로 시작하기' })
    await expect.element(sheet.getByRole('checkbox', { checked: true }).first()).toBeInTheDocument()
    await sheet.getByRole('button', { name: / 담기$/ }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(app.path).toBe('/recommendations')
    await expect.element(cards.nth(2)).toBeVisible()
    window.removeEventListener('pointerdown', press, { capture: true })
    // With the login, and '현재 위치 찾기' (find my location) in browsers that have not been asked for the location, a new
    // user needs four presses.
    expect(presses).toBe(2)
    expect(app.server.callsOf(closetChanges.start)).toHaveLength(1)
  })
})

test('an empty closet shows the place as done only once there is one', async () => {
  own.closet = []
  const steps = page.getByRole('list', { name: '첫 옷차림까지' })
  app.server.answer(profiles.get, () => profileOf())
  await app.open('/closet', hani)
  await expect.element(page.getByRole('heading', { name: '옷장이 비어 있어요' })).toBeVisible()
  await expect.element(steps).not.toBeInTheDocument()
  rememberPlace(seoul)
  onTestFinished(forgetPlace)
  await expect.element(steps).toBeVisible()
})

test('a toast of the previous page does not cover the outfit’s buttons at several scroll positions', async () => {
  await onPhone()
  await app.open('/closet', hani)
  await expect.element(button('옷 추가').first()).toBeVisible()
  window.location.hash = '/recommendations'
  await expect.element(button('다른 옷')).toBeVisible()
  await raiseToast('옷 12벌을 담았어요.')
  const actions = button('다른 옷').element()
  for (const below of [120, 160, 60]) {
    window.scrollBy(0, actions.getBoundingClientRect().bottom - (window.innerHeight - below))
    await settledToasts()
    expect(coveredByToasts()).toEqual([])
    expect(window.innerHeight - actions.getBoundingClientRect().bottom).toBeLessThan(200)
  }
  await onDesktop()
})

test('a closet URL that asks for a type opens the add dialog once, without a type if there is none of that name', async () => {
  await app.open('/closet?typeEqual=BOTTOM&add=SHOES', hani)
  const dialog = page.getByRole('dialog', { name: '옷 추가' })
  await expect.element(dialog.getByRole('radio', { name: '신발', exact: true })).toBeChecked()
  await expect.poll(app.path).toBe('/closet?typeEqual=BOTTOM')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await app.open('/closet?add=SPACESUIT', hani)
  await expect.poll(app.path).toBe('/closet')
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('radio', { checked: true })).not.toBeInTheDocument()
})

test('without clothes the page shows advice for the day and leads to the closet', async () => {
  own.closet = []
  await app.open('/recommendations', hani)
  await expect.element(page.getByRole('heading', { name: '추천할 옷이 없어요' })).toBeVisible()
  const card = page.getByRole('region', { name: '이런 날엔 이렇게 입어요' })
  await expect.element(card.getByText(advice.band)).toBeVisible()
  await expect.element(card.getByText(advice.text)).toBeVisible()
  const examples = card.getByRole('listitem')
  await count(examples).toBe(Math.min(advice.examples.length, 6))
  expect(examples.first().element().querySelector('svg use')?.getAttribute('href')).toMatch(/^#g-/)
  await expectAccessible()
  await button('옷 등록하러 가기').click()
  await expect.poll(app.path).toBe('/closet')
  const names = page.getByRole('main').getByRole('button', { name: /자주 입는|옷 추가/ })
  await expect
    .poll(() => names.elements().map(({ textContent }) => textContent))
    .toEqual(['옷 추가', '자주 입는 옷으로 시작하기', '옷 추가'])
})

const worn = wardrobe.slice(3, 6)
const feed = postOf(worn, '오늘의 옷')
const feeling = (name: string) => page.getByRole('group', { name: /입은 옷, 어땠?/ }).getByRole('button', { name })

/** Serves the user's answer about the outfit in that day's post; COLD sets the offset to -1 °C, HOT to 1 °C. */
function serveComfort(day: 'today' | 'yesterday') {
  let known: Comfort = { offset: 0, today: null, yesterday: null }
  const tell = (given: Feeling | null) => {
    const outfitOfDay = { date: '2026-05-01', feedId: feed.id, items: worn.map(itemOf), feeling: given }
    known = { ...known, offset: given === 'COLD' ? -1 : given === 'HOT' ? 1 : 0, [day]: outfitOfDay }
    return known
  }
  tell(null)
  serveFeed(app.server, feed)
  app.server.answer(comfort.get, () => known)
  app.server.answer(comfort.tell, ({ body }) => tell(body.feeling))
}

test('the feeling about a posted outfit is saved with one tap and can be changed', async () => {
  serveComfort('today')
  await app.open(`/feeds?feedId=${feed.id}`, hani)
  const dialog = page.getByRole('dialog')
  await expect.element(page.getByRole('group', { name: '오늘 입은 옷, 어때요?' })).toBeVisible()
  for (const name of ['추웠어요', '딱 좋았어요', '더웠어요'])
    await expect.element(feeling(name)).toHaveAttribute('aria-pressed', 'false')
  const mend = breakDown(app.server, comfort.tell, { message: '지금은 기억하지 못했어요.' })
  await feeling('더웠어요').click()
  await expect.element(toaster.getByText('지금은 기억하지 못했어요.')).toBeVisible()
  await expect.element(feeling('더웠어요')).toHaveAttribute('aria-pressed', 'false')
  mend()
  await feeling('더웠어요').click()
  await expect.element(feeling('더웠어요')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(dialog.getByText(/다음 추천부터 조금 더 시원하게 골라 드릴게요\.$/)).toBeVisible()
  await feeling('추웠어요').click()
  await expect.element(feeling('추웠어요')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(feeling('더웠어요')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(dialog.getByText(/다음 추천부터 조금 더 따뜻하게 골라 드릴게요\.$/)).toBeVisible()
  await expectAccessible()
})

test('the author of a post of yesterday is asked how the outfit felt', async () => {
  serveComfort('yesterday')
  await app.open(`/feeds?feedId=${feed.id}`, hani)
  const card = page.getByRole('group', { name: '어제 입은 옷, 어땠어요?' })
  await card.getByRole('button', { name: '딱 좋았어요' }).click()
  await expect.element(card.getByRole('button', { name: '딱 좋았어요' })).toHaveAttribute('aria-pressed', 'true')
  expect(app.server.callsOf(comfort.tell)).toEqual([{ body: { feedId: feed.id, feeling: 'GOOD' } }])
})
