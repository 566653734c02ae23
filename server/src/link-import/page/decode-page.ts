import { isUtf8 } from 'node:buffer'
import { TextDecoder } from '@exodus/bytes/encoding.js'
import sniff from 'html-encoding-sniffer'

/**
 * Decodes a page as the HTML standard does: by BOM, header, or `meta` in the first 1024 bytes. Without a known
 * encoding, it is UTF-8 if that is valid, else EUC-KR, the default of Korean browsers.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const [, label] = /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType) ?? []
  const encoding = sniff(bytes, {
    ...(label && { transportLayerEncodingLabel: label }),
    defaultEncoding: isUtf8(withoutTail(bytes)) ? 'UTF-8' : 'EUC-KR',
  })
  return new TextDecoder(encoding).decode(bytes)
}

/** Removes an incomplete character (at most 4 bytes) from the end, where the page may be cut. */
function withoutTail(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > Math.max(0, bytes.length - 4) && ((bytes[end - 1] ?? 0) & 0b1100_0000) === 0b1000_0000) end--
  return bytes.subarray(0, (bytes[end - 1] ?? 0) >= 0b1100_0000 ? end - 1 : end)
}
