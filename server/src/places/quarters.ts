import { capitalQuarters } from './quarters-capital.data.ts'
import { provinceQuarters } from './quarters-provinces.data.ts'
import { seoulQuarters } from './quarters-seoul.data.ts'

/** Quarters by district; the likelier of equal names comes first. */
export const quarters: Readonly<Record<string, string>> = { ...seoulQuarters, ...capitalQuarters, ...provinceQuarters }
