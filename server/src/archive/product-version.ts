import fs from 'node:fs'
import * as z from 'zod'

const root = new URL('../../../package.json', import.meta.url)

export const productVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(fs.readFileSync(root, 'utf8'))).version
