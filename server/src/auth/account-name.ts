import { namePattern, normalised } from '@otday/contract'
import { isPlainName } from '../users/index.ts'

const longest = 20
const nobody = '사용자'
/** Characters that `namePattern` forbids. */
const foreign = /[^가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9]/g

/**
 * Derives an account's name from the name at the sign-in provider, else from the e-mail address; 사용자 if neither yields
 * an allowed name.
 */
export function nameOf(given: string | null, email: string): string {
  const candidates = [given ?? '', email.split('@')[0] ?? '']
  const names = candidates.map((text) => normalised(text).replace(foreign, '').slice(0, longest))
  return names.find((name) => namePattern.test(name) && isPlainName(name)) ?? nobody
}
