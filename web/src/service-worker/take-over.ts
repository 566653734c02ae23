import { words } from './names.ts'

/**
 * Limits in ms: for the answer of open windows to one question, and for all repetitions of it. Repetitions are needed
 * because a page can answer only some seconds after it was opened.
 */
const times = { question: 1000, all: 20_000 }

/**
 * Whether the new version must take over without the user's agreement: windows are open, but no page in them has
 * started, so nobody can agree.
 */
export async function isRescue({ registration, clients }: ServiceWorkerGlobalScope): Promise<boolean> {
  if (!registration.active) return false
  let seen = 0
  for (let waited = 0; waited < times.all; waited += times.question) {
    const all = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    const windows = all.filter(({ url }) => url.split('#')[0] === registration.scope)
    seen += windows.length
    if (await isAnyWell(windows)) return false
  }
  return seen > 0
}

const isAnyWell = (windows: readonly WindowClient[]) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), times.question)
    for (const window of windows) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(true)
      window.postMessage(words.isWell, [port2])
    }
  })
