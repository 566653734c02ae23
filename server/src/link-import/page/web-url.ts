import { linkLimit } from '@otday/contract/link-limit'

/** Whether it may be followed: an address of the web, no longer than those that people give. */
export const isUsableLink = ({ protocol, href }: URL): boolean =>
  (protocol === 'http:' || protocol === 'https:') && href.length <= linkLimit

export const withoutFragment = ({ href }: URL): string => href.replace(/#.*$/s, '')
