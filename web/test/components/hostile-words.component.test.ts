import { feeds } from '@otday/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { accountOf, answerAccounts, answerDefinitions, definitionOf, expectListed } from '../kit/admin.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { pieceOf } from '../kit/closet.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { answerFeeds, cards, feedOf, itemOf, me, partOf, waiting } from '../kit/feeds.ts'
import { hostileWords } from '../kit/hostile-words.data.ts'
import { administrator, hani } from '../kit/people.ts'
import { wardrobe } from '../kit/recommendations.data.ts'
import { serveOutfits } from '../kit/recommendations.ts'

const app = useApp()
afterEach(() => vi.restoreAllMocks())

const [scripted, pictured, , , ended] = hostileWords

/** Records what hostile texts could cause: browser dialogs, and errors and warnings in the console. */
function watch() {
  // The browser's list of loaded resources holds 250 entries by default, and earlier tests may have filled it.
  performance.clearResourceTimings()
  performance.setResourceTimingBufferSize(10_000)
  const alerted = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  const confirmed = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const prompted = vi.spyOn(window, 'prompt').mockReturnValue(null)
  return [alerted, confirmed, prompted, vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
}

/**
 * Expects that no script ran, that no text became a part of the page's HTML, and that nothing was loaded from another
 * website.
 */
function expectWords(watched: ReturnType<typeof watch>): void {
  expect(watched.flatMap(({ mock }) => mock.calls)).toEqual([])
  expect('hacked' in window).toBe(false)
  const dangerous = 'main :is(script, iframe, style), [onerror], [onload], a[href^="javascript" i]'
  expect([...document.querySelectorAll(dangerous)]).toEqual([])
  const asked = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(asked.filter((url) => new URL(url).origin !== location.origin)).toEqual([])
  expect(document.title).not.toMatch(/script|alert|evil/)
}

/** Expects that a piece of the outfit has one of the hostile texts as its name. */
const expectNamed = () =>
  expect
    .element(
      page
        .getByText(/^\d+\D/)
        .filter({ hasText: /alert|evil|gnp/ })
        .first(),
    )
    .toBeVisible()

test('XSS-10..14: hostile piece names are shown as plain text in the closet', async () => {
  const watched = watch()
  serveCloset(
    app.server,
    hostileWords.map((name) => pieceOf(name, 'TOP')),
  )
  await app.open('/closet', hani)
  await expectNamed()
  expectWords(watched)
})

test('XSS-10..14: hostile piece names are shown as plain text in the recommendations', async () => {
  const watched = watch()
  serveOutfits(
    app.server,
    wardrobe.map((piece, at) => ({ ...piece, name: hostileWords[at % hostileWords.length] ?? '' })),
  )
  await app.open('/recommendations', hani)
  await expectNamed()
  expectWords(watched)
})

test('XSS-10..14: a hostile search word runs no script in the feed', async () => {
  const watched = watch()
  answerFeeds(app.server, [])
  await app.open('/feeds', hani)
  await page.getByRole('searchbox').fill(scripted)
  await userEvent.keyboard('{Enter}')
  await expect.poll(app.path).toMatch(/script/)
  await expect.poll(() => app.server.callsOf(feeds.list).at(-1)?.query.keywordLike).toBe(scripted)
  await expect.poll(waiting).toBe(0)
  expectWords(watched)
})

test('XSS-10..14: hostile attribute names and options are shown as plain text to administrators', async () => {
  const watched = watch()
  const name = hostileWords[2]
  answerDefinitions(app.server, [definitionOf(1, name, { selectableValues: [scripted, hostileWords[3]] })])
  await app.open(`/admin/clothes-attributes?keywordLike=${encodeURIComponent(name)}`, administrator)
  await expect.element(page.getByRole('row').filter({ hasText: name })).toMatchTextContent(scripted)
  expectWords(watched)
})

test('XSS-10..14: hostile account names and e-mails are shown as plain text to administrators', async () => {
  const watched = watch()
  answerAccounts(app.server, [accountOf(1, { name: ended, email: `${scripted}@example.com` })])
  await app.open('/admin/users?emailLike=%3Cscript%3E', administrator)
  await expectListed()
  expectWords(watched)
})

test('XSS-13, 14: hostile names in a response are plain text, and a post with a javascript: URL is dropped', async () => {
  const watched = watch()
  const item = itemOf(1, { name: hostileWords[9] })
  const named = feedOf(2, { author: { ...me, name: pictured }, ootds: [item] })
  const pointed = feedOf(1)
  answerFeeds(app.server, [])
  const author = { ...pointed.author, profileImageUrl: 'javascript:alert(1)' }
  app.server.answer(feeds.list, ({ query }) => Response.json(partOf([named, { ...pointed, author }], query)))
  await app.open('/feeds', hani)
  await expect.element(cards().first()).toMatchTextContent(pictured)
  // A feed with a picture URL that does not lead to one of the app's pictures is left out of the list.
  expect([...document.querySelectorAll('[data-feed]')].map((one) => one.getAttribute('data-feed'))).toEqual([named.id])
  expectWords(watched)
})
