import { colorAttribute } from '@otday/common/color-attribute'

/** Topics by attribute label; the first match counts. */
export const topics = [
  ['none', /세탁|관리|취급|사이즈|치수|size|care|wash|제조|원산지|품질/i],
  ['thickness', /두께|도톰|thickness/i],
  ['season', /계절|시즌|season/i],
  ['water', /방수|발수|water/i],
  ['colour', colorAttribute],
  ['material', /소재|재질|원단|혼용|겉감|material|fabric|composition|^shell$/i],
] as const
export type Topic = (typeof topics)[number][0]
