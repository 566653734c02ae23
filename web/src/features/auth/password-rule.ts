import { type AuthText, passwordRefused } from '@otday/contract'

type Texts = Readonly<Record<Extract<AuthText, `password${string}`>, string>>

/** Named at once, more would hide the rule. */
const named = 5

/** The rule of new passwords, after the signs that were typed against it. */
export function passwordRuleOf(password: string, texts: Texts): string {
  const refused = [...new Set(password.match(passwordRefused))].slice(0, named)
  if (refused.length === 0) return texts.passwordRule
  const signs = refused.map((sign) => (sign.trim() === '' ? texts.passwordSpace : sign))
  return `${texts.passwordSigns} ${[...new Set(signs)].join(' ')} · ${texts.passwordRule}`
}
