import { decodeHTMLStrict } from 'entities'

/** A name without its semicolon stays: `&copy=1` is a parameter. */
export const decodeOnce = (text: string): string => (text.includes('&') ? decodeHTMLStrict(text) : text)

/** Also decodes what was escaped twice. */
export const decodeEntities = (text: string): string => decodeOnce(decodeOnce(text))
