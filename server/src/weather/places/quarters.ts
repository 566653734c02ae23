import { capitalQuarters } from './quarters-capital.data.ts'
import { provinceQuarters } from './quarters-provinces.data.ts'

/** By district; the likelier of equal names first. */
export const quarters: Readonly<Record<string, string>> = { ...capitalQuarters, ...provinceQuarters }
