/** `npm run chaos -- <trial>`: faults at random moments; ends with 1 if anybody notices. */
const trials = ['lost-refresh', 'kill'] as const

const [chosen = ''] = process.argv.slice(2)
if (!trials.some((trial) => trial === chosen)) {
  console.error(`There are: ${trials.join(', ')}.`)
  process.exit(1)
}
await import(`./src/chaos/${chosen}.ts`)
