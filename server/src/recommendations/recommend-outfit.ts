import type { ClothesId, FlatLayFormat, Recommendation, WeatherId } from '@otday/contract'
import { wordsOfDay } from '@otday/contract'
import { type Asked, saidFor } from '@otday/stylist'
import { inOneStatement, inTransaction } from '#platform/db/index.ts'
import { requirePermission, type Writer } from '#platform/writer.ts'
import {
  type Context,
  forgetShown,
  insertShown,
  pickOf,
  presentOutfit,
  readContext,
  requireWorn,
  upsertPick,
  writeShown,
} from '../outfits/index.ts'
import { lockPreferences } from '../stylist-preferences/index.ts'
import { adviceFor } from './advice.ts'
import { another, currentOutfit, type Decision } from './current-pick.ts'
import { hasEarlierPick } from './queries.ts'
import { questionFor } from './question.ts'
import type { RecommendingDeps } from './recommending-deps.ts'
import { newsFor, remember, type Remembering } from './remember.ts'

/**
 * Most attempts to find an outfit that no concurrent call on another server instance has stored. So at most this many
 * instances may serve one user at the same time.
 */
const attempts = 8

interface Wanted extends Asked {
  weatherId: WeatherId
  /** Whether to return the day's last outfit while it fits. */
  current?: boolean
  asksNothing?: boolean
}

type Found = Decision & Pick<Recommendation, 'question'> & { context: Context }

/**
 * Returns another outfit at each call, until all good ones were shown; with `current`, returns the day's current outfit
 * instead. An outfit returned to a prefetch does not count as shown.
 * @throws SessionEnded; WeatherNotFound; ClothesNotFound for locked pieces that are not the user's own.
 */
export async function recommendOutfit(
  deps: RecommendingDeps,
  by: Writer,
  { scene, ...wanted }: Wanted & { scene?: FlatLayFormat | undefined },
  isPrefetch = false,
): Promise<Recommendation> {
  const { id: userId } = by
  const { weatherId, current = false } = wanted
  const key = ({ now }: Context) => JSON.stringify([wanted, scene, now.picks, wanted.occasion ? null : now.occasions])
  if (current) {
    const context = await readContext(deps, userId, weatherId)
    const known = context.kept.responses.get(key(context))
    if (known) return known
  }
  const found = await deps.runExclusively(userId, () => nextOutfit(deps, by, wanted, isPrefetch))
  const { context, styled, question, pinned, renewed } = found
  const { said, change } = await presentOutfit(deps, context, styled, scene)
  const day = { userId, forecastDate: context.day.weather.date }
  const saidOfDay = saidFor(context, styled.occasion)
  const response: Recommendation = {
    weatherId,
    userId,
    ...said,
    question,
    change,
    exhausted: styled.outfit.exhausted,
    advice: adviceFor(styled.day.mean),
    pinned,
    renewed,
    earlier: current && (await hasEarlierPick(deps.db, day)),
    saidOfDay: saidOfDay ? wordsOfDay(saidOfDay) : '',
  }
  if (current && isAsRead(found)) context.kept.responses.set(key(context), response)
  return response
}

/** Whether an outfit that is the day's already was so when the context was read, as it was read after that. */
const isAsRead = ({ isKept, pickId, context: { now } }: Found) =>
  isKept && (pickId === null || now.picks.some((pick) => pick.endsWith(pickId)))

/**
 * Chooses an outfit and, unless this is a prefetch, stores it as shown; chooses again if another instance stored the
 * same one first.
 */
export async function nextOutfit(
  deps: RecommendingDeps,
  by: Writer,
  { weatherId, current, asksNothing, ...asked }: Wanted,
  isPrefetch: boolean,
): Promise<Found> {
  for (let attempt = 1; ; attempt++) {
    const context = await readContext(deps, by.id, weatherId)
    const decision =
      (current ? await currentOutfit(deps, context, asked) : null) ?? (await chooseOther(deps, context, asked))
    if (decision.isKept || isPrefetch) return { ...decision, context, question: null }
    const question = asksNothing ? null : await questionFor(context, asked, decision.styled)
    const kept = await keep(deps, by, decision, { context, asked, question })
    if (kept.isKept || attempt >= attempts) return { ...decision, context, question: kept.question }
  }
}

function chooseOther(deps: RecommendingDeps, context: Context, asked: Asked): Promise<Decision> {
  requireWorn(context, asked.locked ?? [])
  return another(deps, context, asked, null)
}

/** Stores the outfit as shown. The result's `isKept` is false if a concurrent call has shown this outfit already. */
async function keep({ db }: RecommendingDeps, by: Writer, { styled, pinned }: Decision, remembering: Remembering) {
  const { context } = remembering
  const { outfit, occasion } = styled
  const { usual, hasMore } = newsFor(remembering)
  const isQuiet = usual === undefined && !hasMore
  if (outfit.items.length === 0 && isQuiet) return { isKept: true, question: null }
  const clothesIds = outfit.items.map(({ id }) => id as ClothesId)
  const pick = pickOf(context, styled, { clothesIds, pinned })
  if (!hasMore && !outfit.exhausted && outfit.key !== '') {
    const written = await inOneStatement(db, (one) => writeShown(one, by, { outfitKey: outfit.key, pick, usual }))
    requirePermission(written)
    return { isKept: written.isShown, question: null }
  }
  return inTransaction(db, async (tx) => {
    await by.lock(tx)
    // What is remembered is locked before what was shown (decision 025).
    if (!isQuiet) await lockPreferences(tx, by.id)
    if (outfit.exhausted) await forgetShown(tx, context, occasion, pinned.filter(isIn(outfit.key)))
    const isKept = outfit.key === '' || (await insertShown(tx, context, { occasion, outfitKey: outfit.key }))
    const question = isQuiet || !isKept ? null : await remember(tx, remembering)
    if (isKept && clothesIds.length > 0) await upsertPick(tx, pick)
    return { isKept, question }
  })
}

/**
 * Returns a function that checks whether a piece is in the outfit with this key. It finds the pinned pieces of the
 * outfit for `forgetShown`, which lets outfits with these pieces be shown again after all were shown.
 */
const isIn = (key: string) => (id: string) => key.split(' ').includes(id)
