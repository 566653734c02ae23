import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fittedFiles } from './fit-file.ts'
import { fitSettings, trialsOf } from './fit-settings.ts'
import { fitTables } from './fit-tables.ts'
import { labelFolders, readLabels } from './labels.ts'

/**
 * `npm run stylist:fit` fits the tables to the labels and writes them; `-- --settings [rounds]` instead searches better
 * numbers for settings.ts (a round takes minutes) and prints them.
 */
const sets = labelFolders.map((folder) => readLabels(folder))
const [flag, rounds] = process.argv.slice(2)
if (flag === '--settings') console.log(fitSettings(trialsOf(sets), Number(rounds ?? 1), (line) => console.log(line)))
else {
  const folder = new URL('../src/choosing/fitted/', import.meta.url)
  for (const [name, text] of Object.entries(fittedFiles(fitTables(sets)))) fs.writeFileSync(new URL(name, folder), text)
  console.log(`written: ${fileURLToPath(folder)}`)
}
