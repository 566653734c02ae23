import { type AuthText, passwordRefused } from '@otday/contract'

type Texts = Readonly<Record<Extract<AuthText, `password${string}`>, string>>

/** Maximum number of refused characters that are named at once; more would hide the rule. */
const named = 5

/**
 * Returns what the field of a new password says. The signs that were typed against the rule come before the error, else
 * before the rule.
 */
export function newPasswordWords(password: string, error: string | undefined, texts: Texts) {
  const refused = [...new Set(password.match(passwordRefused))].slice(0, named)
  const signs = refused.map((sign) => (sign.trim() === '' ? texts.passwordSpace : sign))
  const after = (words: string) =>
    refused.length === 0 ? words : `${texts.passwordSigns} ${[...new Set(signs)].join(' ')} · ${words}`
  return error ? { error: after(error), rule: texts.passwordRule } : { error, rule: after(texts.passwordRule) }
}
