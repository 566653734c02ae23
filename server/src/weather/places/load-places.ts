import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { decodeTable, type PlaceTable } from './table.ts'

const BUILD_SCRIPT = fileURLToPath(new URL('../../../scripts/build-places.ts', import.meta.url))

const run = promisify(execFile)

/**
 * Builds a missing, damaged or outdated file first (1 s), in a separate process: the full outlines stay out of the
 * server's memory.
 * @throws if it can be neither read nor built, with the build's output
 */
export async function loadPlaces({ cacheFile }: { cacheFile: string }): Promise<PlaceTable> {
  const kept = await read(cacheFile)
  if (kept) return kept
  await run(process.execPath, [BUILD_SCRIPT, cacheFile], { windowsHide: true })
  const built = await read(cacheFile)
  if (!built) throw new Error(`the table of places in ${cacheFile} cannot be read`)
  return built
}

async function read(cacheFile: string): Promise<PlaceTable | undefined> {
  try {
    return decodeTable(await readFile(cacheFile))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
