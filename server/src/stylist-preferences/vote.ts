import type { Vote } from '@otday/contract'
import { dayOf } from '@otday/stylist'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import type { Writer } from '#platform/writer.ts'
import { lockOwnClothes } from '../clothes/index.ts'
import { requireWeather } from '../weather/index.ts'
import type { LoadHours } from './hours.ts'
import { deleteVote, pruneVotes, upsertVote } from './queries-votes.ts'

interface VotingDeps {
  db: Db
  clock: Clock
  hours: LoadHours
}

/**
 * Stores a vote or takes it back. Date and temperature are stored with it, as weather is deleted sooner than votes.
 * @throws SessionEnded, WeatherNotFound, ClothesNotFound
 */
export async function castVote({ db, clock, hours }: VotingDeps, by: Writer, vote: Vote): Promise<undefined> {
  const { occasion, liked, reason } = vote
  const weather = await requireWeather(db, vote.weatherId)
  const { out } = dayOf(weather.forecast, await hours(db, weather), { occasion })
  const clothesIds = [...new Set(vote.clothesIds)].toSorted()
  return inTransaction(db, async (tx): Promise<undefined> => {
    await by.lock(tx)
    const outfit = { userId: by.id, forecastDate: weather.date, clothesIds, occasion }
    if (liked === null) return deleteVote(tx, outfit)
    await lockOwnClothes(tx, by.id, clothesIds)
    await upsertVote(tx, {
      id: newId(),
      ...outfit,
      felt: Math.min(...out.map((hour) => hour.felt)),
      liked,
      reason,
      votedAt: clock.now(),
    })
    await pruneVotes(tx, by.id)
  })
}
