import type { Readable } from 'node:stream'

export interface PostgresLog {
  error(context: object, message: string): void
  debug(context: object, message: string): void
}

export interface ServerOutput {
  /** The last lines. */
  last(): string
  /** From now on. */
  logTo(log: PostgresLog): void
}

const kept = 20
/** Of a line, against what nobody expects. */
const longest = 500

/** PANIC and FATAL are errors of ours; what else the server says is for those who look for it. */
export function readOutput(stream: Readable): ServerOutput {
  const lines: string[] = []
  let log: PostgresLog | null = null
  let rest = ''
  const take = (line: string) => {
    lines.push(line)
    if (lines.length > kept) lines.shift()
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
    logTo: (to) => {
      log = to
    },
  }
}
