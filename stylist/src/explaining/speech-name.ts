import { memoized } from '@otday/common/memoized'
import { madeName } from '#naming'
import type { Facts } from '../reading/facts.ts'

/**
 * Returns a short name as people would say it: a model, or a kind with what distinguishes it from others; without shop
 * words, brackets, codes or sizes. If the name has no word for the kind, returns the kind's label with the color.
 */
export const speechName = memoized(new WeakMap<Facts, string>(), madeName)
