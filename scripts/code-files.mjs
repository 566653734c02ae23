import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** Returns the files with these endings that git knows or would add. */
const knownFiles = (endings) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => endings.test(file) && fs.existsSync(path.join(root, file)))

/** Returns the code files, without generated ones. */
export const codeFiles = () => knownFiles(/\.(ts|tsx|mjs|cjs)$/).filter((file) => !file.endsWith('.gen.ts'))

export const styleFiles = () => knownFiles(/\.css$/)
