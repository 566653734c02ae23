/** For people; programs read the log. */
export function say(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

export function giveUp(...lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}
