import type { Endpoint } from '@otday/contract'
import type { FastifyReply } from 'fastify'
import { AppError } from '../errors.ts'
import { type HandlingTimes, inTime } from './in-time.ts'
import type { WriteJson } from './json-writer.ts'
import { replay, type KeyedRequest, type Repeats } from './repeats.ts'

interface Once {
  endpoint: Endpoint
  keyed: KeyedRequest
  repeats: Repeats
  times: HandlingTimes
  work: () => Promise<unknown>
  writeAtOnce: WriteJson
}

/**
 * Handles a creating request at most once: its idempotency key commits with the write, and its response together with
 * it, or afterwards.
 */
export async function once(reply: FastifyReply, { endpoint, keyed, repeats, times, work, writeAtOnce }: Once) {
  const { status } = endpoint
  let body: string
  /** The response, once a statement stores it with the key. */
  let stored: string | undefined
  try {
    const result = await inTime(
      {
        times,
        beforeCommit(tx) {
          stored = undefined
          return repeats.claim(tx, keyed)
        },
        claim(response, from) {
          stored = writeAtOnce(response)
          return repeats.claimWith(keyed, { status, body: stored }, from)
        },
      },
      work,
    )
    body = stored ?? writeAtOnce(result)
  } catch (error) {
    return await replayOther(reply, { keyed, repeats, error })
  }
  // Without a stored response, repeats of the request get AlreadyProcessed.
  if (stored === undefined)
    await repeats.keep(keyed, { status, body }).catch((error: unknown) => {
      reply.log.error({ err: error }, 'the response to a creating request was not kept')
    })
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

/**
 * Responds like the other request with the same key: when two race, the second may fail because of what the first
 * wrote.
 */
async function replayOther(
  reply: FastifyReply,
  { keyed, repeats, error }: Pick<Once, 'keyed' | 'repeats'> & { error: unknown },
) {
  const code = error instanceof AppError ? error.code : null
  if (code === 'OutcomeUnknown') throw error
  if (code === 'AlreadyProcessed') return replay(reply, await repeats.await(keyed))
  const other = await repeats.find(keyed).catch((failure: unknown) => {
    throw failure instanceof AppError ? failure : error
  })
  if (other) return replay(reply, other)
  throw error
}
