/** Writes the table of settings in README from the schema: `node generate-settings.ts [file]`. */
import fs from 'node:fs'
import type * as z from 'zod'
import { settingsOf } from '#platform/config/settings.ts'

const readme = new URL('../../README.md', import.meta.url)
const file = process.argv[2] ?? readme

interface Row {
  labels: string[]
  usual: string[]
  description: string
}

function usualOf(schema: z.ZodType): string {
  const { usual } = schema.meta() ?? {}
  if (typeof usual === 'string') return usual
  const value = schema.parse(undefined) as string | number | boolean | string[] | null | undefined
  if (typeof value === 'boolean') return `\`${value ? 'on' : 'off'}\``
  const isNone = value === undefined || value === null || String(value) === ''
  return isNone ? 'none' : `\`${String(value)}\``
}

/**
 * Returns the rows of the table. A setting with a description begins a row; the settings after it that have no
 * description, or the same label, join that row.
 */
function rowsOf(fields: Record<string, z.ZodType>): Row[] {
  const rows: Row[] = []
  for (const [name, schema] of Object.entries(fields)) {
    const { label = name, description } = schema.meta() ?? {}
    const last = rows.at(-1)
    if (description === undefined || (label !== name && last?.labels.includes(String(label)))) {
      last?.labels.push(String(label))
      last?.usual.push(usualOf(schema))
    } else rows.push({ labels: [String(label)], usual: [usualOf(schema)], description })
  }
  return rows
}

const once = (texts: string[]) => (new Set(texts).size === 1 ? texts.slice(0, 1) : texts)
const table = rowsOf(settingsOf(false).shape).map(({ labels, usual, description }) => {
  const names = [...new Set(labels)].map((label) => `\`${label}\``)
  return `| ${names.join(', ')} | ${once(usual).join(', ')} | ${description} |`
})

const places = /(?<=\| name \| default \| meaning \|\n\|---\|---\|---\|\n)(?:\|.*\n)+/
const text = fs.readFileSync(readme, 'utf8')
if (!places.test(text)) throw new Error('README has no table of settings.')
fs.writeFileSync(
  file,
  text.replace(places, () => `${table.join('\n')}\n`),
)
