import { hashKey, type QueryKey } from '@tanstack/react-query'
import { onTestFinished } from 'vitest'
import { keepQuery, keptQuery } from '../../src/platform/kept/kept-queries.ts'
import { keptDatabase } from '../../src/platform/person/known-person.ts'
import { hani } from './people.ts'

/** Stores query data of Hani as an earlier visit would have done, for offline use. */
export async function keepRead(queryKey: QueryKey, data: unknown): Promise<void> {
  onTestFinished(() => void indexedDB.deleteDatabase(keptDatabase(hani.id)))
  await keepQuery(hani.id, { hash: hashKey(queryKey), data, at: Date.now() - 60_000 })
}

/** Returns the data of Hani's query that is stored for offline use. */
export const readKept = async <Data>(queryKey: QueryKey): Promise<Data | undefined> =>
  (await keptQuery(hani.id, hashKey(queryKey)))?.data as Data | undefined
