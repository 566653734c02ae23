import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { job, scheduled } from '#platform/jobs/index.ts'
import type { StylingDeps } from '../outfits/index.ts'
import { listLooks, lookDetails, type LookbookDeps, saveLook } from './looks.ts'
import { keptLooks } from './queries.ts'

export { saveLook } from './looks.ts'
export const forgetLooksOf = keptLooks.forget

const sweepJob = job()('look-sweep')

type LookbookParts = Omit<LookbookDeps, 'styling'> & { outfits: StylingDeps }

export const lookbook = defineModule('lookbook', ({ outfits: styling, ...parts }: LookbookParts) => {
  const deps = { ...parts, styling }
  return {
    handlers: { looks: lookHandlers(deps) },
    jobs: [scheduled(sweepJob, '56 4 * * *', (signal) => keptLooks.sweep(deps, signal))],
  }
})

const lookHandlers = (deps: LookbookDeps): HandlersOf<'looks'> => ({
  list: ({ viewer, query }) => listLooks(deps, viewer.id, query),
  get: ({ viewer, params, query }) => lookDetails(deps, viewer.id, params.lookId, query.weatherId),
  save: ({ viewer, params, body }) => saveLook(deps, viewer, params.lookId, body),
  delete: ({ viewer, params, query }) => keptLooks.delete(deps, viewer, params.lookId, query.revision),
})
