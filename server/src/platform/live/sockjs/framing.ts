/** Frames of SockJS, version 0.3.3: https://github.com/sockjs/sockjs-protocol */

export const opened = 'o'
export const heartbeat = 'h'
export const messages = (texts: readonly string[]) => `a${JSON.stringify(texts)}`
export const goodbye = (code: number, reason: string) => `c${JSON.stringify([code, reason])}`
export const goneAway = goodbye(3000, 'Go away!')
export const takenElsewhere = goodbye(2010, 'Another connection still open')

/** How a polling transport encodes messages. */
export interface Framing {
  contentType: string
  /** Text sent first, so that browsers do not buffer the messages after it. */
  prelude: string
  frame(word: string): string
  /** Whether one response carries several messages. */
  isStream: boolean
}

const padding = (length: number) => ' '.repeat(length)
/**
 * Quotes a text as JSON. Also escapes `<`, as `</script>` would end the script, and the line ends U+2028 and U+2029,
 * which JSON does not escape.
 */
const quoted = (text: string) =>
  JSON.stringify(text).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const javascript = 'application/javascript; charset=UTF-8'

export const xhr: Framing = { contentType: javascript, prelude: '', frame: (word) => `${word}\n`, isStream: false }

export const xhrStreaming: Framing = { ...xhr, prelude: `${'h'.repeat(2048)}\n`, isStream: true }

export const eventSource: Framing = {
  contentType: 'text/event-stream; charset=UTF-8',
  prelude: '\r\n',
  // A message is one line, since JSON escapes line ends.
  frame: (word) => `data: ${word}\r\n\r\n`,
  isStream: true,
}

/** Returns the framing of JSONP; `callback` must have been checked by `isCallback`. */
export const jsonp = (callback: string): Framing => ({
  contentType: javascript,
  prelude: '',
  // The empty comment at the start keeps browsers from taking the text for another type of file.
  frame: (word) => `/**/${callback}(${quoted(word)});\r\n`,
  isStream: false,
})

export const htmlFile = (callback: string): Framing => ({
  contentType: 'text/html; charset=UTF-8',
  prelude: `<!doctype html>
<html><head><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta charset="UTF-8"></head><body><h2>Don't panic!</h2>
<script>
var c = parent.${callback};
c.start();
function p(d) {c.message(d);};
window.onload = c.stop;
</script>${padding(1024)}\r\n\r\n`,
  frame: (word) => `<script>\np(${quoted(word)});\n</script>\r\n`,
  isStream: true,
})

export const isCallback = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= 100 && /^[\w$.]+$/.test(name)

/** Reads texts from JSON: an array of texts, or one text; null if it is neither. */
export function readTexts(json: string): string[] | null {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'string') return [value]
    return isTexts(value) ? value : null
  } catch {
    return null
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')
