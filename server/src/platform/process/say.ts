import { exitCodes } from './exit-codes.ts'

/** Prints lines for people; programs should read the log instead. */
export function say(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

export function giveUp(...lines: string[]): never {
  endWith(exitCodes.notStarted, ...lines)
}

export function endWith(code: number, ...lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(code)
}
