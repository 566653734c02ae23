import * as z from 'zod'
import { BriefingPreview } from './briefing-content.ts'
import { endpoints } from './endpoint.ts'
import { plainText } from './text.ts'
import { CalendarDate, noContent } from './vocabulary.ts'

/** Most devices of one user to which push notifications are sent. */
export const mostPushSubscriptions = 10

/** Minutes between two times of day that a user can choose for the briefing. */
export const briefingStep = 5

/** `HH:MM` in Seoul, from 04:00, the hour at which a diary day begins, in steps of `briefingStep`. */
export const BriefingTime = z
  .string()
  .regex(/^(?:0[4-9]|1\d|2[0-3]):[0-5][05]$/, `4시부터 ${briefingStep}분 단위로 정해 주세요.`)

/** Settings of one weekday; 0 is Sunday. A public holiday has the settings of its own weekday, not those of Sunday. */
export const BriefingDay = z.object({ weekday: z.int().min(0).max(6), time: BriefingTime, isOn: z.boolean() })
export type BriefingDay = z.infer<typeof BriefingDay>

export const BriefingChannels = z.object({ push: z.boolean(), mail: z.boolean() })

export const BriefingContents = z.object({ outfit: z.boolean(), rain: z.boolean(), warning: z.boolean() })
export type BriefingContents = z.infer<typeof BriefingContents>
export const briefingContentLabels = {
  outfit: '옷차림 그림과 이유 한 줄',
  rain: '비·눈 오는 시간',
  warning: '더위·추위·강한 비바람',
} as const satisfies Record<keyof BriefingContents, string>

export const BriefingSettings = z.object({
  isOn: z.boolean(),
  /** All seven weekdays, Sunday first. */
  days: z
    .array(BriefingDay)
    .length(7)
    .refine((days) => days.every(({ weekday }, index) => weekday === index)),
  channels: BriefingChannels,
  contents: BriefingContents,
})
export type BriefingSettings = z.infer<typeof BriefingSettings>

/**
 * `isMailConfirmed` is whether the user has followed the link mailed to their address; no briefing is mailed before.
 */
export const StoredBriefing = z.object({ ...BriefingSettings.shape, isMailConfirmed: z.boolean().optional() })
export type StoredBriefing = z.infer<typeof StoredBriefing>

const weekend = { 0: { time: '09:30', isOn: false }, 6: { time: '09:30', isOn: true } } as const
const usualDay = { time: '07:00', isOn: true } as const

export const usualBriefing: BriefingSettings = {
  isOn: false,
  days: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    ...(weekday === 0 || weekday === 6 ? weekend[weekday] : usualDay),
  })),
  channels: { push: false, mail: false },
  contents: { outfit: true, rain: true, warning: true },
}

/** Keys of a subscription: https://www.w3.org/TR/push-api/#pushsubscriptionjson-dictionary */
export const PushSubscriptionKeys = z.object({
  /** Both in base64url: `p256dh` is an uncompressed point on P-256, `auth` is 16 bytes. */
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
})
const endpointLength = 1000
export const NewPushSubscription = z.object({
  endpoint: plainText(endpointLength).pipe(z.url()),
  keys: PushSubscriptionKeys,
})
export type NewPushSubscription = z.infer<typeof NewPushSubscription>

/**
 * Payload of a push, which the service worker reads; its URLs are relative to the path where the worker is registered.
 */
export interface PushedBriefing {
  title: string
  body: string
  date: string
  picture: string | null
  /** Token of the user for calling `stop` and `resume` without a session. */
  token: string
}

/** Pages that mails link to, followed by a token; it stands behind the `#`, so that no server logs it. */
export const briefingStopPage = '/#/briefing?token='
export const briefingConfirmPage = '/#/briefing?confirm='

const Token = z.object({ token: z.string().max(200) })

const own = { access: 'user', path: '/api/briefings' } as const
const byToken = { access: 'public', status: 204, response: noContent, errors: ['BriefingLinkInvalid'] } as const

