import { linkLimit } from '@otday/contract/link-limit'

/** Returns whether a link may be followed: a web address no longer than those that people may give. */
export const isUsableLink = ({ protocol, href }: URL): boolean =>
  (protocol === 'http:' || protocol === 'https:') && href.length <= linkLimit

export const withoutFragment = ({ href }: URL): string => href.replace(/#.*$/s, '')
