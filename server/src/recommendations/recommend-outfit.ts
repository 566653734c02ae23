import { type ClothesId, type FlatLayFormat, type Recommendation, type WeatherId, wordsOfDay } from '@otday/contract'
import { seoulDate } from '@otday/common/seoul-time'
import { type Db, inTransaction } from '#platform/db/index.ts'
import type { Writer } from '#platform/writer.ts'
import { outfitItemsOf } from '../clothes/index.ts'
import { sayingAway } from './choosable.ts'
import { type Choice, chooseOutfit, saidOf } from './choose-outfit.ts'
import { currentOutfit, pinnedIn } from './current-pick.ts'
import { pickOf } from './keep-pick.ts'
import type { Asked } from './plan.ts'
import { type Presenting, presentOutfit } from './present-outfit.ts'
import { forgetShown, insertShown, type Showing } from './queries.ts'
import { hasEarlierPick, upsertPick } from './queries-picks.ts'
import type { Setting } from './queries-setting.ts'
import { readSetting, requireWorn } from './read-setting.ts'
import { leavesNothing, remember, type Remembering } from './remember.ts'
import type { StylingDeps } from './styling-deps.ts'

/** Instances one user may call at once for different outfits. */
const attempts = 8

interface Wanted extends Asked {
  weatherId: WeatherId
  /** Own pieces that stay. */
  locked: readonly ClothesId[]
  /** The day's last one, while it fits. */
  current?: boolean
  asksNothing?: boolean
  scene?: FlatLayFormat | undefined
}

export type Found = Choice &
  Pick<Presenting, 'facts'> &
  Pick<Recommendation, 'pinned' | 'renewed' | 'saidOfDay'> & { forecastDate: string }

/**
 * Another outfit at each call, until all good ones were shown, or the day's current one; a prefetch shows none.
 * @throws SessionEnded; WeatherNotFound; ClothesNotFound for locked pieces not one's own.
 */
export async function recommendOutfit(
  deps: StylingDeps,
  by: Writer,
  wanted: Wanted,
  isPrefetch = false,
): Promise<Recommendation> {
  const { db, urls, turns } = deps
  const { id: userId } = by
  const { scene: format, ...choosing } = wanted
  const { weatherId } = choosing
  const found = await turns(userId, () => nextOutfit(deps, by, choosing, isPrefetch))
  const chosen = found.outfit.items.map(({ id }) => id as ClothesId)
  const pieces = await outfitItemsOf(db, userId, chosen)
  const earlier = wanted.current === true && (await hasEarlierPick(db, { userId, forecastDate: found.forecastDate }))
  return { weatherId, userId, earlier, ...presentOutfit(found, { facts: found.facts, pieces, urls, format }) }
}

/** Chooses again if another instance stored the same outfit first. */
export async function nextOutfit(
  deps: StylingDeps,
  by: Writer,
  { weatherId, locked, current, asksNothing, ...asked }: Omit<Wanted, 'scene'>,
  isPrefetch: boolean,
): Promise<Found> {
  const { db, tastes, settledPicks } = deps
  for (let attempt = 1; ; attempt++) {
    const read = await readSetting(deps, by.id, weatherId)
    const { setting, at } = read
    const facts = sayingAway(read)
    const choosing = { ...read, tastes, asked, locked }
    const { choice, pinned, renewed, isKept } =
      (current ? await currentOutfit(db, { ...choosing, settledPicks }) : null) ?? (await another(choosing))
    const said = saidOf(setting, choice.occasion)
    const saidOfDay = said ? wordsOfDay(said) : ''
    const found = { ...choice, facts, pinned, renewed, saidOfDay, forecastDate: setting.weather.date }
    if (isKept || isPrefetch) return { ...found, question: null }
    const question = asksNothing ? null : choice.question
    const remembering = { asked, date: setting.weather.date, today: seoulDate(at), at, question }
    const kept = await keep(db, by, { choice, remembering, setting, pinned })
    if (kept.isKept || attempt >= attempts) return { ...found, question: kept.question }
  }
}

async function another(choosing: Parameters<typeof chooseOutfit>[0]) {
  const { facts, locked } = choosing
  requireWorn(facts, locked)
  const choice = await chooseOutfit(choosing)
  return { choice, pinned: pinnedIn(choice, locked), renewed: null, isKept: false }
}

interface Keeping {
  choice: Choice
  remembering: Remembering
  setting: Setting
  pinned: readonly ClothesId[]
}

/** `isKept`: no concurrent call has shown the outfit. */
async function keep(db: Db, by: Writer, { choice, remembering, setting, pinned }: Keeping) {
  const { outfit, occasion } = choice
  const isQuiet = leavesNothing(remembering, setting.preferences)
  if (outfit.items.length === 0 && isQuiet) return { isKept: true, question: null }
  const { at, date: forecastDate } = remembering
  const showing = { userId: by.id, forecastDate, occasion, outfitKey: outfit.key, shownAt: at }
  const clothesIds = outfit.items.map(({ id }) => id as ClothesId)
  return inTransaction(db, async (tx) => {
    await by.lock(tx)
    if (outfit.exhausted) await startOver(tx, showing, pinned)
    const isKept = outfit.key === '' || (await insertShown(tx, showing))
    const question = isQuiet || !isKept ? null : await remember(tx, by.id, remembering)
    if (isKept && clothesIds.length > 0)
      await upsertPick(tx, pickOf({ userId: by.id, forecastDate, styling: choice, clothesIds, pinned, at }))
    return { isKept, question }
  })
}

/** Outfits without the locked pieces stay shown. */
async function startOver(tx: Db, showing: Showing, locked: readonly ClothesId[]) {
  const ids = showing.outfitKey.split(' ')
  await forgetShown(
    tx,
    showing,
    locked.filter((id) => ids.includes(id)),
  )
}
