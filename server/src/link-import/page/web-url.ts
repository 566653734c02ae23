/** UTF-16 units, as of links that people give (contract/src/link-import.ts). */
const longest = 2048

export const isWeb = ({ protocol, href }: URL): boolean =>
  (protocol === 'http:' || protocol === 'https:') && href.length <= longest

export const withoutFragment = ({ href }: URL): string => href.replace(/#.*$/s, '')
