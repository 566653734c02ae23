import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from '../../sync-folder.ts'

/**
 * A database that was only half laid when its process ended cannot be opened, and looks like a whole one: until the
 * first start has ended well a note lies beside it, and whoever finds that note lays the database anew. Nobody has
 * written anything before that.
 */
const noteFor = (files: string) => `${files}.unfinished`

/** To be called before the database in `files` is opened. */
export async function beginFirstStart(files: string): Promise<void> {
  const note = noteFor(files)
  if (fs.existsSync(note)) fs.rmSync(files, { recursive: true, force: true })
  if (fs.existsSync(files)) return
  fs.writeFileSync(note, '')
  await syncFolder(path.dirname(files))
}

/** To be called when it is open, before anything is written: a note that a power cut brought back would cost all of it. */
export async function endFirstStart(files: string): Promise<void> {
  if (!fs.existsSync(noteFor(files))) return
  fs.rmSync(noteFor(files))
  await syncFolder(path.dirname(files))
}
