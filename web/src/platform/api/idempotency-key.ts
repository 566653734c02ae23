import { type EncodedRequest, isCreating } from '@otday/contract'
import { onLeave } from '../person/auth-state.ts'
import { randomId } from '../device/random-id.ts'

/**
 * Idempotency keys of calls that create something and whose outcome is unknown, keyed by URL and body; oldest first.
 */
const pendingKeys = new Map<string, string>()
const most = 20

onLeave(() => pendingKeys.clear())

export interface KeyedCall {
  key: string
  /** Must be called when the outcome of the call is known: the next such call then gets a new key. */
  forget(): void
}

/** Returns the idempotency key of a call, the same one if the call is repeated; null for calls that create nothing. */
export async function keyOf({ endpoint, url, body }: EncodedRequest): Promise<KeyedCall | null> {
  if (!isCreating(endpoint)) return null
  const call = `${url} ${await textOf(body)}`
  const key = pendingKeys.get(call) ?? randomId()
  pendingKeys.delete(call)
  pendingKeys.set(call, key)
  for (const oldest of pendingKeys.keys()) if (pendingKeys.size > most) pendingKeys.delete(oldest)
  return { key, forget: () => void pendingKeys.delete(call) }
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
