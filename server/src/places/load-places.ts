import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { seoulDate } from '@otday/common/seoul-time'
import type { Clock } from '#platform/clock.ts'
import { asOfOn, tableOn } from './table-on.ts'
import { decodeOutlines, type Outlines, type PlaceTable } from './table.ts'

const BUILD_SCRIPT = fileURLToPath(new URL('../../scripts/build-places.ts', import.meta.url))

const run = promisify(execFile)

/** Returns the table as of the day in Seoul on which it is called: changes come into force while the server runs. */
export type ReadPlaces = () => PlaceTable

/**
 * Loads the places. Builds a missing, damaged or outdated file first (1 s), in a separate process, so that the full
 * outlines stay out of the server's memory.
 * @throws if the file can be neither read nor built, with the output of the build
 */
export async function loadPlaces({ cacheFile, clock }: { cacheFile: string; clock: Clock }): Promise<ReadPlaces> {
  const outlines = await readOrBuild(cacheFile)
  let kept = tableOn(outlines, seoulDate(clock.now()))
  return () => {
    const today = seoulDate(clock.now())
    if (kept.asOf !== asOfOn(today)) kept = tableOn(outlines, today)
    return kept
  }
}

async function readOrBuild(cacheFile: string): Promise<Outlines> {
  const kept = await read(cacheFile)
  if (kept) return kept
  await run(process.execPath, [BUILD_SCRIPT, cacheFile], { windowsHide: true })
  const built = await read(cacheFile)
  if (!built) throw new Error(`the table of places in ${cacheFile} cannot be read`)
  return built
}

async function read(cacheFile: string): Promise<Outlines | undefined> {
  try {
    return decodeOutlines(await readFile(cacheFile))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
