/** Reasons why a function is longer or takes more parameters than others may, by file and name. */
export const longFunctions = {
  'bench/src/decade.ts: readsOf': 'Each endpoint of the contract is a line of one list.',
  'server/src/parts.ts: createParts': 'Each part is a line of one list, in the order in which they need each other.',
  'server/src/platform/config/settings.ts: settingsOf': 'Each setting is a line of one table.',
  'server/test/kit/fixtures.ts: aDay':
    'Nearly every caller gives the sky and the precipitation, as words of its own line.',
  'server/test/kit/fixtures.ts: write': 'Callers read as sentences: who writes to whom, and what.',
  'server/test/kit/open-id-provider.ts: openIdProvider': 'Most of it is the literal that configures the library.',
  'stylist/scripts/measures/rows.ts: holds': 'A row of the report is written in the order in which it is read.',
  'stylist/src/choosing/pair-harm.ts: pairHarm':
    'It is asked for every pair of pieces, and an object each time costs a tenth.',
  'web/src/features/statistics/draw-year-card.ts: circle': 'It takes what the call of the canvas takes.',
  'web/src/features/statistics/draw-year-card.ts: panel': 'It takes what the call of the canvas takes.',
  'web/src/features/statistics/draw-year-card.ts: write': 'It takes what the call of the canvas takes.',
}
