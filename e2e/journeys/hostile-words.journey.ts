import type { Page } from '@playwright/test'
import { hostileWords } from '../../web/test/kit/hostile-words.data.ts'
import { comments as commentsOf, openedPost, postOf } from '../kit/feeds-page.ts'
import { thread } from '../kit/messages-page.ts'
import { bell, news } from '../kit/notifications-panel.ts'
import { say } from '../kit/say.ts'
import { follow } from '../kit/screen.ts'
import { expect, expectFilled, expectLive, test, visit } from '../kit/test.ts'
import { hang, post, settle, today } from '../kit/wardrobe.ts'

const all = hostileWords.join(' ')
const [scripted, pictured] = hostileWords

interface Watch {
  dialogs: string[]
  strange: string[]
}

/**
 * Records what hostile words would do if they ran as code: open dialogs or send requests to other origins. A violation
 * of the page's content security policy is logged as an error.
 */
async function watch(page: Page, home = ''): Promise<Watch> {
  const seen: Watch = { dialogs: [], strange: [] }
  page.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== home) seen.strange.push(request.url())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      console.error(`against the rule of the page: ${violatedDirective} ${blockedURI}`)
    })
  })
  return seen
}

/** Checks that the hostile words were shown as text: none of them ran or became a part of the page. */
async function expectWords(page: Page, seen: Watch) {
  expect(seen).toEqual({ dialogs: [], strange: [] })
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expect(
    page.locator('main :is(script, iframe, style), [onerror], [onload], a[href^="javascript" i]'),
  ).toHaveCount(0)
  expect(await page.title()).not.toMatch(/script|alert|evil/)
}

/** Finds a shown piece of clothing by its hostile name. */
const named = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\d+\D/)
    .filter({ hasText: /alert|evil|gnp/ })
    .first()

test('XSS-10..14: hostile words in posts, comments, live messages and clothes names are shown as text', async ({
  page,
  person,
  other,
  enter,
  baseURL,
  complaints,
}) => {
  const seen = await watch(page, baseURL)
  await settle(person)
  const pieces = await hang(
    person,
    hostileWords.map((name) => [name, 'TOP'] as const),
  )
  const feed = await post(person, await today(person), pieces, all)
  for (const content of hostileWords)
    await other.comments.create({ params: { feedId: feed.id }, body: { feedId: feed.id, authorId: other.id, content } })
  await enter(person)

  await expectLive(page, () => visit(page, `/feeds?authorIdEqual=${person.id}`))
  await expect(postOf(page, feed)).toContainText(all)
  await expectWords(page, seen)
  await page.getByRole('button', { name: '하니님의 피드 열기' }).click()
  await expect(openedPost(page, '하니')).toBeVisible()
  const comments = commentsOf(page)
  await expect(comments).toHaveCount(hostileWords.length)
  for (const [index, words] of hostileWords.toReversed().entries())
    await expect(comments.nth(index)).toContainText(words)
  await expectWords(page, seen)

  // Messages with hostile words arrive as live notifications while the list of notifications is open.
  await page.keyboard.press('Escape')
  await bell(page).click()
  await say(baseURL ?? '', other, person, scripted, pictured)
  await expect(news(page).first()).toContainText(pictured)
  await expectWords(page, seen)
  await news(page).first().getByRole('link').click()
  for (const words of [scripted, pictured]) await expect(thread(page, other)).toContainText(words)
  await expectWords(page, seen)

  // The closet and the recommendation show the hostile names of pieces and must keep the page's content security
  // policy.
  await page.keyboard.press('Escape')
  for (const name of ['옷장', '날씨별 옷 추천']) {
    await follow(page, name)
    await expectFilled(page)
    await expect(named(page)).toBeVisible()
    await expectWords(page, seen)
  }
  expect(complaints).toEqual([])
})
