import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { type LaundryDeps, laundryFor, postpone, putAway, setRules, takeOut } from './laundry.ts'

export { awayOn } from './away-on.ts'
export { putAway, washDue } from './laundry.ts'
export { automaticWashers, awayAsJson, awayOf, forgetLaundryOf } from './queries.ts'

export const laundry = defineModule('laundry', (deps: LaundryDeps) => ({
  handlers: { laundry: laundryHandlers(deps) },
}))

const laundryHandlers = (deps: LaundryDeps): HandlersOf<'laundry'> => ({
  get: ({ viewer }) => laundryFor(deps, viewer.id),
  putAway: ({ viewer, body }) => putAway(deps, viewer, body),
  takeOut: ({ viewer, body }) => takeOut(deps, viewer, body),
  postpone: ({ viewer, body }) => postpone(deps, viewer, body.clothesIds),
  setRules: ({ viewer, body }) => setRules(deps, viewer, body),
})
