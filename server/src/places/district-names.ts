import { DIVIDED_CITIES, PROVINCES } from './names.data.ts'

/**
 * Returns a district's names, largest first: `['충청북도', '청주시 상당구']`. A divided city and its district are one name, since
 * the city alone is too wide. Spellings vary ('서울시도봉구', '수원시 장안구', '상당구'), so the code decides.
 * @throws for a code without province
 */
export function districtNames(code: string, spelling: string): string[] {
  const province = PROVINCES[code.slice(0, 2)]
  if (!province) throw new Error(`no province has the code ${code}`)
  const city = DIVIDED_CITIES[code.slice(0, 4)]
  let own = spelling.normalize('NFC').replaceAll(/\s/g, '')
  if (own === province) return [province]
  for (const prefix of [province, '서울시', city]) if (prefix && own.startsWith(prefix)) own = own.slice(prefix.length)
  return [province, city ? `${city} ${own}` : own]
}
