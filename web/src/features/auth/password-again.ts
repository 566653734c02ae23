import { missing, type Rule } from '../../platform/forms/rules.ts'

export const currentRequired = '현재 비밀번호를 입력해 주세요.'

/** Returns the form rule for the current password: it must not be empty, unless the account has none. */
export const currentRuleOf =
  (hasPassword: boolean): Rule<string, unknown> =>
  (current) =>
    hasPassword && current === '' ? missing(currentRequired) : null
