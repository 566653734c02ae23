/** STOMP frames as text, versions 1.0 to 1.2: https://stomp.github.io/stomp-specification-1.2.html */

export const stompVersions = ['1.2', '1.1', '1.0'] as const
export type StompVersion = (typeof stompVersions)[number]

export type Headers = ReadonlyMap<string, string>

/** A frame as it lay on the wire: what escapes in its headers mean depends on the version that was agreed. */
export interface Frame {
  command: string
  headers: Headers
  body: string
}

/** What came in is no STOMP, or more of it than is allowed. */
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

/** These two are read alike by every version, so nothing in them is escaped. */
const isUnescaped = (command: string, version: StompVersion) =>
  version === '1.0' || command === 'CONNECT' || command === 'CONNECTED'

/** A header's text for the wire. What a version has no escape for becomes a space. */
function escaped(text: string, command: string, version: StompVersion): string {
  if (isUnescaped(command, version)) return text.replace(/[\r\n\0]+/g, ' ')
  return text.replace(/[\\\n\r:\0]/g, (character) => escapes[version][character] ?? ' ')
}

function unescaped(text: string, version: StompVersion): string {
  return text.replace(/\\(.|$)/gs, (escape) => {
    const meaning = meanings[escape]
    if (meaning === undefined || (meaning === '\r' && version === '1.1')) throw new FrameError('undefined escape')
    return meaning
  })
}

/**
 * The headers of a frame as `version` reads them. Of a repeated header the first counts, as the parser has seen to.
 * @throws FrameError for an escape that the version does not define.
 */
export function readHeaders({ command, headers }: Frame, version: StompVersion): Headers {
  // Clients of 1.0 pad their headers, as the examples of that specification do.
  if (version === '1.0') return new Map([...headers].map(([name, value]) => [name.trim(), value.trim()]))
  if (isUnescaped(command, version)) return headers
  return new Map([...headers].map(([name, value]) => [unescaped(name, version), unescaped(value, version)]))
}

/** A frame for the wire; a body goes with its length in octets, so that it may hold anything. */
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
