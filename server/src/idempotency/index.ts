import { setTimeout as pause } from 'node:timers/promises'
import { idempotencyKeys } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inSteps } from '#platform/db/index.ts'
import { defineModule } from '#platform/define-module.ts'
import { AppError } from '#platform/errors.ts'
import type { KeyedRequest, Repeats, StoredResponse } from '#platform/http/repeats.ts'
import { job, scheduled } from '#platform/jobs/index.ts'
import {
  claimedKey,
  claimKey,
  deleteKeysBefore,
  deleteKeysBeyond,
  findKey,
  keepResponse,
  ownersOfMany,
} from './queries.ts'

interface IdempotencyDeps {
  db: Db
  clock: Clock
}

/** Milliseconds for which the idempotency key of a request is remembered, to recognize repetitions. */
const kept = idempotencyKeys.hours * 3_600_000
/**
 * `pollInterval`: milliseconds between attempts to read the response of an earlier request with the same key; `tries`:
 * most attempts. The response is stored right after that request's commit.
 */
const responses = { pollInterval: 100, tries: 30 }

/** Opens the store that keeps the keys of creating requests, with their responses, for `idempotencyKeys.hours`. */
export function openRepeats({ db, clock }: IdempotencyDeps): Repeats {
  const since = () => new Date(clock.now().getTime() - kept)
  async function find(request: KeyedRequest) {
    const known = await findKey(db, request, since())
    if (known?.requestId === request.requestId) return undefined
    if (known && known.fingerprint !== request.fingerprint) throw new AppError('IdempotencyKeyReused')
    return known
  }
  async function awaitResponse(request: KeyedRequest): Promise<StoredResponse> {
    for (let tries = 0; tries < responses.tries; tries++) {
      const response = responseIn(await find(request))
      if (response) return response
      await pause(responses.pollInterval)
    }
    throw new AppError('AlreadyProcessed')
  }
  return {
    async find(request) {
      const known = await find(request)
      return known ? (responseIn(known) ?? awaitResponse(request)) : null
    },
    async claim(tx, request) {
      if (!(await claimKey(tx, request, { now: clock.now(), since: since() }))) throw new AppError('AlreadyProcessed')
    },
    claimWith: (request, response, from) =>
      claimedKey(request, { response, from, times: { now: clock.now(), since: since() } }),
    keep: async (request, response) => void (await keepResponse(db, request, response)),
    await: awaitResponse,
  }
}

function responseIn(known: { status: number | null; body: string | null } | undefined): StoredResponse | null {
  const { status, body } = known ?? {}
  return typeof status === 'number' && typeof body === 'string' ? { status, body } : null
}

const sweepJob = job()('idempotency-sweep')

async function sweepKeys({ db, clock }: IdempotencyDeps, signal: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - kept)
  await inSteps((limit) => deleteKeysBefore(db, before, limit), signal)
  for (const owner of await ownersOfMany(db)) {
    signal.throwIfAborted()
    await deleteKeysBeyond(db, owner)
  }
}

export const idempotency = defineModule('idempotency', (deps: IdempotencyDeps) => ({
  jobs: [scheduled(sweepJob, '10 * * * *', (signal) => sweepKeys(deps, signal))],
  uses: openRepeats(deps),
}))
