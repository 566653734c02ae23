import { decodeHTMLStrict } from 'entities'

/** Decodes HTML entities; one without a semicolon stays, as `&copy=1` is a URL parameter. */
export const decodeOnce = (text: string): string => (text.includes('&') ? decodeHTMLStrict(text) : text)

/** Decodes HTML entities, also those that were escaped twice. */
export const decodeEntities = (text: string): string => decodeOnce(decodeOnce(text))
