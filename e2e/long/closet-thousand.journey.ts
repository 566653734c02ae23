import { expect, test, visit } from '../kit/test.ts'
import { hangMany } from '../kit/wardrobe.ts'

test('scrolling through a closet of a thousand pieces shows each piece exactly once', async ({
  page,
  person,
  enter,
}) => {
  test.setTimeout(300_000)
  const many = 1000
  await hangMany(person, many)
  await enter(person)
  const sent: { id: string; name: string }[] = []
  page.on('response', async (response) => {
    const url = new URL(response.url())
    if (url.pathname !== '/api/clothes') return
    const { data } = (await response.json()) as { data: typeof sent }
    sent.push(...data)
  })
  await visit(page, '/closet')
  await expect(page.getByText(`옷 ${many.toLocaleString('ko-KR')}개`, { exact: true })).toBeVisible()
  const scroll = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return document.querySelectorAll('main article').length
    })
  await expect.poll(scroll, { intervals: [100], timeout: 240_000 }).toBe(many)
  await expect(page.getByText('모두 보여 드렸어요.')).toBeVisible()
  const names = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(names).toHaveLength(many)
  expect(names).toEqual(sent.map(({ name }) => name))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(many)
})
