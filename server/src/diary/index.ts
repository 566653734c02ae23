import { purchaseOf, savePurchase } from '../clothes/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import type { StylingDeps } from '../outfits/index.ts'
import { answerWear, deleteWearPhoto, questionFor, saveWearPhoto } from './change-wear.ts'
import { comfortHandlers } from './comfort.ts'
import type { DiaryDeps } from './diary-deps.ts'
import { diaryJobs } from './jobs.ts'
import { laundryFor, postpone, putAway, setRules, takeOut } from './laundry.ts'
import { listDays } from './list-days.ts'
import { listLooks, lookDetails, saveLook } from './looks.ts'
import { presentWears } from './present-wear.ts'
import { keptWears, type WearRow } from './queries.ts'
import { keptLooks } from './queries-looks.ts'
import { saveWear } from './save-wear.ts'
import { recordOf, similarDays, statisticsOf } from './statistics.ts'

export type { DiaryDeps } from './diary-deps.ts'
export { fillDiary, type PastWear } from './fill-diary.ts'
export { putAway, washDue } from './laundry.ts'
export { piecesOf, storedPieces } from './pieces.ts'
export { awayOn, wornItem } from './present-wear.ts'
export { awayOf } from './queries-laundry.ts'
export { planOn } from './queries.ts'
export { endDays } from './jobs.ts'
export { forgetDiaryOf } from './forget-diary.ts'

type DiaryParts = Omit<DiaryDeps, 'styling'> & { outfits: StylingDeps }

export const diary = defineModule('diary', ({ outfits: styling, ...parts }: DiaryParts) => {
  const deps = { ...parts, styling }
  return {
    handlers: {
      comfort: comfortHandlers(deps),
      wears: wearHandlers(deps),
      laundry: laundryHandlers(deps),
      looks: lookHandlers(deps),
      statistics: statisticsHandlers(deps),
    },
    jobs: diaryJobs(deps),
    uses: deps,
  }
})

const wearHandlers = (deps: DiaryDeps): HandlersOf<'wears'> => ({
  list: ({ viewer, query }) => listDays(deps, viewer.id, query),
  question: async ({ viewer }) => ({ question: await questionFor(deps, viewer.id) }),
  get: async ({ viewer, params }) =>
    presented(deps, await keptWears.require(deps.db, { userId: viewer.id, id: params.wearId })),
  save: async ({ viewer, params, body }) => presented(deps, await saveWear(deps, viewer, params.wearId, body)),
  delete: ({ viewer, params, query }) => keptWears.delete(deps, viewer, params.wearId, query.revision),
  answer: async ({ viewer, params, body }) => {
    await answerWear(deps, viewer, params.wearId, body.answer)
    return { question: await questionFor(deps, viewer.id) }
  },
  savePhoto: async ({ viewer, params, image }) =>
    presented(deps, await saveWearPhoto(deps, viewer, params.wearId, image)),
  deletePhoto: ({ viewer, params }) => deleteWearPhoto(deps, viewer, params.wearId),
})

const laundryHandlers = (deps: DiaryDeps): HandlersOf<'laundry'> => ({
  get: ({ viewer }) => laundryFor(deps, viewer.id),
  putAway: ({ viewer, body }) => putAway(deps, viewer, body),
  takeOut: ({ viewer, body }) => takeOut(deps, viewer, body),
  postpone: ({ viewer, body }) => postpone(deps, viewer, body.clothesIds),
  setRules: ({ viewer, body }) => setRules(deps, viewer, body),
})

const lookHandlers = (deps: DiaryDeps): HandlersOf<'looks'> => ({
  list: ({ viewer, query }) => listLooks(deps, viewer.id, query),
  get: ({ viewer, params, query }) => lookDetails(deps, viewer.id, params.lookId, query.weatherId),
  save: ({ viewer, params, body }) => saveLook(deps, viewer, params.lookId, body),
  delete: ({ viewer, params, query }) => keptLooks.delete(deps, viewer, params.lookId, query.revision),
})

const statisticsHandlers = (deps: DiaryDeps): HandlersOf<'statistics'> => ({
  get: ({ viewer, query }) => statisticsOf(deps, viewer.id, query.period),
  similar: ({ viewer, query }) => similarDays(deps, viewer.id, query.weatherId),
  record: ({ viewer }) => recordOf(deps, viewer.id),
  purchase: ({ viewer, params }) => purchaseOf(deps.db, viewer.id, params.clothesId),
  setPurchase: ({ viewer, params, body }) => savePurchase(deps, viewer, params.clothesId, body),
})

async function presented(deps: DiaryDeps, row: WearRow) {
  const [wear] = await presentWears(deps, [row])
  if (!wear) throw new Error('a record is presented as one')
  return wear
}
