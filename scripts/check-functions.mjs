import fs from 'node:fs'
import path from 'node:path'
import { codeFiles } from './code-files.mjs'
import { faultsOf, functionsIn } from './function-sizes.mjs'
import { longFunctions } from './long-functions.data.mjs'
import { root } from './run.mjs'

/**
 * Tests and journeys are left out, since each is one function that is read from top to bottom, and the tables of
 * sentences, whose functions take what their patterns match.
 */
const isTest = (file) => /\.test\.tsx?$|\.journey\.ts$|\/said-of-\w+\.ts$/.test(file)
const isMeasured = (file) => !isTest(file) && !/\.(data|d)\.m?ts$/.test(file)

/** Refuses functions that are too long or take too many parameters, unless a list names them with a reason. */
export async function checkFunctions() {
  const { default: ts } = await import('typescript')
  const functions = codeFiles()
    .filter(isMeasured)
    .flatMap((file) =>
      functionsIn(ts, file, fs.readFileSync(path.join(root, file), 'utf8')).map((each) => ({ file, ...each })),
    )
  const faults = faultsOf(functions, longFunctions)
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') }
}
