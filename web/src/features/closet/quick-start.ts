import { type CommonGarment, commonGarments } from '@otday/contract'
import { inSeoul } from '@otday/common/seoul-time'

export interface ChosenGarment {
  key: string
  color: string
}

/**
 * The user's choice in the quick start, which adds common garments to an empty closet: the keys of ticked garments, and
 * colors by garment key, also of garments that are not ticked.
 */
export interface StartChoice {
  ticked: ReadonlySet<string>
  colors: Readonly<Record<string, string>>
}

const choiceOf = (garments: readonly CommonGarment[]): StartChoice => ({
  ticked: new Set(garments.map(({ key }) => key)),
  colors: Object.fromEntries(commonGarments.map(({ key, colors }) => [key, colors[0]])),
})

/** Values of the attribute 계절 (season) that people wear in cold, mild, warm and hot months; `worn`: from January. */
const winter = ['사계절', '겨울', '봄·가을']
const mild = ['사계절', '봄·가을']
const warm = ['사계절', '봄·가을', '여름']
const summer = ['사계절', '여름']
const worn = [winter, winter, winter, mild, warm, summer, summer, summer, warm, mild, winter, winter]

/** Returns the usual garments (those of nearly every closet) that are worn in the month of `on`. */
export function usualChoice(on: Date): StartChoice {
  const seasons = worn[inSeoul(on).getUTCMonth()] ?? warm
  return choiceOf(
    commonGarments.filter(({ isUsual, attributes }) => isUsual && seasons.includes(attributes['계절'] ?? '')),
  )
}

/** Returns all common garments; those that are ticked from the start come first. */
export const sheetOf = ({ ticked }: StartChoice): CommonGarment[] =>
  commonGarments.toSorted((a, b) => Number(ticked.has(b.key)) - Number(ticked.has(a.key)))

export function withTick({ ticked, colors }: StartChoice, key: string, isTicked: boolean): StartChoice {
  const next = new Set(ticked)
  if (isTicked) next.add(key)
  else next.delete(key)
  return { ticked: next, colors }
}

/** Returns the choice with a garment's colour, and with the garment ticked. */
export const withColor = (choice: StartChoice, { key, color }: ChosenGarment): StartChoice => ({
  ...withTick(choice, key, true),
  colors: { ...choice.colors, [key]: color },
})

export const withAll = ({ colors }: StartChoice, isTicked: boolean): StartChoice => ({
  ticked: new Set(isTicked ? commonGarments.map(({ key }) => key) : []),
  colors,
})

/** Returns the ticked garments with their colors, in the order of `commonGarments`. */
export const chosenGarments = ({ ticked, colors }: StartChoice): ChosenGarment[] =>
  commonGarments
    .filter(({ key }) => ticked.has(key))
    .map(({ key, colors: [first] }) => ({ key, color: colors[key] ?? first }))
