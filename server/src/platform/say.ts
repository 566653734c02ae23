/** Plain words to the person at the terminal; what programs read goes to the log instead. */
export function say(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

/** Says what went wrong and ends the process. */
export function giveUp(...lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}
