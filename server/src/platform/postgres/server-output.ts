import type { Readable } from 'node:stream'

export interface PostgresLog {
  error(context: object, message: string): void
  debug(context: object, message: string): void
}

export interface ServerOutput {
  /** Returns the last lines of the output. */
  last(): string
  /** Returns whether a server that has ended did so because the disk was full. */
  isStorageFull(): boolean
  /** Writes all further lines to the log. */
  logTo(log: PostgresLog): void
}

const kept = 20
/** Characters that are kept of a line, in case one never ends. */
const longest = 500
/**
 * ms before the server's end in which an error about the disk counts as its cause: a server may survive a full disk,
 * and end for another reason weeks later.
 */
const recent = 10_000

export const saysFull = (text: string) => /No space left on device|Disk quota exceeded/i.test(text)

/** Reads the server's output. Lines of PANIC and FATAL are logged as errors, all others for debugging. */
export function readOutput(stream: Readable): ServerOutput {
  const lines: string[] = []
  let fullAt = -Infinity
  let log: PostgresLog | null = null
  let rest = ''
  const take = (line: string) => {
    lines.push(line)
    if (lines.length > kept) lines.shift()
    if (saysFull(line)) fullAt = performance.now()
    const isSevere = /^(?:PANIC|FATAL): /.test(line)
    log?.[isSevere ? 'error' : 'debug']({ postgres: line }, 'the database server said something')
  }
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    const [...whole] = (rest + text).split('\n')
    rest = (whole.pop() ?? '').slice(0, longest)
    for (const line of whole) if (line.trim() !== '') take(line.slice(0, longest))
  })
  return {
    last: () => lines.join('\n'),
    isStorageFull: () => performance.now() - fullAt < recent,
    logTo: (to) => {
      log = to
    },
  }
}
