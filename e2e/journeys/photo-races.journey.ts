import { type AttributeDefinition, errorCatalogue } from '@otday/contract'
import type { Page } from '@playwright/test'
import { alter } from '../network.ts'
import { add, dialog, drafts, draftsPath, fileOf, hand, openCloset, type Photo, sending, three } from '../photo-pile.ts'
import { expect, test } from '../test.ts'

/** The ids of the photos that the browser keeps until they are sent. */
const keptIds = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('otday-photos')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('photos').objectStore('photos').getAllKeys()
          keys.addEventListener('success', () => resolve(keys.result.map(String)))
        })
      }),
  )

test('a photo whose answer got lost comes to nothing when it is cancelled', async ({ page, person, enter }) => {
  await enter(person)
  await openCloset(page)
  const answer = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === draftsPath,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await answer.promise
      await route.abort('internetdisconnected')
    },
  )
  const [navy] = three as [Photo]
  await hand(page, 'drop', [navy])
  await expect(sending(page).getByText('올리는 중')).toBeVisible()
  const [draftId = ''] = await keptIds(page)
  const image = new Blob([Uint8Array.from(fileOf(navy).buffer)])
  await person.drafts.create({ body: { draftId, fileName: navy.name }, image })
  await page.context().setOffline(true)
  answer.resolve()
  await expect(sending(page).getByText('기다리는 중')).toBeVisible()
  await sending(page).getByRole('button', { name: '네이비 니트.png 취소' }).click()
  await expect(sending(page)).toBeHidden()
  expect(await person.drafts.list({})).toHaveLength(1)
  await page.context().setOffline(false)
  await expect.poll(() => person.drafts.list({})).toEqual([])
})

test('what another window has dealt with is said, and a key that is held down adds one piece', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await openCloset(page)
  await hand(page, 'paste', [
    { ...(three[0] as Photo), name: '하나 니트.png' },
    { ...(three[0] as Photo), name: '둘 니트.png' },
    { ...(three[0] as Photo), name: '셋 니트.png' },
    { ...(three[0] as Photo), name: '넷 니트.png' },
  ])
  await expect(drafts(page)).toHaveCount(4, { timeout: 30_000 })
  const known = new Map((await person.drafts.list({})).map((draft) => [draft.name, draft]))
  const [one, two] = [known.get('하나 니트'), known.get('둘 니트')]
  if (!one || !two) throw new Error('no drafts')
  const { name, isCutOut } = one
  await person.drafts.confirm({ params: { draftId: one.id }, body: { name, type: 'TOP', isCutOut } })
  await person.drafts.discard({ params: { draftId: two.id } })
  const closed = page.getByRole('listitem').filter({ hasText: '이미 처리한 사진이에요.' })
  await dialog(page).getByRole('button', { name: '하나 니트 버리기' }).click()
  await expect(closed).toHaveCount(1)
  await add(page, '둘 니트').click()
  await expect(closed).toHaveCount(2)
  await expect(drafts(page)).toHaveCount(2)
  await expect(dialog(page).getByText('사진을 버렸어요')).toBeHidden()

  await drafts(page).first().locator('[data-confirm]').focus()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(drafts(page)).toHaveCount(1)
  await expect(drafts(page).locator('[data-confirm]')).toBeFocused()
  const { data } = await person.clothes.list({ query: { ownerId: person.id } })
  expect(data).toHaveLength(2)
})

test('an attribute that the catalogue has taken back meanwhile keeps no photo from being added', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await openCloset(page)
  await hand(page, 'paste', three.slice(0, 1))
  await expect(add(page, '네이비 니트')).toBeVisible()
  const [status, message] = errorCatalogue.DefinitionNotFound
  await alter<AttributeDefinition[]>(page, '/api/clothes/attribute-defs', () => [])
  let refusals = 1
  await page.route(/\/confirmation$/, (route) =>
    refusals-- > 0
      ? route.fulfill({ status, json: { exceptionName: 'DefinitionNotFound', message, details: {} } })
      : route.continue(),
  )
  await add(page, '네이비 니트').click()
  await expect(dialog(page).getByText('고를 수 없게 된 속성을 뺐어요. 다시 추가해 주세요.')).toBeVisible()
  await add(page, '네이비 니트').click()
  await expect(dialog(page).getByText('모두 확인했어요')).toBeVisible()
  const { data } = await person.clothes.list({ query: { ownerId: person.id } })
  expect(data).toMatchObject([{ name: '네이비 니트', attributes: [] }])
})
