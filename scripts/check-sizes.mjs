import fs from 'node:fs'
import path from 'node:path'
import { codeFiles } from './code-files.mjs'
import { largeModules } from './large-modules.data.mjs'
import { faultsOfSizes, sizesOf } from './module-sizes.mjs'
import { root } from './run.mjs'

/** Refuses modules of many files or lines, unless a list names them with a reason. */
export function checkSizes() {
  const files = codeFiles().map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))
  const faults = faultsOfSizes(sizesOf(files), largeModules)
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') }
}
