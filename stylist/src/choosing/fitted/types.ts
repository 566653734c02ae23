/** Percent who would not wear a kind, two digits per purpose; °C range in which it is worn. */
export type FittedKinds = Readonly<Record<string, readonly [unsuitable: string, from: number, to: number]>>
