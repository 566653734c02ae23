/**
 * For each kind, the percent of people who would not wear it, two digits per purpose, and the °C range in which it is
 * worn.
 */
export type FittedKinds = Readonly<Record<string, readonly [unsuitable: string, from: number, to: number]>>
