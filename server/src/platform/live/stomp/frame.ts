/** Frames of STOMP 1.0 to 1.2: https://stomp.github.io/stomp-specification-1.2.html */

export const stompVersions = ['1.2', '1.1', '1.0'] as const
export type StompVersion = (typeof stompVersions)[number]

export type Headers = ReadonlyMap<string, string>

/** A frame whose headers are still escaped: decoding depends on the agreed version. */
export interface Frame {
  command: string
  headers: Headers
  body: string
}

/** Thrown for input that is not STOMP, or exceeds a limit. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly tooLarge: boolean
  constructor(message: string, tooLarge = false) {
    super(message)
    this.tooLarge = tooLarge
  }
}

const escapes: Record<StompVersion, Record<string, string>> = {
  '1.0': {},
  '1.1': { '\\': '\\\\', '\n': '\\n', ':': '\\c' },
  '1.2': { '\\': '\\\\', '\n': '\\n', ':': '\\c', '\r': '\\r' },
}
const meanings: Record<string, string> = { '\\\\': '\\', '\\n': '\n', '\\c': ':', '\\r': '\r' }

/** Returns whether headers of a command are never escaped, so that all versions read them alike. */
const isUnescaped = (command: string, version: StompVersion) =>
  version === '1.0' || command === 'CONNECT' || command === 'CONNECTED'

/** Escapes a header; characters without an escape in `version` become spaces. */
function escaped(text: string, command: string, version: StompVersion): string {
  if (isUnescaped(command, version)) return text.replace(/[\r\n\0]+/g, ' ')
  return text.replace(/[\\\n\r:\0]/g, (character) => escapes[version][character] ?? ' ')
}

const unescaped = (text: string, version: StompVersion): string =>
  text.replace(/\\(.|$)/gs, (escape) => {
    const meaning = meanings[escape]
    if (meaning === undefined || (meaning === '\r' && version === '1.1')) throw new FrameError('undefined escape')
    return meaning
  })

/** Returns the decoded headers of a frame. @throws FrameError for undefined escapes */
export function readHeaders({ command, headers }: Frame, version: StompVersion): Headers {
  // Clients of 1.0 pad headers, as its specification's examples do.
  if (version === '1.0') return new Map([...headers].map(([name, value]) => [name.trim(), value.trim()]))
  if (isUnescaped(command, version)) return headers
  return new Map([...headers].map(([name, value]) => [unescaped(name, version), unescaped(value, version)]))
}

/** Returns the text of a frame; its `content-length` lets the body contain any octets. */
export function writeFrame(
  version: StompVersion,
  command: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `${escaped(name, command, version)}:${escaped(value, command, version)}\n`,
  )
  const length = body === '' ? '' : `content-length:${Buffer.byteLength(body)}\n`
  return `${command}\n${lines.join('')}${length}\n${body}\0`
}
