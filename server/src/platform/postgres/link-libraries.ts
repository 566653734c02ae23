import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Creates missing symbolic links to PostgreSQL's libraries. npm packages cannot contain links; an install script of the
 * platform's package makes them, but npm may be set to run no install scripts. The links are made in the package or, if
 * that is read-only, in `elsewhere`.
 * @returns environment variables with which the programs find their libraries
 */
export function linkLibraries(native: string, elsewhere: string): Record<string, string> {
  const list = path.join(native, 'pg-symlinks.json')
  if (process.platform === 'win32' || !fs.existsSync(list)) return {}
  const root = path.dirname(native)
  const missing = Links.parse(JSON.parse(fs.readFileSync(list, 'utf8')))
    .map(({ source, target }) => ({ source: path.join(root, source), target: path.join(root, target) }))
    .filter(({ target }) => !fs.existsSync(target))
  if (missing.length === 0) return {}
  try {
    for (const { source, target } of missing) link(path.relative(path.dirname(target), source), target)
    return {}
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  fs.mkdirSync(elsewhere, { recursive: true })
  for (const { source, target } of missing) link(source, path.join(elsewhere, path.basename(target)))
  const folders = [elsewhere, path.join(native, 'lib')].join(path.delimiter)
  return process.platform === 'darwin' ? { DYLD_LIBRARY_PATH: folders } : { LD_LIBRARY_PATH: folders }
}

/**
 * Replaces a link whose target is missing, as after the package was moved. Another server that starts at the same time
 * may create the same link, so an existing one is no error.
 */
function link(source: string, target: string) {
  fs.rmSync(target, { force: true })
  try {
    fs.symlinkSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
