import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Need } from './need.ts'

/** Returns how unsuitable (0–1) socks are when people take off their shoes and the socks are seen. */
function shownLacks(f: Facts): number {
  if (has(f, 'hidden')) return 0.45
  if (!has(f, 'sock', 'stocking')) return 1
  return has(f, 'sport', 'hiking', 'lowCut', 'loud') ? 0.3 : 0
}

function sportLacks(f: Facts): number {
  if (has(f, 'sport', 'ballOnly')) return 0
  if (has(f, 'hidden') || !has(f, 'sock')) return 1
  return has(f, 'dress') ? 0.45 : 0.2
}

function hikingLacks(f: Facts): number {
  if (has(f, 'hiking') || f.says.has('hiking')) return 0
  return has(f, 'sock') && !has(f, 'hidden', 'lowCut') ? 0.45 : 1
}

/** Returns the needs for socks: taking off the shoes shows them, and each sport has its own. */
export function sockNeeds({ plans, occasion, purpose }: Day): readonly Need[] {
  const needs: Need[] = []
  if (plans.has('SHOES_OFF')) needs.push({ id: 'wholeSocks', rank: 'carried', types: ['SOCKS'], lacks: shownLacks })
  if (purpose === 'SPORT HIKING')
    needs.push({ id: 'hikingSocks', rank: 'season', types: ['SOCKS'], lacks: hikingLacks })
  else if (occasion === 'SPORT' && purpose !== 'SPORT GYM')
    needs.push({ id: 'sportSocks', rank: 'season', types: ['SOCKS'], lacks: sportLacks })
  return needs
}
