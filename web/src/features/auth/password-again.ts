import { missing, type Rule } from '../../platform/forms/rules.ts'

export const currentRequired = '현재 비밀번호를 입력해 주세요.'

/** Returns the rule of the current password, for dialogs behind an `OwnerCheck`. */
export const currentRuleOf =
  (hasPassword: boolean): Rule<string, unknown> =>
  (current) =>
    hasPassword && current === '' ? missing(currentRequired) : null
