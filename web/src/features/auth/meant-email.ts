import { latinKeysOf } from '@otday/common/hangul-keys'
import { Email, emailOf } from '@otday/contract'
import { isTypedInHangul } from '../../platform/forms/email-rule.ts'

/** Matches a domain of a `.com` provider whose ending is mistyped, such as `gmail.con`. */
const slips = /^(gmail|naver|kakao|nate|icloud|outlook)\.(?:c?o|c?m|con|cmo|comm|[vx]om)$/

const withoutSlips = (domain: string) => domain.replaceAll(',', '.').replace(slips, '$1.com')

/** Returns the e-mail address that was meant if `typed` is in Hangul or has a typical typing error; null otherwise. */
export function meantEmail(typed: string): string | null {
  const latin = emailOf(isTypedInHangul(typed) ? latinOf(typed) : typed)
  const at = latin.lastIndexOf('@') + 1
  const meant = latin.slice(0, at) + withoutSlips(latin.slice(at))
  return meant !== emailOf(typed) && /^[ -~]+@/.test(meant) && Email.safeParse(meant).success ? meant : null
}

/**
 * Converts Hangul to the Latin letters on the same keys. A domain of whole Hangul syllables stays as it is, because
 * Korean domains look like that.
 */
function latinOf(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const place = isTypedInHangul(`a@${domain}`) ? latinKeysOf(domain) : domain
  return `${latinKeysOf(name)}@${place}`.toLowerCase()
}
