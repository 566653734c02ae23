import type { Feed } from '@otday/contract'
import type { Page } from '@playwright/test'
import { alter } from '../network.ts'
import { newAdministrator, newPerson } from '../test-user.ts'
import { say } from '../say.ts'
import { expect, expectFilled, expectLive, test, visit } from '../test.ts'
import { hang, post, postMany, settle, today } from '../wardrobe.ts'

/** Words that would do something if anybody read them as anything but words. Each says its number, to be found by. */
const hostile = [
  '1<script>window.hacked=1;alert(1)</script>',
  '2<img src=https://evil.example/2 onerror=alert(2)>',
  '3"><svg onload=alert(3)>',
  "4'-alert(4)-'",
  '5</title></style></textarea><script>alert(5)</script>',
  '6<iframe src=javascript:alert(6)>',
  '7<style>*{background:url(https://evil.example/7)}</style>',
  '8{{constructor.constructor("alert(8)")()}}${alert(8)}',
  '9[눌러요](javascript:alert(9)) javascript:alert(9)',
  '10\u202Egnp.exe\u2066',
] as const
const all = hostile.join(' ')
const [scripted, pictured] = hostile

interface Watch {
  dialogs: string[]
  strange: string[]
}

/** What such words might do: ask a question, ask another host, break the rule of the page. */
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

/** Nothing of it happened, and nothing of it became a part of the page. */
async function expectWords(page: Page, seen: Watch) {
  expect(seen).toEqual({ dialogs: [], strange: [] })
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expect(
    page.locator('main :is(script, iframe, style), [onerror], [onload], a[href^="javascript" i]'),
  ).toHaveCount(0)
  expect(await page.title()).not.toMatch(/script|alert|evil/)
}

test('XSS-10..14: whatever people write is read as words, on every page', async ({
  page,
  person,
  enter,
  baseURL,
  complaints,
}) => {
  const seen = await watch(page, baseURL)
  const other = await newPerson(baseURL ?? '', '민지')
  await settle(person)
  const pieces = await hang(
    person,
    hostile.map((name) => [name, 'TOP'] as const),
  )
  const feed = await post(person, await today(person), pieces, all)
  for (const content of hostile)
    await other.comments.create({ params: { feedId: feed.id }, body: { feedId: feed.id, authorId: other.id, content } })
  await enter(person)

  await expectLive(page, () => visit(page, `/feeds?authorIdEqual=${person.id}`))
  await expect(page.locator(`[data-feed="${feed.id}"]`)).toContainText(all)
  await expectWords(page, seen)
  await page.getByRole('button', { name: '하니님의 피드 열기' }).click()
  const dialog = page.getByRole('dialog', { name: '하니님의 피드' })
  const comments = dialog.getByRole('list', { name: '댓글' }).getByRole('listitem')
  await expect(comments).toHaveCount(hostile.length)
  for (const [index, words] of hostile.toReversed().entries()) await expect(comments.nth(index)).toContainText(words)
  await expectWords(page, seen)

  // News that come live.
  await visit(page, '/settings')
  await page.getByRole('button', { name: /^알림/ }).click()
  await say(baseURL ?? '', other, person, scripted, pictured)
  await expect(page.getByRole('dialog', { name: '알림' }).getByRole('listitem').first()).toContainText(pictured)
  await expectWords(page, seen)
  await visit(page, `/profiles?userId=${other.id}`)
  await page.getByRole('button', { name: '메시지 보내기' }).click()
  const thread = page.getByRole('dialog', { name: '민지 님과의 대화' })
  for (const words of [scripted, pictured]) await expect(thread).toContainText(words)
  await expectWords(page, seen)

  for (const path of ['/closet', '/recommendations']) {
    await visit(page, path)
    await expectFilled(page)
    await expect(
      page
        .getByText(/^\d+\D/)
        .filter({ hasText: /alert|evil|gnp/ })
        .first(),
    ).toBeVisible()
    await expectWords(page, seen)
  }
  await visit(page, '/feeds')
  await page.getByRole('searchbox').fill(scripted)
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/script/)
  await expectFilled(page)
  await expectWords(page, seen)
  expect(complaints).toEqual([])
})

test('XSS-10..14: so is what administrators read and write', async ({ page, enter, baseURL, complaints }) => {
  const seen = await watch(page, baseURL)
  const administrator = await newAdministrator(baseURL ?? '', '책임자')
  const name = `${hostile[2]} ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await administrator.attributes.create({ body: { name, selectableValues: [scripted, hostile[3]] } })
  await enter(administrator)
  await visit(page, `/admin/clothes-attributes?keywordLike=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(scripted)
  await expectWords(page, seen)
  await visit(page, '/admin/users?emailLike=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
  await expectFilled(page)
  await expectWords(page, seen)
  await administrator.attributes.delete({ params: { definitionId: id } })
  expect(complaints).toEqual([])
})

test('XSS-13, 14: names and addresses that no server of ours would tell are words, or nothing', async ({
  page,
  person,
  enter,
  baseURL,
}) => {
  const seen = await watch(page, baseURL)
  const [named, pointed] = await postMany(person, '줄', 2)
  if (!named || !pointed) throw new Error('nothing was posted')
  const author = (one: Feed, more: object) => ({ ...one, author: { ...one.author, ...more } })
  await alter<{ data: Feed[] }>(page, '/api/feeds', (list) => ({
    ...list,
    data: list.data.map((one) =>
      one.id === pointed.id
        ? author(one, { profileImageUrl: 'javascript:alert(1)' })
        : {
            ...author(one, { name: pictured }),
            ootds: one.ootds.map((piece) => ({ ...piece, name: hostile[9], imageUrl: null })),
          },
    ),
  }))
  await enter(person)
  await visit(page, `/feeds?authorIdEqual=${person.id}`)
  await expect(page.locator(`[data-feed="${named.id}"]`)).toContainText(pictured)
  // What points elsewhere than to a picture of ours is no feed.
  await expect(page.locator(`[data-feed="${pointed.id}"]`)).toHaveCount(0)
  await expectWords(page, seen)
})
