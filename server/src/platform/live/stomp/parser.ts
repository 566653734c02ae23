import { type Frame, FrameError } from './frame.ts'

/** Most octets of a frame, headers included, and most headers. */
export const frameLimits = { octets: 64 * 1024, headers: 64 }

const [nul, lineFeed, carriageReturn] = [0, 10, 13]
const initialSize = 1024

interface Head {
  command: string
  headers: Map<string, string>
  /**
   * `bodyAt` is the offset in octets at which the body begins; `bodyLength` is the body's length in octets, null
   * without `content-length`.
   */
  bodyAt: number
  bodyLength: number | null
}

/** Parses frames from octets that arrive in pieces; scans each octet once, so that small pieces cost no more. */
export class FrameParser {
  #buffer = Buffer.allocUnsafe(initialSize)
  #filled = 0
  #scanned = 0
  #head: Head | null = null

  #append(octets: Uint8Array) {
    const needed = this.#filled + octets.length
    if (needed > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.#buffer.length * 2))
      this.#buffer.copy(larger, 0, 0, this.#filled)
      this.#buffer = larger
    }
    this.#buffer.set(octets, this.#filled)
    this.#filled = needed
  }

  /**
   * Adds received octets; yields the frames that are complete now, and null for heart-beats.
   * @throws FrameError after yielding the frames before the faulty one
   */
  *push(octets: Uint8Array): Generator<Frame | null> {
    this.#append(octets)
    for (;;) {
      if (!this.#head && this.#skipLineEnds()) yield null
      const frame = this.#next()
      if (!frame) break
      yield frame
    }
    if (this.#filled > frameLimits.octets) throw new FrameError('frame too large', true)
  }

  #drop(count: number) {
    this.#buffer.copyWithin(0, count, this.#filled)
    this.#filled -= count
    this.#scanned = 0
    if (this.#filled === 0 && this.#buffer.length > initialSize) this.#buffer = Buffer.allocUnsafe(initialSize)
  }

  /** Skips line ends between frames, which are heart-beats or meaningless; returns whether there were any. */
  #skipLineEnds(): boolean {
    let count = 0
    while (count < this.#filled && (this.#buffer[count] === lineFeed || this.#buffer[count] === carriageReturn)) count++
    if (count > 0) this.#drop(count)
    return count > 0
  }

  #next(): Frame | null {
    this.#head ??= this.#findHead()
    if (!this.#head) return null
    const { command, headers, bodyAt, bodyLength } = this.#head
    const end = bodyLength === null ? this.#indexOf(nul, bodyAt) : bodyAt + bodyLength
    if (end > frameLimits.octets) throw new FrameError('frame too large', true)
    if (end === -1 || end >= this.#filled) return null
    if (this.#buffer[end] !== nul) throw new FrameError('the body is longer than its content-length')
    const body = textOf(this.#buffer.subarray(bodyAt, end))
    this.#head = null
    this.#drop(end + 1)
    return { command, headers, body }
  }

  #indexOf(octet: number, from: number): number {
    const index = this.#buffer.subarray(0, this.#filled).indexOf(octet, Math.max(from, this.#scanned))
    if (index === -1) this.#scanned = this.#filled
    return index
  }

  /** Reads command and headers, which end with the first empty line; returns null until that line has arrived. */
  #findHead(): Head | null {
    for (;;) {
      const from = this.#scanned
      const lineEnd = this.#indexOf(lineFeed, from)
      const known = lineEnd === -1 ? this.#filled : lineEnd
      if (this.#buffer.subarray(from, known).includes(nul))
        throw new FrameError('a frame without an end of its headers')
      if (lineEnd === -1) return null
      const next = this.#buffer[lineEnd + 1] === carriageReturn ? lineEnd + 2 : lineEnd + 1
      if (next >= this.#filled) {
        this.#scanned = lineEnd
        return null
      }
      if (this.#buffer[next] === lineFeed) {
        this.#scanned = 0
        return headOf(textOf(this.#buffer.subarray(0, lineEnd)), next + 1)
      }
      this.#scanned = lineEnd + 1
    }
  }
}

function headOf(text: string, bodyAt: number): Head {
  const [command = '', ...lines] = text.split('\n').map((line) => line.replace(/\r$/, ''))
  if (lines.length > frameLimits.headers) throw new FrameError('too many headers', true)
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 1) throw new FrameError('a header without a name')
    const name = line.slice(0, colon)
    if (!headers.has(name)) headers.set(name, line.slice(colon + 1))
  }
  const length = headers.get('content-length')?.trim()
  if (length !== undefined && !/^\d{1,9}$/.test(length)) throw new FrameError('content-length is not a number')
  return { command, headers, bodyAt, bodyLength: length === undefined ? null : Number(length) }
}

function textOf(octets: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets)
  } catch {
    throw new FrameError('not UTF-8')
  }
}
