import { type Mute, type MuteId, mostMutedPeople, mostMutedWords, type NewMute, searchKey } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Writer } from '#platform/writer.ts'
import type { BlockingDeps } from './block-user.ts'
import { mutedWordsPattern } from './muted-words.ts'
import { presentMute } from './present.ts'
import { lockOwnSight } from './queries.ts'
import {
  countMutes,
  deleteMute,
  findMute,
  findSeenPerson,
  insertMute,
  moveMuted,
  type MutedThing,
  mutedWordsOf,
  saveMutedWords,
} from './queries-mutes.ts'

type MutingDeps = Pick<BlockingDeps, 'db' | 'clock' | 'urls'>

/**
 * Mutes a person, a word or a hashtag; returns the mute that is there already if the same was muted before.
 * @throws InvalidInput for oneself; UserNotFound, also for people whom the caller does not see; ListFull; SessionEnded
 */
export function muteForUser({ db, clock, urls }: MutingDeps, by: Writer, muted: NewMute): Promise<Mute> {
  const thing = thingOf(muted)
  if (thing.personId === by.id) throw new AppError('InvalidInput', { userId: '자기 자신은 뮤트할 수 없어요.' })
  return inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockOwnSight(tx, by.id)
    const { personId } = thing
    if (personId && !(await findSeenPerson(tx, by.id, personId)))
      throw new AppError('UserNotFound', { userId: personId })
    const known = await findMute(tx, by.id, thing)
    if (known) return presentMute(urls, known)
    const most = personId ? mostMutedPeople : mostMutedWords
    if ((await countMutes(tx, by.id, personId ? 'people' : 'words')) >= most) throw new AppError('ListFull')
    await insertMute(tx, { ...thing, id: newId<MuteId>(), ownerId: by.id, createdAt: clock.now() })
    await noteChange(tx, by, personId ? 1 : 0)
    const added = await findMute(tx, by.id, thing)
    if (!added) throw new Error('a mute that was just stored is not there')
    return presentMute(urls, added)
  })
}

/** @throws NotFound, also for another user's mute; SessionEnded */
export const unmute = ({ db }: Pick<MutingDeps, 'db'>, by: Writer, muteId: MuteId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockOwnSight(tx, by.id)
    const gone = await deleteMute(tx, by.id, muteId)
    if (!gone) throw new AppError('NotFound', { muteId })
    await noteChange(tx, by, gone.personId ? -1 : 0)
  })

/** Notes how many people are muted now, or which words. */
async function noteChange(tx: Db, { id }: Writer, people: 1 | -1 | 0): Promise<void> {
  if (people !== 0) return moveMuted(tx, [id], people)
  await saveMutedWords(tx, id, mutedWordsPattern(await mutedWordsOf(tx, id)))
}

const thingOf = (muted: NewMute): MutedThing =>
  muted.kind === 'PERSON'
    ? { kind: muted.kind, personId: muted.userId, word: null, wordKey: null }
    : { kind: muted.kind, personId: null, word: muted.word, wordKey: searchKey(muted.word) }
