import {
  type AuthText,
  emailPattern,
  namePattern,
  normalised,
  passwordMaxLength,
  passwordPattern,
} from '@otday/contract'

/** One field's rule: what is said when it is empty, and what when it is wrong. */
export interface Rule<Text extends string = AuthText> {
  required: Text
  invalid: Text
  /** `others` are the values of the whole form. */
  isValid: (value: string, others: Readonly<Record<string, string>>) => boolean
}
export type Rules<Field extends string, Text extends string = AuthText> = Readonly<Record<Field, Rule<Text>>>
export type Values<Field extends string> = Readonly<Record<Field, string>>
export type Errors<Text extends string> = Readonly<Record<string, Text | undefined>>

export const isPassword = (value: string) => passwordPattern.test(value) && value.length <= passwordMaxLength

export type LoginField = 'username' | 'password'
export const loginRules: Rules<LoginField> = {
  username: {
    required: 'loginEmailRequired',
    invalid: 'loginEmailInvalid',
    isValid: (value) => emailPattern.test(value),
  },
  password: { required: 'loginPasswordRequired', invalid: 'loginPasswordInvalid', isValid: isPassword },
}

export type SignUpField = 'email' | 'name' | 'password' | 'confirmPassword'
export const signUpRules: Rules<SignUpField> = {
  email: {
    required: 'signUpEmailRequired',
    invalid: 'signUpEmailInvalid',
    isValid: (value) => emailPattern.test(value),
  },
  name: {
    required: 'signUpNameRequired',
    invalid: 'signUpNameInvalid',
    isValid: (value) => namePattern.test(normalised(value)),
  },
  password: { required: 'signUpPasswordRequired', invalid: 'signUpPasswordInvalid', isValid: isPassword },
  confirmPassword: {
    required: 'signUpConfirmRequired',
    invalid: 'signUpConfirmMismatch',
    isValid: (value, others) => value === others.password,
  },
}

/** While typing: an empty field says nothing. */
export const liveErrorOf = <Text extends string>(
  rule: Rule<Text>,
  value: string,
  others: Values<string>,
): Text | undefined => (value === '' || rule.isValid(value, others) ? undefined : rule.invalid)

/** On submit: an empty field is asked for. */
export const submitErrorOf = <Text extends string>(
  rule: Rule<Text>,
  value: string,
  others: Values<string>,
): Text | undefined => (value === '' ? rule.required : liveErrorOf(rule, value, others))