export const briefings = endpoints({
  get: { ...own, method: 'GET', summary: '아침 브리핑 설정', status: 200, response: StoredBriefing },
  set: {
    ...own,
    method: 'PUT',
    summary: '아침 브리핑 설정 바꾸기',
    body: BriefingSettings,
    status: 200,
    response: StoredBriefing,
  },
  preview: {
    access: 'user',
    method: 'GET',
    path: '/api/briefings/preview',
    lane: 'heavy',
    summary: '다음 아침 브리핑 미리 보기',
    status: 200,
    response: BriefingPreview,
  },
  /**
   * Mails a confirmation link at most once a day, or once in 30 days after the user has stopped briefings by a link.
   * Switching mails on in the settings does this, too.
   */
  askMail: {
    access: 'user',
    method: 'POST',
    path: '/api/briefings/mail-confirmations',
    summary: '브리핑을 받을 메일 주소 확인하기',
    rate: 'briefing',
    status: 204,
    response: noContent,
    errors: ['TooManyRequests'],
  },
  /**
   * Records that the user has opened the app today, so that no briefing is sent on this day; clients call it once a
   * day.
   */
  noteOpened: {
    access: 'user',
    method: 'PUT',
    path: '/api/briefings/opened',
    summary: '오늘 앱을 열었음을 알리기',
    status: 204,
    stores: false,
    response: noContent,
  },
  sendNow: {
    access: 'user',
    method: 'POST',
    path: '/api/briefings/trial',
    summary: '아침 브리핑 지금 한 번 받아 보기',
    rate: 'briefing',
    status: 204,
    response: noContent,
    errors: ['BriefingPlaceMissing', 'BriefingChannelMissing', 'BriefingMailUnconfirmed', 'TooManyRequests'],
  },
  pushKey: {
    access: 'user',
    method: 'GET',
    path: '/api/briefings/push-key',
    summary: '푸시를 구독할 때 쓸 공개 키',
    status: 200,
    response: z.object({ publicKey: z.string() }),
  },
  subscribe: {
    access: 'user',
    method: 'PUT',
    path: '/api/briefings/subscriptions',
    summary: '이 기기에서 푸시 받기',
    body: NewPushSubscription,
    status: 204,
    response: noContent,
    errors: ['PushHostNotAllowed'],
  },
  unsubscribe: {
    access: 'user',
    method: 'POST',
    path: '/api/briefings/subscriptions/removed',
    summary: '이 기기에서 푸시 그만 받기',
    body: NewPushSubscription.pick({ endpoint: true }),
    status: 204,
    response: noContent,
  },
  /**
   * Replaces a push subscription without a session, as a service worker has none: the old `auth` secret proves that the
   * subscription is the caller's.
   */
  replaceSubscription: {
    access: 'public',
    method: 'POST',
    path: '/api/briefings/subscriptions/replaced',
    summary: '브라우저가 바꾼 푸시 구독 알리기',
    body: z.object({
      old: z.object({ endpoint: plainText(endpointLength), auth: PushSubscriptionKeys.shape.auth }),
      subscription: NewPushSubscription,
    }),
    status: 204,
    response: noContent,
    errors: ['PushHostNotAllowed'],
  },
  /** One-click unsubscribing (RFC 8058): mail programs post a form. */
  stop: {
    ...byToken,
    method: 'POST',
    path: '/api/briefings/stop',
    summary: '서명된 링크로 아침 브리핑 끄기',
    encoding: 'form',
    query: Token,
    body: z.object({ 'List-Unsubscribe': z.string().max(100).optional() }),
  },
  resume: {
    ...byToken,
    method: 'POST',
    path: '/api/briefings/resume',
    summary: '방금 끈 아침 브리핑 다시 켜기',
    query: Token,
  },
  confirmMail: {
    ...byToken,
    method: 'POST',
    path: '/api/briefings/confirm',
    summary: '메일의 링크로 브리핑을 받을 주소 확인하기',
    query: Token,
  },
  picture: {
    method: 'GET',
    path: '/api/briefings/picture',
    access: 'public',
    summary: '브리핑의 옷차림 그림',
    query: z.object({ ...Token.shape, date: CalendarDate }),
    produces: 'picture',
    status: 200,
    response: z.instanceof(Blob),
    errors: ['BriefingLinkInvalid', 'Unavailable'],
  },
})
