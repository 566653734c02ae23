import { sceneOf } from '@otday/art/flat-lay/scene'
import type { ClothesId, Occasion, Recommendation, WeatherId } from '@otday/contract'
import { type Basis, keyOf, present, readBasis, recommend } from '@otday/stylist/offline'
import { queryClient } from '../../../platform/query-client.ts'
import { type History, idsOf, shownIn } from '../history.ts'
import { loadStyling, outfitsQuery, shownFormat } from '../queries.ts'
import type { Wish } from '../wish.ts'
import { basisQuery } from './basis-query.ts'

const chosenHere = '인터넷 연결 없이 이 기기에서 골랐어요.'

/**
 * Another outfit of the day, by the stylist in this browser and by what the server gave before; it becomes the server's
 * when the network is back and the page is still open.
 * @throws if nothing was given of the day and occasion
 */
export async function chooseHere(
  weatherId: WeatherId,
  wish: Wish,
  locked: readonly ClothesId[],
): Promise<Recommendation> {
  const history = queryClient.getQueryData(outfitsQuery(weatherId, wish).queryKey)
  const before = history && shownIn(history)
  if (!before) throw new Error('Nothing is shown.')
  const { occasion = before.occasion } = wish
  const given = await queryClient.ensureQueryData(basisQuery(weatherId, occasion))
  const basis = readBasis(given.chosenBy)
  const { facts, day, options } = basis
  const shown = shownBefore(basis, history, occasion)
  const outfit = recommend(facts, day, { ...options, seed: `${options.seed} ${shown.length}`, shown, locked })
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
    scene: sceneOf(clothes, shownFormat()),
  }
  keepOnceOnline(chosen)
  return chosen
}

/** Keys, oldest first: what the server knew of, and what was shown since. */
function shownBefore({ facts, options }: Basis, { outfits }: History, occasion: Occasion): string[] {
  const since = outfits
    .filter((outfit) => outfit.occasion === occasion)
    .map((outfit) => keyOf(facts.filter(({ id }) => idsOf(outfit).some((worn) => worn === id))))
  return [...(options.shown ?? []).filter((key) => !since.includes(key)), ...since]
}

const unsent: { last: Recommendation | null } = { last: null }

function keepOnceOnline(chosen: Recommendation): void {
  if (!unsent.last) window.addEventListener('online', () => void send().catch(() => undefined), { once: true })
  unsent.last = chosen
}

/** Before the day's outfit is read anew, which would be another one. */
async function send(): Promise<void> {
  const { last } = unsent
  unsent.last = null
  if (!last) return
  const { weatherId, occasion, clothes, pinned } = last
  await (await loadStyling()).pick({ body: { weatherId, occasion, clothesIds: idsOf({ clothes }), pinned } })
  await queryClient.invalidateQueries(outfitsQuery(weatherId, {}))
}
