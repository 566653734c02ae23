import { sceneOf } from '@otday/art/flat-lay/scene'
import { type ClothesId, idsOf, logTexts, type Occasion, type Recommendation, type WeatherId } from '@otday/contract'
import { type Basis, keyOf, present, readBasis, recommend } from '@otday/stylist/offline'
import { hashKey } from '@tanstack/react-query'
import { ApiError } from '../../../platform/api/api-error.ts'
import { markKept } from '../../../platform/kept/or-kept.ts'
import { log } from '../../../platform/log.ts'
import { createOutbox } from '../../../platform/outbox/outbox.ts'
import { queryClient } from '../../../platform/cache/query-client.ts'
import { onLeave } from '../../../platform/session/session.ts'
import { type History, shownIn } from '../history.ts'
import { loadStyling, saidFor, shownFormat } from '../../outfits/index.ts'
import { outfitsQuery } from '../queries.ts'
import type { Wish } from '../wish.ts'
import { basisQuery } from './basis-query.ts'

const chosenHere = '인터넷 연결 없이 이 기기에서 골랐어요.'
const unknownHere = '다른 옷차림은 인터넷에 연결되면 고를 수 있어요.'

/**
 * Chooses another outfit of the day offline: the stylist (the code that chooses outfits) runs in this browser, on data
 * that the server sent before. The choice is sent to the server when the network is back, if the page is still open.
 * @throws ApiError when there is no data for the day and occasion, or the stylist failed, which is logged
 */
export async function chooseHere(...asked: Parameters<typeof chooseByBasis>): Promise<Recommendation> {
  try {
    return await chooseByBasis(...asked)
  } catch (error) {
    if (!(error instanceof ApiError)) log.failure(logTexts.loadFailed, error)
    throw new ApiError(0, { message: unknownHere })
  }
}

async function chooseByBasis(weatherId: WeatherId, wish: Wish, locked: readonly ClothesId[]): Promise<Recommendation> {
  const { queryKey } = outfitsQuery(weatherId, wish)
  const history = queryClient.getQueryData(queryKey)
  const before = history && shownIn(history)
  if (!before) throw new ApiError(0, null)
  const { occasion = before.occasion } = wish
  const given = await queryClient.ensureQueryData({ ...basisQuery(weatherId, occasion), retry: false })
  const basis = readBasis(given.chosenBy)
  const { facts, day, options } = basis
  const shown = shownBefore(basis, history, occasion)
  const outfit = recommend(facts, day, { ...options, shown, locked })
  const { said, pieces } = present(outfit, day, facts)
  const clothes = pieces.flatMap(({ id, badges }) => {
    const piece = given.clothes.find(({ clothesId }) => clothesId === id)
    return piece ? [{ ...piece, badges }] : []
  })
  const chosen: Recommendation = {
    ...before,
    ...said,
    clothes,
    occasion,
    question: null,
    change: null,
    exhausted: outfit.exhausted,
    pinned: locked.filter((id) => clothes.some(({ clothesId }) => clothesId === id)),
    renewed: chosenHere,
    earlier: false,
    saidOfDay: saidFor(occasion, before),
    scene: sceneOf(clothes, shownFormat()),
  }
  // Removes the mark of a query that shows stored data. Queries with this mark are refetched when the network is back,
  // which would be before the server has this choice.
  markKept(hashKey(queryKey), undefined)
  unsent.set(weatherId, chosen)
  start()
  return chosen
}

/** Returns the keys of the outfits shown before, oldest first: those in the server's data, then those of this visit. */
function shownBefore({ facts, options }: Basis, { outfits }: History, occasion: Occasion): string[] {
  const since = outfits
    .filter((outfit) => outfit.occasion === occasion)
    .map((outfit) => keyOf(facts.filter(({ id }) => idsOf(outfit).some((worn) => worn === id))))
  return [...(options.shown ?? []).filter((key) => !since.includes(key)), ...since]
}

/** Last outfit of each day that was chosen in this browser and has not been sent to the server yet. */
const unsent = new Map<WeatherId, Recommendation>()
onLeave(() => unsent.clear())

/** Forgets a choice that the server has accepted or refused, and refetches the day's outfit. */
async function renew([weatherId, chosen]: [WeatherId, Recommendation]): Promise<void> {
  if (unsent.get(weatherId) === chosen) unsent.delete(weatherId)
  await queryClient.invalidateQueries(outfitsQuery(weatherId, {}))
}

/**
 * Sends the choices. The day's outfit is refetched after that and not before, as the server would return another outfit
 * until it knows the choice.
 */
const start = createOutbox<[WeatherId, Recommendation]>({
  name: 'otday-picks',
  next: () => [...unsent][0],
  send: async (next, signal) => {
    const [weatherId, { occasion, clothes, pinned }] = next
    const body = { weatherId, occasion, clothesIds: idsOf({ clothes }), pinned }
    await (await loadStyling()).pick({ body }, { signal })
    await renew(next)
  },
  refuse: (next) => void renew(next),
})
