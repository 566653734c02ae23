import { type BriefingPreview as Preview, briefings, briefingTexts, usualBriefing } from '@otday/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { answerSettings } from '../kit/account.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { page, Refusal, useApp, userEvent } from '../kit/app.tsx'
import { pieceOf } from '../kit/closet.ts'
import { hani } from '../kit/people.ts'
import { profileOf } from '../kit/usual.ts'
import { seoul } from '../kit/places.ts'

const app = useApp()
const section = page.getByRole('region', { name: '아침 브리핑' })
const toggle = (name: string) => section.getByRole('switch', { name, exact: true })
const time = (day: string) => section.getByLabelText(`${day}요일 받는 시간`)
const broken = () => Response.json({}, { status: 500 })
const sizes = [
  ['on a phone', 390, 844],
  ['on a desktop', 1440, 900],
] as const

const pushManager = Object.getOwnPropertyDescriptor(window, 'PushManager')
afterEach(async () => {
  vi.restoreAllMocks()
  if (pushManager) Object.defineProperty(window, 'PushManager', pushManager)
  await page.viewport(1440, 900)
})

for (const [where, width, height] of sizes)
  test(`the switches set the days, times, channels and contents of the briefing, ${where}`, async () => {
    await page.viewport(width, height)
    const settings = answerSettings(app.server, { profile: profileOf({ location: seoul }) })
    app.server.answer(briefings.get, broken)
    await app.open('/settings?section=notifications', hani)
    await expect.element(section.getByRole('alert')).toBeVisible()
    app.server.answer(briefings.get, () => settings.briefing)
    await section.getByRole('button', { name: '다시 시도' }).click()

    // While the briefing is off, its other switches are hidden and no preview is requested.
    await expect.element(toggle('아침 브리핑')).not.toBeChecked()
    expect(section.getByRole('switch').elements()).toHaveLength(1)
    expect(app.server.callsOf(briefings.preview)).toEqual([])
    await toggle('아침 브리핑').click()
    const hint = section.getByText('푸시 알림이나 메일 가운데 하나를 켜 주세요.')
    await expect.element(hint).toBeVisible()
    await toggle('메일').click()
    await expect.element(hint).not.toBeInTheDocument()
    await time('월').fill('06:43')
    time('화').element().focus()
    await expect.element(time('월')).toHaveValue('06:40')
    await time('화').fill('02:00')
    await userEvent.keyboard('{Enter}')
    await expect.element(time('화')).toHaveValue('07:00')
    await expect.element(section.getByText('쉬어요')).toBeVisible()
    await toggle('일요일').click()
    await toggle('비·눈 오는 시간').click()
    await expect.element(section.getByText('쉬어요')).not.toBeInTheDocument()
    const days = usualBriefing.days.map((day) => ({
      ...day,
      ...(day.weekday === 0 && { isOn: true }),
      ...(day.weekday === 1 && { time: '06:40' }),
    }))
    await expect
      .poll(() => settings.briefing)
      .toEqual({
        isOn: true,
        days,
        channels: { push: false, mail: true },
        contents: { outfit: true, rain: false, warning: true },
      })
    await expectAccessible()

    app.server.answer(briefings.set, broken)
    await toggle('토요일').click()
    const again = page.getByRole('button', { name: '다시 시도' })
    await expect.element(again).toBeVisible()
    app.server.answer(briefings.set, ({ body }) => {
      settings.briefing = body
      return body
    })
    await again.click()
    await expect.element(toggle('토요일')).not.toBeChecked()
    await expect.poll(() => settings.briefing.days[6]?.isOn).toBe(false)
  })

