import { type CommonGarment, commonGarments } from '@otday/contract'

export interface ChosenGarment {
  key: string
  color: string
}

/** By key; colours also of what is not ticked. */
export interface StartChoice {
  ticked: ReadonlySet<string>
  colors: Readonly<Record<string, string>>
}

const choiceOf = (garments: readonly CommonGarment[]): StartChoice => ({
  ticked: new Set(garments.map(({ key }) => key)),
  colors: Object.fromEntries(commonGarments.map(({ key, colors }) => [key, colors[0]])),
})

/** Garments of nearly every closet. */
export const usualChoice: StartChoice = choiceOf(commonGarments.filter(({ isUsual }) => isUsual))

export function withTick({ ticked, colors }: StartChoice, key: string, isTicked: boolean): StartChoice {
  const next = new Set(ticked)
  if (isTicked) next.add(key)
  else next.delete(key)
  return { ticked: next, colors }
}

/** Also ticks it. */
export const withColor = (choice: StartChoice, { key, color }: ChosenGarment): StartChoice => ({
  ...withTick(choice, key, true),
  colors: { ...choice.colors, [key]: color },
})

export const withAll = ({ colors }: StartChoice, isTicked: boolean): StartChoice => ({
  ticked: new Set(isTicked ? commonGarments.map(({ key }) => key) : []),
  colors,
})

/** In the order of the sheet. */
export const chosenGarments = ({ ticked, colors }: StartChoice): ChosenGarment[] =>
  commonGarments
    .filter(({ key }) => ticked.has(key))
    .map(({ key, colors: [first] }) => ({ key, color: colors[key] ?? first }))
