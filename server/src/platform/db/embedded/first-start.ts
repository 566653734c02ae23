import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from '../../sync-folder.ts'

/** Marks an unfinished first start: a half-created database looks whole but cannot open, and holds no data. */
const noteFor = (files: string) => `${files}.unfinished`

/** Call before opening `files`. */
export async function beginFirstStart(files: string): Promise<void> {
  const note = noteFor(files)
  if (fs.existsSync(note)) fs.rmSync(files, { recursive: true, force: true })
  if (fs.existsSync(files)) return
  fs.writeFileSync(note, '')
  await syncFolder(path.dirname(files))
}

/** Call before the first write. A note restored by a power cut would erase everything. */
export async function endFirstStart(files: string): Promise<void> {
  if (!fs.existsSync(noteFor(files))) return
  fs.rmSync(noteFor(files))
  await syncFolder(path.dirname(files))
}