test('the preview shows the next briefing, follows the settings, and says what is missing', async () => {
  const knit = { ...pieceOf('회색 울 니트', 'TOP'), clothesId: pieceOf('회색 울 니트', 'TOP').id }
  const content = {
    title: '오늘 3°–13°, 니트에 청바지',
    body: '오후 3시–6시에 비가 와요(80%). 우산을 챙겨요.',
    place: '성수동',
    skyLabel: '비',
    sky: 'rain' as const,
    outfit: '니트에 청바지',
    items: [knit],
  }
  const whole: Preview = { date: '2026-11-30', time: '07:00', missing: null, content }
  let answer: () => Preview | Response = broken
  answerSettings(app.server, { briefing: { ...usualBriefing, isOn: true, channels: { push: false, mail: true } } })
  app.server.answer(briefings.preview, () => answer())
  await app.open('/settings?section=notifications', hani)
  await expect.element(section.getByText('미리 보지 못했어요')).toBeVisible()
  answer = () => whole
  await section.getByRole('button', { name: '다시 시도' }).click()
  const preview = section.getByRole('figure', { name: '다음 브리핑' })
  for (const words of [content.title, content.body, '성수동 · 비'])
    await expect.element(preview.getByText(words)).toBeVisible()
  const promise = preview.getByText(/11월 30일 월요일 7:00에 보내 드려요/)
  await expect.element(promise).toBeVisible()
  await toggle('메일').click()
  await expect.element(promise).not.toBeInTheDocument()
  await expect.element(preview.getByText('푸시 알림이나 메일을 켜면 보내 드려요.')).toBeVisible()
  await toggle('메일').click()
  await expect.element(promise).toBeVisible()
  await expectAccessible()
  answer = () => ({ ...whole, content: { ...content, body: '오늘 날씨를 확인해 보세요.', items: [] } })
  await toggle('비·눈 오는 시간').click()
  await expect.element(preview.getByText('오늘 날씨를 확인해 보세요.')).toBeVisible()
  for (const [missing, words, shown] of [
    ['CLOTHES', '옷장에 옷을 등록하면 내 옷으로 골라 드려요.', content],
    ['PLACE', '프로필에 현재 위치를 저장하면 다음 브리핑을 보여 드려요.', null],
    ['FORECAST', '다음은 11월 30일 월요일 7:00에 가요. 그날 예보가 나오면 여기에 보여 드려요.', null],
    ['DAYS', '받을 요일을 하나 켜면 다음 브리핑을 보여 드려요.', null],
  ] as const) {
    answer = () => ({ ...whole, missing, content: shown && { ...shown, items: [] } })
    await toggle('토요일').click()
    await expect.element(preview.getByText(words)).toBeVisible()
  }
  await toggle('아침 브리핑').click()
  await expect.element(preview).not.toBeInTheDocument()
})

test('a preview that was asked before the briefing was switched on is asked again', async () => {
  const settings = answerSettings(app.server, { profile: profileOf({ location: seoul }) })
  const before = Promise.withResolvers<Preview>()
  const whole: Preview = { date: '2026-11-30', time: '07:00', missing: 'CLOTHES', content: null }
  app.server.answer(briefings.preview, () =>
    app.server.callsOf(briefings.preview).length > 1 ? whole : before.promise,
  )
  await app.open('/settings?section=notifications', hani)
  await toggle('아침 브리핑').click()
  await expect.poll(() => settings.briefing.isOn).toBe(true)
  await expect.poll(() => app.server.callsOf(briefings.preview).length).toBeGreaterThan(0)
  before.resolve({ ...whole, missing: 'OFF' })
  await expect.element(section.getByText('옷장에 옷을 등록하면 내 옷으로 골라 드려요.')).toBeVisible()
})

test('without a saved place the briefing settings say that one is needed', async () => {
  answerSettings(app.server, { briefing: { ...usualBriefing, isOn: true, channels: { push: false, mail: true } } })
  app.server.answer(briefings.sendNow, () => {
    throw new Refusal('BriefingPlaceMissing')
  })
  await app.open('/settings?section=notifications', hani)
  await expect.element(section.getByText('프로필에 현재 위치를 저장하면 보내 드려요.')).toBeVisible()
  await section.getByRole('button', { name: '지금 한 번 받아 보기' }).click()
  await expect.element(page.getByText('현재 위치를 먼저 정해 주세요.')).toBeVisible()
})

