/** Returns the numbers of a variable such as `BENCH_LIVE=4000/1000`; undefined for what it leaves out. */
export const numbersInEnv = (name: string): (number | undefined)[] =>
  (process.env[name] ?? '').split('/').map((part) => (part ? Number(part) : undefined))
