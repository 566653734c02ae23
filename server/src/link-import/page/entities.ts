import { decodeHTMLStrict } from 'entities'

/** Decodes entities; a name without its semicolon stays, as `&copy=1` is a parameter. */
export const decodeOnce = (text: string): string => (text.includes('&') ? decodeHTMLStrict(text) : text)

/** Decodes entities, also those that were escaped twice. */
export const decodeEntities = (text: string): string => decodeOnce(decodeOnce(text))
