/**
 * Returns the numbers of a variable such as `BENCH_LIVE=4000/1000`. A number that is left out, as in `/1000`, is
 * undefined.
 */
export const numbersInEnv = (name: string): (number | undefined)[] =>
  (process.env[name] ?? '').split('/').map((part) => (part ? Number(part) : undefined))
