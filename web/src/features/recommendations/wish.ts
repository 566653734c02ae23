import { FormalEvent, Occasion, occasionLabels, Sport } from '@otday/contract'

/**
 * Occasion, event and sport for which an outfit is wanted. The server fills in absent parts (the weekday's last choice,
 * stored answers).
 */
export interface Wish {
  occasion?: Occasion | undefined
  formalEvent?: FormalEvent | undefined
  sport?: Sport | undefined
}

export const parameters = ['occasion', 'formalEvent', 'sport'] as const

const read = <Value>(schema: { safeParse(value: unknown): { data?: Value } }, value: string | null) =>
  schema.safeParse(value?.toUpperCase()).data

/** Returns the wish from `occasion=formal&formalEvent=wedding`; unknown values are absent. */
export function wishIn(search: URLSearchParams): Wish {
  const occasion = read(Occasion, search.get('occasion'))
  return {
    occasion,
    formalEvent: occasion === 'FORMAL' ? read(FormalEvent, search.get('formalEvent')) : undefined,
    sport: occasion === 'SPORT' ? read(Sport, search.get('sport')) : undefined,
  }
}

/** Sets the wish in a query string; other parameters stay. */
export function withWish(search: string, wish: Wish): string {
  const next = new URLSearchParams(search)
  for (const name of parameters) {
    const value = wish[name]
    if (value === undefined) next.delete(name)
    else next.set(name, value.toLowerCase())
  }
  return next.toString()
}

/** Names outfits of an occasion: 출근 옷차림, 편한 옷차림. */
export const outfitFor = (occasion: Occasion): string =>
  `${occasion === 'CASUAL' ? '편한' : occasionLabels[occasion]} 옷차림`

export const changedText = (occasion: Occasion): string => `${outfitFor(occasion)}으로 바꿨어요.`
