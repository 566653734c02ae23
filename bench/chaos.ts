/** `npm run chaos -- <trial>`: injects faults at random moments; exits with 1 if a client notices one. */
const trials = ['lost-refresh', 'kill'] as const

const [chosen = ''] = process.argv.slice(2)
if (!trials.some((trial) => trial === chosen)) {
  console.error(`There are: ${trials.join(', ')}.`)
  process.exit(1)
}
await import(`./src/chaos/${chosen}.ts`)
