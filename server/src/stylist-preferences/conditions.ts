import type { WornCondition } from '@otday/contract'
import type { Facts } from '@otday/stylist'

/** The names that the API has for the stylist's conditions of garments. */
export const wornConditions = {
  fine: 'FINE',
  lastResort: 'LAST_RESORT',
  unworn: 'UNWORN',
} as const satisfies Record<Facts['condition'], WornCondition>

export const conditions = Object.fromEntries(
  Object.entries(wornConditions).map(([ours, theirs]) => [theirs, ours]),
) as {
  [Ours in keyof typeof wornConditions as (typeof wornConditions)[Ours]]: Ours
}
