import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import type { StylingDeps } from '../outfits/index.ts'
import { answerWear, deleteWearPhoto, questionFor, saveWearPhoto } from './change-wear.ts'
import { comfortHandlers } from './comfort.ts'
import type { DiaryDeps } from './diary-deps.ts'
import { diaryJobs } from './jobs.ts'
import { listDays } from './list-days.ts'
import { presentWears } from './present-wear.ts'
import { keptWears, type WearRow } from './queries.ts'
import type { EntryBasis } from './queries-save.ts'
import { saveWear } from './save-wear.ts'

export type { DiaryDeps } from './diary-deps.ts'
export { forgetDiaryOf } from './forget-diary.ts'
export { endDays } from './jobs.ts'
export { keepPastWears, type PastWear } from './keep-past-wears.ts'
export { piecesOf, storedPieces } from './pieces.ts'
export { namedToday, presentWears, wornItem } from './present-wear.ts'
export { homeCell, type PieceNames, planOn, type WearRow, wearsByIds } from './queries.ts'

type DiaryParts = Omit<DiaryDeps, 'styling'> & { outfits: StylingDeps }

export const diary = defineModule('diary', ({ outfits: styling, ...parts }: DiaryParts) => {
  const deps = { ...parts, styling }
  return {
    handlers: { comfort: comfortHandlers(deps), wears: wearHandlers(deps) },
    jobs: diaryJobs(deps),
    uses: deps,
  }
})

const wearHandlers = (deps: DiaryDeps): HandlersOf<'wears'> => ({
  list: ({ viewer, query }) => listDays(deps, viewer.id, query),
  question: async ({ viewer }) => ({ question: await questionFor(deps, viewer.id) }),
  get: async ({ viewer, params }) =>
    presented(deps, await keptWears.require(deps.db, { userId: viewer.id, id: params.wearId })),
  save: async ({ viewer, params, body }) => {
    const { row, away } = await saveWear(deps, viewer, params.wearId, body)
    return presented(deps, row, away)
  },
  delete: ({ viewer, params, query }) => keptWears.delete(deps, viewer, params.wearId, query.revision),
  answer: async ({ viewer, params, body }) => {
    await answerWear(deps, viewer, params.wearId, body.answer)
    return { question: await questionFor(deps, viewer.id) }
  },
  savePhoto: async ({ viewer, params, image }) =>
    presented(deps, await saveWearPhoto(deps, viewer, params.wearId, image)),
  deletePhoto: ({ viewer, params }) => deleteWearPhoto(deps, viewer, params.wearId),
})

async function presented(deps: DiaryDeps, row: WearRow, away?: EntryBasis['away']) {
  const [wear] = await presentWears(deps, [row], away)
  if (!wear) throw new Error('a record is presented as one')
  return wear
}
