/** `npm run bench [part …]`: all parts in order, or the named ones. Each prints a table and a line of JSON. */
const parts = [
  'api',
  'recommendation',
  'diary',
  'decade',
  'blocking',
  'briefing',
  'offline',
  'stylist',
  'flat-lay',
  'memory',
  'engine',
  'lighthouse',
  'scrolling',
  'search',
  'likes',
  'writes',
  'lists',
  'people',
  'link-import',
  'photos',
  'pictures',
  'uploads',
  'live',
  'fan-out',
  'overload',
  'backup',
  'budgets',
] as const

const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = chosen.filter((name) => !parts.some((part) => part === name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${parts.join(', ')}.`)
  process.exit(1)
}
for (const part of parts) if (chosen.length === 0 || chosen.includes(part)) await import(`./src/${part}.ts`)
