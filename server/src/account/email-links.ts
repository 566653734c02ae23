import { emailLinkPages } from '@otday/contract'
import { isSameText, macOf } from '#platform/crypto/mac.ts'

/** A `confirm` link contains the id of a pending e-mail change, an `undo` link that of a former e-mail. */
export type EmailLinkPurpose = keyof typeof emailLinkPages

/**
 * Returns `id.MAC`, which can be computed again: no secret is stored, and a mail that is sent again has the same link.
 */
const tokenOf = (key: Buffer, purpose: EmailLinkPurpose, id: string) => `${id}.${macOf(key, `${purpose}.${id}`)}`

export interface LinkDeps {
  keys: { emailLink: Buffer }
  /** URL of the site with base path, without trailing slash. */
  siteUrl: string
}

export const emailLinkOf = ({ keys, siteUrl }: LinkDeps, purpose: EmailLinkPurpose, id: string): string =>
  `${siteUrl}${emailLinkPages[purpose]}${tokenOf(keys.emailLink, purpose, id)}`

/** Returns the id; null unless the token is genuine. */
export function readEmailToken(key: Buffer, purpose: EmailLinkPurpose, token: string): string | null {
  const [id = ''] = token.split('.')
  return isSameText(token, tokenOf(key, purpose, id)) ? id : null
}