test('an unconfirmed address gets a confirmation mail, and its link needs a button press to confirm', async () => {
  const briefing = { ...usualBriefing, isOn: true, channels: { push: false, mail: true }, isMailConfirmed: false }
  answerSettings(app.server, { briefing })
  app.server.answer(briefings.askMail, () => undefined)
  await app.open('/settings?section=notifications', hani)
  await expect.element(section.getByText('확인 메일의 링크를 누르면 이 주소로 보내 드려요.')).toBeVisible()
  await expectAccessible()
  await section.getByRole('button', { name: '확인 메일 받기' }).click()
  await expect.element(page.getByText(/확인 메일은 하루에 한 번 보내요/)).toBeVisible()

  app.server.answer(briefings.confirmMail, broken)
  await app.open('/briefing?confirm=t1')
  await expect.element(page.getByRole('heading', { name: '아침 브리핑을 메일로 받을까요?' })).toBeVisible()
  expect(app.server.callsOf(briefings.confirmMail)).toEqual([])
  const receive = page.getByRole('button', { name: '메일로 받기' })
  await receive.click()
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
  app.server.answer(briefings.confirmMail, () => undefined)
  await receive.click()
  await expect.element(page.getByRole('heading', { name: '이제 아침 브리핑을 메일로 보내 드려요' })).toBeVisible()
  expect(app.server.callsOf(briefings.confirmMail).at(-1)?.query).toEqual({ token: 't1' })
  await expectAccessible()
  app.server.answer(briefings.confirmMail, () => {
    throw new Refusal('BriefingLinkInvalid')
  })
  await app.open('/briefing?confirm=x')
  await receive.click()
  await expect.element(page.getByRole('heading', { name: '더 쓸 수 없는 링크예요' })).toBeVisible()
})

test('the unsubscribe link of a mail stops briefings without a session, and they can be resumed', async () => {
  for (const [, width, height] of sizes) {
    await page.viewport(width, height)
    app.server.answer(briefings.stop, broken)
    await app.open('/briefing?token=t1')
    await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
    app.server.answer(briefings.stop, () => undefined)
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect.element(page.getByRole('heading', { name: briefingTexts.stopped })).toBeVisible()
    expect(app.server.callsOf(briefings.stop).at(-1)?.query).toEqual({ token: 't1' })
    await expectAccessible()
    app.server.answer(briefings.resume, () => undefined)
    await page.getByRole('button', { name: briefingTexts.resume }).click()
    await expect.element(page.getByRole('heading', { name: briefingTexts.resumed })).toBeVisible()
    expect(app.server.callsOf(briefings.resume).at(-1)?.query).toEqual({ token: 't1' })
    app.server.answer(briefings.stop, () => {
      throw new Refusal('BriefingLinkInvalid')
    })
    await app.open('/briefing?token=x')
    await expect.element(page.getByRole('heading', { name: '더 쓸 수 없는 링크예요' })).toBeVisible()
  }
})

test('when notifications are denied, the push switch is disabled and a text says how to allow them', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied')
  answerSettings(app.server, { briefing: { ...usualBriefing, isOn: true } })
  await app.open('/settings?section=notifications', hani)
  await expect.element(section.getByText(/주소창 옆 사이트 설정에서 알림을 허용하고/)).toBeVisible()
  await expect.element(toggle('푸시 알림')).toBeDisabled()
})

test('the push switch asks for notification permission when it was not asked for yet', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default')
  const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue('default')
  answerSettings(app.server, { briefing: { ...usualBriefing, isOn: true } })
  await app.open('/settings?section=notifications', hani)
  await toggle('푸시 알림').click()
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  await expect.element(page.getByText('알림을 허용하면 이 기기에서 받을 수 있어요.')).toBeVisible()
  await expect.element(toggle('푸시 알림')).not.toBeChecked()
})

for (const [what, agent, text] of [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1', /‘홈 화면에 추가’/],
  ['an old browser', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/40.0', /푸시 알림을 받을 수 없어요/],
] as const)
  test(`${what} without push support disables the switch and says what to do`, async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    Reflect.deleteProperty(window, 'PushManager')
    answerSettings(app.server, { briefing: { ...usualBriefing, isOn: true } })
    await app.open('/settings?section=notifications', hani)
    await expect.element(section.getByText(text)).toBeVisible()
    await expect.element(toggle('푸시 알림')).toBeDisabled()
  })
