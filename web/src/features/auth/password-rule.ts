import { type AuthText, passwordRefused } from '@otday/contract'

type Texts = Readonly<Record<Extract<AuthText, `password${string}`>, string>>

/** Maximum number of refused characters that are named at once; more would hide the rule. */
const named = 5

/**
 * Returns the error and the rule to show with a new password. Characters that the rule refuses are listed before the
 * error or, if there is none, before the rule.
 */
export function newPasswordWords(password: string, error: string | undefined, texts: Texts) {
  const refused = [...new Set(password.match(passwordRefused))].slice(0, named)
  const signs = refused.map((sign) => (sign.trim() === '' ? texts.passwordSpace : sign))
  const after = (words: string) =>
    refused.length === 0 ? words : `${texts.passwordSigns} ${[...new Set(signs)].join(' ')} · ${words}`
  return error ? { error: after(error), rule: texts.passwordRule } : { error, rule: after(texts.passwordRule) }
}
