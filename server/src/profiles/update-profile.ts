import { seoulDate } from '@otday/common/seoul-time'
import type { Location, ProfileUpdate, UserId } from '@otday/contract'
import type { Updateable } from 'kysely'
import type * as z from 'zod'
import { type Db, inTransaction, type Tables } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { type FilesDeps, storeImage } from '../files/index.ts'
import type { PlaceUses } from '../places/index.ts'
import { renameUser, requireOwn, requirePlainName } from '../users/index.ts'
import { type ProfileRow, requireProfile, updateProfileRow } from './queries.ts'

export interface UpdatingDeps extends FilesDeps {
  place: PlaceUses['place']
}

type Change = z.output<typeof ProfileUpdate>
type Columns = Updateable<Tables['profiles']>

/**
 * Changes a profile. Absent fields keep their values; null clears gender and birth date; other fields can only be
 * replaced.
 * @throws InvalidInput for a future birth date or a reserved name; LocationNotSupported; InvalidImage, ImageTooLarge,
 * TooManyPictures, Unavailable; SessionEnded
 */
export async function updateProfile(
  deps: UpdatingDeps,
  by: Writer,
  change: Change,
  image: Uint8Array | null,
): Promise<ProfileRow> {
  const columns = await columnsOf(deps, change)
  await using stored = image && (await storeImage(deps, { ownerId: by.id, kind: 'profile', bytes: image }))
  return await inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    await rename(tx, by.id, change.name)
    const changed = { ...columns, ...(stored && { imageId: await stored.keep(tx) }) }
    if (Object.keys(changed).length > 0) await updateProfileRow(tx, by.id, changed)
    return requireProfile(tx, by.id)
  })
}

/** Renames a user. Someone whose name has become reserved since may keep it. */
async function rename(tx: Db, id: UserId, name: string): Promise<void> {
  const { name: before } = await requireOwn(tx, id)
  if (before === name) return
  requirePlainName(name)
  await renameUser(tx, id, name)
}

async function columnsOf(
  { clock, place }: UpdatingDeps,
  { gender, birthDate, temperatureSensitivity, location, weatherAlerts }: Change,
): Promise<Columns> {
  if (birthDate && birthDate > seoulDate(clock.now()))
    throw new AppError('InvalidInput', { birthDate: '생년월일은 오늘보다 늦을 수 없어요.' })
  return {
    ...(gender !== undefined && { gender }),
    ...(birthDate !== undefined && { birthDate }),
    ...(temperatureSensitivity && { temperatureSensitivity }),
    ...(typeof weatherAlerts === 'boolean' && { weatherAlerts }),
    ...(location && placeColumns(await place(location), location)),
  }
}

const placeColumns = (
  { x, y, locationNames }: Location,
  { latitude, longitude }: NonNullable<Change['location']>,
): Columns => ({ latitude, longitude, nx: x, ny: y, locationNames })
