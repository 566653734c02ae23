import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { ClothesId, Wear, WearId } from '@otday/contract'
import { newId } from '#platform/ids.ts'
import type { Person, Writer } from './person.ts'

const records = 20

/**
 * Writes a few diary records in turn. Each write changes note and pieces together, so a record with the note of one
 * write and the pieces of another is a fault.
 */
export class DiaryWriter implements Writer {
  readonly what = 'diary records'
  acknowledged = 0
  readonly #person: Person
  readonly #pieces: readonly ClothesId[]
  readonly #ids = Array.from({ length: records }, () => newId<WearId>())
  /** Revision of each record that the server acknowledged last; 0 for none. */
  readonly #revisions = Array.from({ length: records }, () => 0)
  #turn = 0
  #inFlight: number | null = null

  constructor(person: Person, pieces: readonly ClothesId[]) {
    this.#person = person
    this.#pieces = pieces
  }

  async write(): Promise<void> {
    const record = this.#turn++ % records
    this.#inFlight = record
    await this.#save(record)
  }

  async #save(record: number) {
    const revision = this.#revisions[record] ?? 0
    await this.#person.calls.wears.save({
      params: { wearId: this.#ids[record] as WearId },
      body: {
        date: daysAfter(seoulDate(new Date()), -record - 1),
        state: 'WORN',
        source: 'HAND',
        note: `${revision + 1}`,
        clothesIds: this.#piecesOf(revision + 1),
        revision,
      },
    })
    this.#revisions[record] = revision + 1
    this.#inFlight = null
    this.acknowledged++
  }

  #piecesOf(revision: number): ClothesId[] {
    return this.#pieces.filter((_, at) => at === 0 || at % 2 === revision % 2)
  }

  async faults(): Promise<string[]> {
    const today = seoulDate(new Date())
    const query = { from: daysAfter(today, -records - 1), to: today }
    const { wears } = await this.#person.calls.wears.list({ query })
    const faults = this.#ids.flatMap((id, record) => {
      const found = wears.filter((wear) => wear.id === id)
      return this.#faultOf(record, found)
    })
    if (wears.length > records) faults.push(`diary: ${wears.length} records`)
    if (this.#inFlight !== null) await this.#save(this.#inFlight)
    return faults
  }

  /** Returns the faults of a record; a write in flight may have been stored or not. */
  #faultOf(record: number, found: Wear[]): string[] {
    const last = this.#revisions[record] ?? 0
    const stored = found[0]?.revision ?? 0
    const name = `diary record ${record}`
    if (found.length > 1) return [`${name}: ${found.length} times`]
    if (stored !== last && !(record === this.#inFlight && stored === last + 1))
      return [`${name}: revision ${stored} instead of ${last}`]
    this.#revisions[record] = stored
    if (stored !== last) this.#inFlight = null
    const wear = found[0]
    if (!wear) return []
    const expected = this.#piecesOf(stored).toSorted()
    const isWhole =
      wear.note === String(stored) &&
      wear.items
        .map(({ clothesId }) => clothesId)
        .toSorted()
        .join() === expected.join()
    return isWhole ? [] : [`${name}: half of revision ${stored}`]
  }
}
