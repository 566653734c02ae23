import type { ClothesId, PutAwayPlace } from '@otday/contract'
import {
  type Asked,
  judge,
  type JudgedOutfit,
  choosePrepared,
  judgedIn,
  prepare,
  type Prepared,
  saidFor,
  type Styled,
  turnedWrong,
  verdictOf,
  type WeatherChange,
} from '@otday/stylist'
import { stepwise } from '#platform/concurrency/breathe.ts'
import type { Context } from '../outfits/index.ts'
import { type CurrentPick, findCurrentPick, findDiaryOutfit } from './queries.ts'
import type { RecommendingDeps } from './recommending-deps.ts'

/**
 * An outfit replaces the current one for the sake of the weather if its penalty is lower by more than this. The penalty
 * is 0 for an outfit that suits the weather; at 0.7, half of the people would object.
 */
const better = 0.1

const deleted = '옷장에서 뺀 옷이 있어서 새로 골랐어요.'
const putAway: Record<PutAwayPlace, string> = {
  WASH: '세탁 중인 옷이 있어서 새로 골랐어요.',
  STORAGE: '보관한 옷이 있어서 새로 골랐어요.',
}
const grown = '옷장에 새 옷이 있어서 새로 골랐어요.'
const changes: Record<WeatherChange, string> = {
  COLDER: '더 추워졌어요.',
  WARMER: '더 더워졌어요.',
  RAIN: '비가 와요.',
  SNOW: '눈이 와요.',
}
const saidOtherwise = '말해 준 하루에 맞춰 다시 골랐어요.'
const changedWeather = (change: WeatherChange) => `날씨가 바뀌어서 다시 골랐어요. ${changes[change]}`

export interface Decision {
  styled: Styled
  pinned: ClothesId[]
  /** Sentence for the user that explains why the current outfit was replaced; null if it was not. */
  renewed: string | null
  /** Whether the outfit is stored already, so that nothing need be stored. */
  isKept: boolean
  /** Id of the pick that the outfit is; null for an outfit of the diary, and for one that was chosen now. */
  pickId: string | null
}

const hasNewAnswers = ({ workLook, formalEvent, sport }: Asked, { preferences }: Context) =>
  (workLook !== undefined && workLook !== preferences.workLook) ||
  (formalEvent !== undefined && formalEvent !== preferences.formalEvent) ||
  (sport !== undefined && sport !== preferences.sport)

/**
 * Returns the outfit that the diary has for the day, else the one that was chosen last for it (the pick). If the pick
 * no longer serves, another outfit is chosen in its place. Returns null if the day has neither, or if the request has
 * new answers, such as an event of another kind.
 */
export async function currentOutfit(deps: RecommendingDeps, context: Context, asked: Asked): Promise<Decision | null> {
  if (hasNewAnswers(asked, context)) return null
  const { occasion } = asked
  const day = { userId: context.closet.ownerId, forecastDate: context.day.weather.date }
  const written = await findDiaryOutfit(deps.db, day, occasion)
  if (written && written.clothesIds.length > 0 && written.clothesIds.every((id) => isAtHand(context, id))) {
    const again = { ...asked, occasion: occasion ?? written.occasion ?? undefined }
    return kept(await judgedAgain(context, again, written.clothesIds), [], null)
  }
  const pick = await findCurrentPick(deps.db, day, occasion)
  return pick ? decide(deps, context, asked, pick) : null
}

