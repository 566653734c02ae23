import { hashKey, type QueryKey } from '@tanstack/react-query'
import { onTestFinished } from 'vitest'
import { keepQuery, keptQuery } from '../../src/platform/kept/kept-queries.ts'
import { keptDatabase } from '../../src/platform/person/known-person.ts'
import { hani } from './people.ts'

/** Stores what an earlier visit of Hani read, for offline use. */
export async function keepRead(queryKey: QueryKey, data: unknown): Promise<void> {
  onTestFinished(() => void indexedDB.deleteDatabase(keptDatabase(hani.id)))
  await keepQuery(hani.id, { hash: hashKey(queryKey), data, at: Date.now() - 60_000 })
}

/** Returns what a visit without a connection would show of it. */
export const readKept = async <Data>(queryKey: QueryKey): Promise<Data | undefined> =>
  (await keptQuery(hani.id, hashKey(queryKey)))?.data as Data | undefined
