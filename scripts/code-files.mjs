import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** Returns the code files that git knows or would add, without generated files. */
export const codeFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.endsWith('.gen.ts'))
    .filter((file) => fs.existsSync(path.join(root, file)))
