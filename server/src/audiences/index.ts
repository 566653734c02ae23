import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { AppError } from '#platform/errors.ts'
import { type AudienceDeps, changeAudience } from './change-audience.ts'

export const audiences = defineModule('audiences', (deps: AudienceDeps) => ({
  handlers: { audiences: audienceHandlers(deps) },
}))

const audienceHandlers = (deps: AudienceDeps): HandlersOf<'audiences'> => ({
  update: ({ viewer, params: { userId }, body }) => {
    if (viewer.id !== userId) throw new AppError('Forbidden', { userId })
    return changeAudience(deps, viewer, body)
  },
})
