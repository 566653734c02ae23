import { OAuthProvider, signInMethods, usualBriefing } from '@otday/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { chooseLanguage } from '../../src/features/auth/language.ts'
import { answerSettings } from '../kit/account.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp } from '../kit/app.tsx'
import { button } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'

const app = useApp()
const pushManager = Object.getOwnPropertyDescriptor(window, 'PushManager')
// The chosen language would also apply to the tests of other files, so it is reset.
afterEach(() => {
  chooseLanguage('en')
  vi.restoreAllMocks()
  if (pushManager) Object.defineProperty(window, 'PushManager', pushManager)
})

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const openIn = async (userAgent: string, ...where: Parameters<typeof app.open>) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  await app.open(...where)
}
const wayOut = page.getByRole('link', { name: 'Open in another browser' })

test.each([
  [`${android};KAKAOTALK 2510870`, 'KakaoTalk', /^kakaotalk:\/\/web\/openExternal\?url=http.*register$/],
  [`${iPhone} KAKAOTALK 25.1.0`, 'KakaoTalk', /^kakaotalk:\/\/web\/openExternal\?url=http.*register$/],
  [
    `${android} NAVER(inapp; search; 2000; 12.9.1)`,
    'the NAVER app',
    /^intent:\/\/.*#\/auth\/register#Intent;scheme=http;/,
  ],
  [android, 'this app', /^intent:/],
])('in the browser %s a link out of %s replaces the Google login', async (userAgent, name, href) => {
  for (const path of ['/auth/login', '/auth/register']) {
    await openIn(userAgent, path)
    await expect.element(button('Kakao')).toBeVisible()
    await expect.element(page.getByText(`Google login does not work inside ${name}.`)).toBeVisible()
    await expect.element(button('Google')).not.toBeInTheDocument()
  }
  await expect.element(wayOut).toHaveAttribute('href', expect.stringMatching(href))
  await expectAccessible()
})

test('in an app’s browser on an iPhone the page link can be copied, by hand if the clipboard is denied', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await openIn(`${iPhone} Instagram 350.0.0`, '/auth/login')
  await page.getByRole('button', { name: '한국어로 보기' }).click()
  await expect.element(page.getByText('인스타그램 안에서는 Google로 로그인할 수 없어요.')).toBeVisible()
  await button('링크 복사').click()
  const link = page.getByLabelText('이 링크를 복사해 Safari에 붙여 넣어 주세요')
  await expect.element(link).toHaveValue(window.location.href)
  copy.mockResolvedValue()
  await button('링크 복사').click()
  await expect.element(page.getByText('링크를 복사했어요. Safari에 붙여 넣어 주세요.')).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
  expect(copy).toHaveBeenLastCalledWith(window.location.href)
})

test('over plain HTTP without a clipboard the page link is shown to be copied by hand', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
  })
  await openIn(`${iPhone} Instagram 350.0.0`, '/auth/login')
  await button('Copy the link').click()
  await expect.element(page.getByRole('textbox', { name: /Safari/ })).toHaveValue(window.location.href)
})

test('Safari and the installed app on the home screen offer the Google login', async () => {
  const home = `${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`
  await openIn(home, '/auth/login')
  await expect.element(button('Google')).toBeVisible()
  const standalone = window.matchMedia('(min-width: 0)')
  vi.spyOn(window, 'matchMedia').mockReturnValue(standalone)
  await openIn(iPhone, '/auth/login')
  await expect.element(button('Google')).toBeVisible()
  await expect.element(wayOut).not.toBeInTheDocument()
})

test('inside an app the settings say that linking Google, downloads and pushes do not work', async () => {
  answerSettings(app.server, { briefing: { ...usualBriefing, isOn: true } })
  app.server.answer(signInMethods.list, () => ({
    password: true,
    confirmedUntil: null,
    providers: OAuthProvider.options.map((provider) => ({ provider, available: true, linkedAt: null })),
  }))
  Reflect.deleteProperty(window, 'PushManager')
  const lacks = async (...needs: string[]) => {
    for (const need of needs) await expect.element(page.getByText(`카카오톡 안에서는 ${need} 수 없어요.`)).toBeVisible()
    const ways = page.getByRole('link', { name: '다른 브라우저에서 열기' })
    await expect.poll(() => ways.elements().length).toBe(needs.length)
    await expectAccessible()
  }
  await openIn(`${iPhone} KAKAOTALK 25.1.0`, '/settings?section=account', hani)
  await lacks('Google로 로그인할', '파일을 받을')
  await expect.element(button('카카오 연결')).toBeVisible()
  await expect.element(button('Google 연결')).not.toBeInTheDocument()
  await expect.element(button('내 데이터 내려받기')).not.toBeInTheDocument()
  await page.getByRole('navigation', { name: '설정' }).getByRole('link', { name: '알림' }).click()
  await lacks('푸시 알림을 받을')
  await expect.element(page.getByRole('switch', { name: '푸시 알림' })).toBeDisabled()
})
