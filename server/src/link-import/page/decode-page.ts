import { isUtf8 } from 'node:buffer'
import { TextDecoder } from '@exodus/bytes/encoding.js'
import sniff from 'html-encoding-sniffer'

/**
 * The text of a page, read as the HTML standard says: by its BOM, else by its header, else by a `meta` among its first
 * 1024 bytes. A page that says nothing, or something that nobody knows, is UTF-8 if it can be, else EUC-KR, as Korean
 * browsers have it.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const [, label] = /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType) ?? []
  const encoding = sniff(bytes, {
    ...(label && { transportLayerEncodingLabel: label }),
    defaultEncoding: isUtf8(withoutTail(bytes)) ? 'UTF-8' : 'EUC-KR',
  })
  return new TextDecoder(encoding).decode(bytes)
}

/** A page may be cut off inside a character, of at most four bytes. */
function withoutTail(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > Math.max(0, bytes.length - 4) && ((bytes[end - 1] ?? 0) & 0b1100_0000) === 0b1000_0000) end--
  return bytes.subarray(0, (bytes[end - 1] ?? 0) >= 0b1100_0000 ? end - 1 : end)
}
