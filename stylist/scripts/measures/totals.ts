import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readLabels } from '../labels.ts'
import { monthOfAll } from './month.ts'
import { percent, type Row, info } from './rows.ts'
import { asked, unasked, wornShares } from './worn.ts'

const log = fileURLToPath(new URL('../../../docs/stylist-runs.md', import.meta.url))
const head = `# Runs of the stylist on closets that nobody has read

Each run of \`npm run stylist:eval -- --closets <folder>\` leaves a line; only totals are kept.

| date | commit | totals |
|---|---|---|
`

function commit(): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', 'stylist/src') ? ' with changes' : ''}`
  } catch {
    return 'unknown'
  }
}

/** Returns the totals of another folder of labeled closets, by occasion and over all, without any piece or person. */
export function totalsOfFolder(folder: string): readonly Row[] {
  const set = readLabels(folder)
  const { shares, later, small } = wornShares(set)
  const month = monthOfAll(set)
  const rows = [
    info('all', 'worn', shares.text('all')),
    ...shares
      .groups()
      .filter((group) => group.startsWith('occasion '))
      .map((group) => info(group, 'worn', shares.text(group))),
    info('all', 'picks 2–6 worn', later.text('all')),
    info('all', '28 days worn', percent(month.worn / month.days)),
    info('all', '28 days coverage', percent(month.seen / month.fitting)),
    info('all', asked, small.text(asked)),
    info('all', unasked, small.text(unasked)),
  ]
  if (!fs.existsSync(log)) fs.writeFileSync(log, head)
  const totals = rows
    .map(({ group, what, value }) => `${group === 'all' ? '' : `${group} `}${what} ${value}`)
    .join('; ')
  fs.appendFileSync(log, `| ${new Date().toISOString().slice(0, 16)} | ${commit()} | ${totals} |\n`)
  return rows
}
