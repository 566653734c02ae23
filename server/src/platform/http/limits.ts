import type { RateName } from '@otday/contract'
import type { onRequestAsyncHookHandler } from 'fastify'
import { type Paces, requirePace } from '../paces/index.ts'
import { viewerOfRequest } from './mount.ts'
import { networkOf } from './networks.ts'

/** What is done before one is somebody: counted by network whoever is signed in. */
const ofStrangers: ReadonlySet<RateName> = new Set(['signIn', 'signUp', 'reset'])

/** Requests per time: a signed-in person by their id, anyone else by network. */
export const createLimits =
  (paces: Paces) =>
  (rate: RateName | 'default'): onRequestAsyncHookHandler =>
  async (request) => {
    const viewer = viewerOfRequest(request)
    const network = networkOf(request.ip)
    await requirePace(viewer ? paces.user : paces.anonymous, viewer?.id ?? network)
    if (rate === 'default') return
    await requirePace(paces[rate], viewer && !ofStrangers.has(rate) ? viewer.id : network)
  }
