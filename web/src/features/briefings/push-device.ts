import { NewPushSubscription } from '@otday/contract'
import { isApplePhone, isOnHomeScreen } from '../../platform/device/apple-phone.ts'
import { isInApp } from '../../platform/in-app/browser.ts'
import { briefingsApi } from './queries.ts'
import { workerRegistration } from './worker-registration.ts'

/**
 * Whether this browser can receive pushes. `DENIED`: the user forbade notifications. `INSECURE`: the page is not on
 * https, which pushes need. `IN_APP`: browsers inside other apps have no pushes. `INSTALL`: on iPhones, only apps added
 * to the home screen receive pushes. `NONE`: the browser has no pushes for another reason.
 */
export type PushSupport = 'READY' | 'DENIED' | 'INSECURE' | 'IN_APP' | 'INSTALL' | 'NONE'

export function pushSupport(): PushSupport {
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)
    return Notification.permission === 'denied' ? 'DENIED' : 'READY'
  if (!window.isSecureContext) return 'INSECURE'
  if (isInApp()) return 'IN_APP'
  return isApplePhone() && !isOnHomeScreen() ? 'INSTALL' : 'NONE'
}

/** Returns the push subscription of this browser, without asking for permission; null if there is none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'READY' || Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Sends a push subscription to the server.
 * @throws ApiError when the server refuses it or cannot be reached
 */
export async function register(subscription: PushSubscription): Promise<void> {
  await briefingsApi.subscribe({ body: NewPushSubscription.parse(subscription.toJSON()) })
}

/**
 * Subscribes this browser to pushes, asking for permission if need be; must be called by a press.
 * @returns false if permission was denied, its prompt was closed, or there is no service worker
 * @throws ApiError when a call fails; DOMException when the browser's push service does not answer
 */
export async function subscribeHere(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await workerRegistration()
  if (!registration) return false
  const { publicKey } = await briefingsApi.pushKey({})
  await register(await subscribe(registration.pushManager, publicKey))
  return true
}

/** Subscribes; replaces a subscription made with another key, from before the server's secret changed. */
async function subscribe(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey }
  const old = await manager.getSubscription()
  if (old && base64Url(old.options.applicationServerKey) !== applicationServerKey) await old.unsubscribe()
  return manager.subscribe(options)
}

const base64Url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Ends the push subscription of this browser, also at the server.
 * @throws ApiError when the call fails
 */
export async function unsubscribeHere(): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await briefingsApi.unsubscribe({ body: { endpoint: subscription.endpoint } })
}

/**
 * Removes the notifications and the push subscription of a user who signs out from this browser; the server deletes its
 * row of the subscription together with the session.
 */
export async function forgetHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

const browsers = [
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, '삼성 인터넷'],
  [/Whale/, '웨일'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

export const browserName = (): string =>
  browsers.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? '브라우저'
