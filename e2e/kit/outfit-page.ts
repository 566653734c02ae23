import type { Page } from '@playwright/test'

/** Returns the list of pieces in the recommended outfit of the day. */
export const outfit = (page: Page) => page.getByRole('list', { name: '추천 옷' })
export const outfitPieces = (page: Page) => outfit(page).getByRole('article')
export const outfitNames = (page: Page) => outfit(page).getByRole('heading').allTextContents()

export const weatherPanel = (page: Page) => page.getByRole('region', { name: '오늘의 날씨' })
export const forecastDays = (page: Page) => page.getByRole('group', { name: '5일 예보' }).getByRole('button')
