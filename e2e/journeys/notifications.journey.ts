import { newPerson, startFollowing } from '../kit/test-user.ts'
import { startProduct } from '../kit/product.ts'
import { say } from '../kit/say.ts'
import { bell, news, panel } from '../kit/notifications-panel.ts'
import { expect, expectLive, signInAs, test, visit } from '../kit/test.ts'
import { hang, post, today } from '../kit/wardrobe.ts'

test('notifications arrive live, are read by a press and lead to what they are about', async ({
  page,
  person,
  other,
  enter,
  baseURL,
}) => {
  const feed = await post(person, await today(person), await hang(person, [['청바지', 'BOTTOM']]), '오늘 입은 옷')
  await enter(person)
  await expectLive(page, () => visit(page, '/settings'))
  await expect(bell(page)).toHaveText('알림')
  await bell(page).click()
  await expect(panel(page).getByText('알림이 없습니다')).toBeVisible()
  await startFollowing(other, person)
  await expect(bell(page)).toHaveText(/^알림 1개/)
  await other.likes.create({ params: { feedId: feed.id } })
  await expect(news(page)).toHaveCount(2)
  await expect(news(page).first()).toContainText('좋아요')
  await expect(news(page).last()).toContainText('팔로우')
  await expect(page.getByRole('status').filter({ hasText: '좋아요' })).toBeAttached()

  // Several messages of one person are combined in one notification, which shows the newest message.
  await say(baseURL ?? '', other, person, '안녕하세요', '거기 있어요?')
  await expect(news(page)).toHaveCount(3)
  await expect(news(page).first()).toContainText('거기 있어요?')
  await expect(bell(page)).toHaveText(/^알림 3개/)

  await news(page).filter({ hasText: '좋아요' }).getByRole('link').click()
  await expect(page.getByRole('dialog', { name: `${person.name}님의 피드` })).toContainText('오늘 입은 옷')
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveText(/^알림 2개/)
  await bell(page).click()
  await expect(news(page)).toHaveCount(2)
  await news(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog', { name: '민지 님과의 대화' })).toContainText('거기 있어요?')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`#/profiles\\?userId=${other.id}$`))
  // Opening the conversation has also marked the notification of its messages as read.
  await expect(bell(page)).toHaveText(/^알림 1개/)

  await bell(page).click()
  await news(page).getByRole('link').click()
  await expect(bell(page)).toHaveText('알림')
  await bell(page).click()
  await expect(panel(page).getByText('알림이 없습니다')).toBeVisible()
  await panel(page).getByRole('button', { name: '읽은 알림 보기' }).click()
  await expect(news(page).filter({ hasText: '팔로우' })).toHaveCount(1)
  await expect(news(page).filter({ hasText: '좋아요' })).toHaveCount(1)
  await expect(news(page).first().getByRole('button')).toHaveCount(0)
  await panel(page).getByRole('button', { name: '새 알림' }).click()
  await expect(panel(page).getByText('알림이 없습니다')).toBeVisible()
})

test('after a server restart both live channels reconnect, and no message is missed or shown twice', async ({
  page,
}) => {
  const product = await startProduct()
  try {
    const [person, other] = await Promise.all([newPerson(product.url, '하니'), newPerson(product.url, '민지')])
    await signInAs(page, person, product.url)
    await page.goto('about:blank')
    await expectLive(page, () => page.goto(`${product.url}/#/profiles?userId=${other.id}`))
    await page.getByRole('button', { name: '메시지 보내기' }).click()
    const thread = page.getByRole('dialog', { name: '민지 님과의 대화' })
    await thread.getByRole('textbox').fill('잘 지내요?')
    await thread.getByRole('textbox').press('Enter')
    await expect(thread.getByRole('listitem')).toHaveText(/방금 전/)
    await expectLive(page, async () => {
      await product.restart()
      await say(product.url, other, person, '그동안 잘 지냈어요')
      await startFollowing(other, person)
    })
    await expect(thread.getByRole('listitem').last()).toContainText('그동안 잘 지냈어요')
    await say(product.url, other, person, '지금은요?')
    await expect(thread.getByRole('listitem')).toHaveCount(3)
    await expect(thread.getByRole('listitem').last()).toContainText('지금은요?')
    await page.keyboard.press('Escape')
    await expect(bell(page)).toHaveText(/^알림 1개/)
    const { data } = await person.messages.list({ query: { userId: other.id } })
    expect(data.map(({ content }) => content)).toEqual(['지금은요?', '그동안 잘 지냈어요', '잘 지내요?'])
  } finally {
    await product.stop()
  }
})
