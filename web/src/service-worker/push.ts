import type { PushedBriefing } from '@otday/contract'
import { briefingTexts } from '@otday/contract/briefing-texts'

type Worker = ServiceWorkerGlobalScope

/** Tag with which a notification replaces the one before. */
const tag = 'briefing'
const icons = { icon: 'icon-192.png', badge: 'favicon-32.png' } as const

/**
 * Shows briefings. A press on one opens the recommendations, its button stops briefings without opening a window. Sends
 * the server a browser's new push address.
 */
export function listenToPushes(worker: Worker): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data)))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(react(worker, event.action, (event.notification.data ?? {}) as { token?: string }))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replace(worker, event)))
}

const urlOf = ({ registration }: Worker, path: string) => new URL(path, registration.scope).href

/** Shows a notification in any case, since browsers penalize a push that shows nothing. */
async function show(worker: Worker, data: PushMessageData | null): Promise<void> {
  const { title = '옷데이', body = '', picture = null, token } = read(data)
  await worker.registration.showNotification(title, {
    body,
    tag,
    lang: 'ko',
    icon: urlOf(worker, icons.icon),
    badge: urlOf(worker, icons.badge),
    data: { token },
    ...(picture && { image: urlOf(worker, picture) }),
    actions: [
      { action: 'open', title: briefingTexts.open },
      ...(token ? [{ action: 'stop', title: briefingTexts.stop }] : []),
    ],
  } as NotificationOptions)
}

function read(data: PushMessageData | null): Partial<PushedBriefing> {
  try {
    return (data?.json() ?? {}) as Partial<PushedBriefing>
  } catch {
    return {}
  }
}

async function react(worker: Worker, action: string, { token }: { token?: string }): Promise<void> {
  if (token && (action === 'stop' || action === 'resume')) return change(worker, action, token)
  const url = urlOf(worker, '#/recommendations')
  for (const client of await worker.clients.matchAll({ type: 'window' })) {
    if (!client.url.startsWith(worker.registration.scope)) continue
    const moved = await client.navigate(url).catch(() => null)
    if (moved) return void (await moved.focus().catch(() => null))
  }
  await worker.clients.openWindow(url)
}

async function change(worker: Worker, action: 'stop' | 'resume', token: string): Promise<void> {
  const url = urlOf(worker, `api/briefings/${action}?token=${encodeURIComponent(token)}`)
  const isDone = await worker
    .fetch(url, { method: 'POST', ...(action === 'stop' && { body: new URLSearchParams() }) })
    .then(
      ({ ok }) => ok,
      () => false,
    )
  const done = action === 'stop' ? briefingTexts.stopped : briefingTexts.resumed
  await worker.registration.showNotification(isDone ? done : briefingTexts.failed, {
    tag,
    lang: 'ko',
    icon: urlOf(worker, icons.icon),
    data: { token },
    actions: isDone && action === 'stop' ? [{ action: 'resume', title: briefingTexts.resume }] : [],
  } as NotificationOptions)
}

interface SubscriptionChange {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/**
 * Replaces the browser's push subscription at the server. If that fails, the app registers the browser when it is
 * opened next.
 */
async function replace(worker: Worker, event: SubscriptionChange): Promise<void> {
  const { oldSubscription: old } = event
  const auth = old?.toJSON().keys?.['auth']
  if (!old || !auth) return
  const fresh = event.newSubscription ?? (await worker.registration.pushManager.subscribe(old.options))
  const body = { old: { endpoint: old.endpoint, auth }, subscription: fresh.toJSON() }
  await worker.fetch(urlOf(worker, 'api/briefings/subscriptions/replaced'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
