import type { ExtractedClothes, UserId } from '@otday/contract'
import { typeNamed } from '@otday/stylist'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { AppError } from '#platform/errors.ts'
import { shared, type SharedWork } from '#platform/concurrency/request-scope.ts'
import { catalogue, type ExtractionDeps, extractClothes } from './extract-clothes.ts'
import { matchAttributes } from './match-attributes.ts'
import { createReader } from './page/reader.ts'

export { cleanName } from './clean-name.ts'
export { matchAttributes } from './match-attributes.ts'

/** Most extractions at once per user; `soonDone` is the Retry-After in seconds for further ones. */
const mostAtOnce = 2
const soonDone = 5

export const linkImport = defineModule('link-import', (deps: Omit<ExtractionDeps, 'reader'>) => ({
  handlers: { linkImport: linkImportHandlers({ ...deps, reader: createReader() }) },
}))

function linkImportHandlers(deps: ExtractionDeps): HandlersOf<'linkImport'> {
  const running = new Map<UserId, Map<string, SharedWork<ExtractedClothes>>>()
  return {
    extract: ({ viewer, query: { url } }) => {
      const { id, sessionId } = viewer
      const link = new URL(url)
      const own = running.get(id) ?? new Map<string, SharedWork<ExtractedClothes>>()
      // Keyed by session, since a shared extraction fails when the session that started it ends.
      const key = `${sessionId} ${link.href}`
      const known = own.get(key)
      if (known && !known.isLeft()) return known.join()
      if (!known && own.size >= mostAtOnce) throw new AppError('TooManyRequests', {}, soonDone)
      const work = shared(() =>
        extractClothes(deps, viewer, link).finally(() => {
          if (own.get(key) === work) own.delete(key)
          if (own.size === 0 && running.get(id) === own) running.delete(id)
        }),
      )
      running.set(id, own.set(key, work))
      return work.join()
    },
    readName: async ({ query: { name = '' } }) => ({
      type: typeNamed(name),
      attributes: matchAttributes({ name, statements: [] }, await catalogue(deps.db)),
    }),
  }
}
