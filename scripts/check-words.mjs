import fs from 'node:fs'
import path from 'node:path'
import { filesEndingIn } from './code-files.mjs'
import { root } from './run.mjs'
import { retiredWordsIn } from './words-in.mjs'

export async function checkWords() {
  const { default: ts } = await import('typescript')
  const faults = filesEndingIn(/\.(ts|tsx|mjs|cjs|css)$/).flatMap((file) =>
    retiredWordsIn(ts, file, fs.readFileSync(path.join(root, file), 'utf8')),
  )
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') }
}
