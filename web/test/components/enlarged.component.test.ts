import { afterEach, beforeEach, expect, test } from 'vitest'
import { useApp } from '../kit/app.tsx'
import { catalogue, pieceOf, valued } from '../kit/closet.ts'
import { expectCards } from '../kit/closet-screen.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { cutWords } from '../kit/cut-words.ts'
import { serveCloset as serveClosetOfDiary, serveDiary, serveWeather } from '../kit/diary.ts'
import { day, someClothes, wearOf, wornDay } from '../kit/diary-fixtures.ts'
import { button } from '../kit/forms.ts'
import { openOutfit } from '../kit/outfit-page.ts'
import { hani } from '../kit/people.ts'
import { serveOutfits } from '../kit/recommendations.ts'
import { onDesktop, overflow, resize, screensOfDay } from '../kit/screens.ts'

/** Tests pages whose text is a quarter larger, as a browser may be set to. */

const app = useApp()
beforeEach(() => document.documentElement.style.setProperty('font-size', '20px'))
afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  await onDesktop()
})

const expectWhole = async () => {
  await expect.poll(cutWords).toEqual([])
  expect(overflow()).toBeLessThanOrEqual(0)
}

for (const screen of screensOfDay) {
  test(`the recommendations have no cut-off text at a larger font size, on a ${screen.name}`, async () => {
    await resize(screen)
    serveOutfits(app.server)
    await openOutfit(app)
    await expectWhole()
    const acts = ['입을래요', '입었어요', '다른 옷', 'OOTD 등록'].map((name) => button(name).element())
    expect(acts.filter((act) => act.scrollWidth > act.clientWidth).map(({ textContent }) => textContent)).toEqual([])
  })

  test(`the hourly chart has no overlapping labels at a larger font size, on a ${screen.name}`, async () => {
    await resize(screen)
    serveOutfits(app.server)
    await openOutfit(app)
    const boxesOf = (part: string) => [...document.querySelectorAll(part)].map((one) => one.getBoundingClientRect())
    await button('날씨 자세히').click()
    await expect.poll(() => boxesOf('[class*="point_"] > span').length).toBeGreaterThan(3)
    const degrees = boxesOf('[class*="point_"] > span')
    const dots = boxesOf('[class*="point_"] > i')
    expect(dots.filter(({ top }, at) => top < (degrees[at]?.bottom ?? 0) - 1)).toEqual([])
    const hours = Math.min(...boxesOf('span[class*="hour_"]').map(({ top }) => top))
    expect(boxesOf('span[class*="rain_"], span[class*="base_"]').filter(({ bottom }) => bottom > hours)).toEqual([])
  })

  test(`the closet has no cut-off text at a larger font size, on a ${screen.name}`, async () => {
    await resize(screen)
    const attributes = [
      valued(catalogue.color, '네이비'),
      valued(catalogue.season, '겨울'),
      valued(catalogue.material, '울'),
    ]
    serveCloset(app.server, [pieceOf('네이비 니트', 'TOP', { attributes }), pieceOf('청바지', 'BOTTOM')])
    await app.open('/closet', hani)
    await expectCards(2)
    await expectWhole()
  })

  test(`the calendar has no cut-off text at a larger font size, on a ${screen.name}`, async () => {
    await resize(screen)
    const pieces = someClothes()
    serveClosetOfDiary(app.server, pieces)
    serveWeather(app.server)
    serveDiary(app.server, pieces, [
      wearOf(wornDay(), pieces, { occasion: 'DATE' }),
      wearOf(day(-1), pieces, { feeling: 'COLD' }),
    ])
    await app.open('/closet/calendar', hani)
    await expect.poll(() => document.querySelector('main [class*="pic_"]')).not.toBeNull()
    await expectWhole()
  })
}