async function decide(
  { settledPicks, contexts }: RecommendingDeps,
  context: Context,
  asked: Asked,
  pick: CurrentPick,
): Promise<Decision> {
  const { occasion, clothesIds } = pick
  const { closet } = context
  const pinned = pick.pinned.filter((id) => isOwned(context, id))
  const again = { ...asked, occasion, locked: pinned }
  const renewal = (renewed: string) => another({ contexts }, context, again, renewed)
  if (!clothesIds.every((id) => isOwned(context, id))) return renewal(deleted)
  const gone = closet.away.find(({ clothesId }) => clothesIds.includes(clothesId as ClothesId))
  if (gone && !pinned.includes(gone.clothesId as ClothesId)) return renewal(putAway[gone.place])
  const said = saidFor(context, occasion)
  if (said && said.saidAt > pick.pickedAt) return renewal(saidOtherwise)
  const judged = await judgedAgain(context, again, clothesIds)
  const change = turnedWrong(judged.outfit, judged.day, pick)
  if (change) {
    const other = await renewal(changedWeather(change))
    const ids = other.styled.outfit.items.map(({ id }) => id)
    const { weather } = judgedIn(context, judged, piecesOf(context, ids))
    if (weather < judged.outfit.weather - better) return other
  }
  const key = growthOf(context, pick)
  if (key && isPoor(judged.outfit) && !settledPicks.get(key)) {
    const other = await renewal(grown)
    if (isBetter(other.styled, judged.outfit)) return other
    settledPicks.set(key, true)
  }
  return kept(judged, pinned, pick.id)
}

/**
 * Returns a key of a pick and of the time at which a piece was last added to the closet. It is used to choose again at
 * most once per addition. Null if no piece was added since the pick.
 */
function growthOf({ closet, day }: Context, { occasion, pickedAt }: CurrentPick): string | null {
  const { ownerId, grownAt } = closet
  if (!grownAt || grownAt <= pickedAt) return null
  return [ownerId, day.weather.date, occasion, pickedAt.getTime(), grownAt.getTime()].join(' ')
}

/** Whether an outfit is incomplete, or too cold or hot. */
const isPoor = ({ absent, warmth }: JudgedOutfit) => absent.length > 0 || verdictOf(warmth) !== 'GOOD'

/** Whether an outfit is more complete, or as complete and better for the weather. */
function isBetter({ outfit: { missing, weather } }: Styled, { absent, weather: before }: JudgedOutfit): boolean {
  return missing.length < absent.length || (missing.length === absent.length && weather < before - better)
}

const isOwned = ({ closet }: Context, id: ClothesId) => closet.facts.some((piece) => piece.id === id)

/** Whether a piece is owned and neither in the wash nor packed away for the season. */
const isAtHand = (context: Context, id: ClothesId) =>
  isOwned(context, id) && !context.closet.away.some(({ clothesId }) => clothesId === id)

const piecesOf = ({ closet }: Context, ids: readonly string[]) => closet.facts.filter(({ id }) => ids.includes(id))

const judgedAgain = (context: Context, asked: Asked, clothesIds: readonly ClothesId[]) =>
  stepwise(judge(context, asked, piecesOf(context, clothesIds)))

const kept = (judged: Styled, pinned: ClothesId[], pickId: string | null): Decision => ({
  styled: { ...judged, outfit: { ...judged.outfit, byHand: false } },
  pinned,
  renewed: null,
  isKept: true,
  pickId,
})

/**
 * Chooses an outfit that has not been shown yet; `renewed` explains to the user why the current one was replaced, null
 * if it was not.
 */
export async function another(
  { contexts }: Pick<RecommendingDeps, 'contexts'>,
  context: Context,
  asked: Asked,
  renewed: string | null,
): Promise<Decision> {
  const prepared = await preparedFor(contexts, context, asked)
  const { occasion } = prepared.styling
  const shown = context.history.shown.flatMap((one) => (one.occasion === occasion ? [one.key] : []))
  const styled = await stepwise(choosePrepared(prepared, shown))
  const pinned = (asked.locked ?? []).filter((id) => styled.outfit.items.some((piece) => piece.id === id))
  return { styled, pinned, renewed, isKept: false, pickId: null }
}

async function preparedFor(contexts: RecommendingDeps['contexts'], context: Context, asked: Asked): Promise<Prepared> {
  const { occasion, workLook, formalEvent, sport, locked } = asked
  // What is usual decides for which occasion it is, if none was asked for.
  const usual = occasion ? null : context.preferences.occasions
  const key = JSON.stringify({ occasion, workLook, formalEvent, sport, locked, usual })
  const known = contexts.findPrepared(context.kept, key)
  if (known) return known
  const prepared = await stepwise(prepare(context, asked))
  contexts.keepPrepared(context.kept, key, prepared)
  return prepared
}
