import { type EncodedRequest, isCreating } from '@otday/contract'
import { onLeave } from '../person/auth-state.ts'
import { randomId } from '../device/random-id.ts'

/**
 * Idempotency keys of calls that create something and whose outcome is unknown, keyed by URL and body; oldest first.
 */
const unsettled = new Map<string, string>()
const most = 20

onLeave(() => unsettled.clear())

export interface KeyedCall {
  key: string
  /** Called when the outcome of the call is known. */
  settle(): void
}

/** Returns the idempotency key of a call, the same one if the call is repeated; null for calls that create nothing. */
export async function keyOf({ endpoint, url, body }: EncodedRequest): Promise<KeyedCall | null> {
  if (!isCreating(endpoint)) return null
  const call = `${url} ${await textOf(body)}`
  const key = unsettled.get(call) ?? randomId()
  unsettled.delete(call)
  unsettled.set(call, key)
  for (const oldest of unsettled.keys()) if (unsettled.size > most) unsettled.delete(oldest)
  return { key, settle: () => void unsettled.delete(call) }
}

/** Returns the text of a body, in which a file is represented by its name, size and time. */
async function textOf(body: EncodedRequest['body']): Promise<string> {
  if (!(body instanceof FormData)) return String(body ?? '')
  const parts = [...body.values()].map(async (part) => {
    if (typeof part === 'string' || part.type === 'application/json') return new Response(part).text()
    return `${part.name} ${part.size} ${part.lastModified}`
  })
  return (await Promise.all(parts)).join(' ')
}
