import fs from 'node:fs'
import path from 'node:path'
import { codeFiles } from './code-files.mjs'
import { folderImports, folderRings } from './folder-rings.mjs'
import { root } from './run.mjs'

const isPart = (file) => /^[a-z0-9]+\/src\//.test(file) && !/\.test\.tsx?$/.test(file)

/** Refuses folders that import each other in a ring, since a ring has no lowest folder at which to begin reading. */
export async function checkFolders() {
  const { default: ts } = await import('typescript')
  const files = codeFiles()
    .filter(isPart)
    .map((file) => {
      const { importedFiles } = ts.preProcessFile(fs.readFileSync(path.join(root, file), 'utf8'), true, true)
      return { file, imports: importedFiles.map(({ fileName }) => fileName) }
    })
  const rings = folderRings(folderImports(files))
  return { code: rings.length === 0 ? 0 : 1, output: rings.join('\n') }
}
