import { isBlank } from '@otday/contract'
import type * as z from 'zod'

/** A fault of a value. `isMissing`: the value is empty, which is shown only after a submit. */
export interface Fault<Text extends string = string> {
  text: Text
  isMissing: boolean
}
export type Rule<Value, Values, Text extends string = string> = (value: Value, values: Values) => Fault<Text> | null
export type Rules<Values, Text extends string = string> = {
  readonly [Key in keyof Values]?: Rule<Values[Key], Values, Text>
}

export const missing = <Text extends string>(text: Text): Fault<Text> => ({ text, isMissing: true })
export const invalid = <Text extends string>(text: Text): Fault<Text> => ({ text, isMissing: false })

/** Returns a rule that requires text that is not blank and that the schema accepts. */
export const required =
  <Text extends string>(schema: z.ZodType, missingText: Text, invalidText: Text) =>
  (value: string): Fault<Text> | null => {
    if (isBlank(value)) return { text: missingText, isMissing: value === '' }
    return schema.safeParse(value).success ? null : invalid(invalidText)
  }

export const repeats =
  <Key extends string, Text extends string>(key: Key, missingText: Text, differentText: Text) =>
  (value: string, values: Readonly<Record<Key, string>>): Fault<Text> | null => {
    if (value === '') return missing(missingText)
    return value === values[key] ? null : invalid(differentText)
  }

/** Returns what is wrong with a value, in the schema's own words; null if it is valid. */
export function faultOf(schema: z.ZodType, value: string | readonly unknown[]): Fault | null {
  const issue = schema.safeParse(value).error?.issues[0]
  return issue ? { text: issue.message, isMissing: value.length === 0 } : null
}
