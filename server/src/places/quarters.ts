import { capitalQuarters } from './quarters-capital.data.ts'
import { provinceQuarters } from './quarters-provinces.data.ts'
import { seoulQuarters } from './quarters-seoul.data.ts'

/** Quarters by district, one a line; of quarters with the same name the likelier comes first. */
export const quarters: Readonly<Record<string, string>> = { ...seoulQuarters, ...capitalQuarters, ...provinceQuarters }
