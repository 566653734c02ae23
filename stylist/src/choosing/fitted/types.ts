/** Percent of people who would not wear a kind, two digits for each purpose; °C from and to which it is worn. */
export type FittedKinds = Readonly<Record<string, readonly [unsuitable: string, from: number, to: number]>>
