import type { Locator, Page } from '@playwright/test'
import { button, dialog } from './screen.ts'

interface Plan {
  /** A search text for places; the first result is chosen. */
  place: string
  /** First day of the trip, `YYYY-MM-DD`. */
  startsOn: string
  endsOn: string
  occasion?: string
}

/** Plans a trip on the page of trips. */
export async function planTrip(page: Page, { place, startsOn, endsOn, occasion }: Plan): Promise<void> {
  await button(page, '여행 만들기').click()
  const form = dialog(page, '여행 만들기')
  await form.getByLabel('어디로 가요?').fill(place)
  await form.getByRole('list', { name: '찾은 지역' }).getByRole('button').first().click()
  await form.getByLabel('가는 날').fill(startsOn)
  await form.getByLabel('오는 날').fill(endsOn)
  if (occasion) await button(form, occasion).click()
  await button(form, '짐 싸기').click()
}

/** Chooses pieces of the closet on the lookbook page. @returns the form that names the new look */
export async function composeByHand(page: Page, pieces: readonly string[]): Promise<Locator> {
  await button(page, '룩북 만들기').click()
  const composer = dialog(page, '룩북 만들기')
  for (const name of pieces)
    await composer
      .getByRole('list', { name: '옷장' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
  await button(composer, '다음').click()
  return dialog(page, '이름·태그 적기')
}
