import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** Returns the files with these endings that git knows or would add, without generated files. */
export const filesEndingIn = (endings) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => endings.test(file) && !file.endsWith('.gen.ts'))
    .filter((file) => fs.existsSync(path.join(root, file)))

export const codeFiles = () => filesEndingIn(/\.(ts|tsx|mjs|cjs)$/)
