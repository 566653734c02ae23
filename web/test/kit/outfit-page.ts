import { feeds } from '@otday/contract'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { useApp } from './app.tsx'
import { hani } from './people.ts'

export const outfit = page.getByRole('list', { name: '추천 옷' })
export const cards = outfit.getByRole('article')
export const picture = page.getByRole('figure', { name: /^추천 옷차림/ })
export const days = page.getByRole('group', { name: '5일 예보' }).getByRole('button')
export const toaster = page.getByRole('region', { name: /알림글/ })

export const namesIn = (): string[] =>
  outfit
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

export const count = (locator: { elements(): unknown[] }) => expect.poll(() => locator.elements().length)

/** Opens the recommendations of the day and waits for the outfit. */
export async function openOutfit(app: ReturnType<typeof useApp>): Promise<void> {
  await app.open('/recommendations', hani)
  await expect.element(cards.first()).toBeVisible()
}

export const postsOf = ({ server }: ReturnType<typeof useApp>) => server.callsOf(feeds.create).map(({ body }) => body)
