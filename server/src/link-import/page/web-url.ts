import { linkLimit } from '@otday/contract/link-limit'

/** Returns whether a link may be followed: an http(s) URL no longer than users may enter. */
export const isUsableLink = ({ protocol, href }: URL): boolean =>
  (protocol === 'http:' || protocol === 'https:') && href.length <= linkLimit

export const withoutFragment = ({ href }: URL): string => href.replace(/#.*$/s, '')
