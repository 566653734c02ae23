import { charactersIn, clothesNameLimit, excessOf } from '@otday/contract'
import { colorsNamed, typeNamed } from '@otday/stylist'
import { materialsIn } from './material.ts'
import { calling, callingWord, ofShop } from './noise.data.ts'

export interface NameContext {
  shopNames: readonly string[]
  /** Whether the product's color is known, so that a color at the end of the name is dropped. */
  hasColour: boolean
}

/** Removes shop, brand, advertising, codes and color from a product's name; empty when nothing is left. */
export function cleanName(given: string, { shopNames, hasColour }: NameContext): string {
  const calm = withoutCalls(withoutShop(given, shopNames))
  const own = trimmed(withoutCodes(withoutBrand(calm, shopNames)))
  return shortened(trimmed(hasColour ? withoutColour(own) : own))
}

const bar = /\s*[|｜]\s*/
const between = /\s+(?:[:–—-]|::)\s+/

/** Removes the shop from `name | shop` or `name : shop`. */
const withoutShop = (title: string, shopNames: readonly string[]) =>
  beforeBar(title)
    .split(between)
    .filter((part, at) => at === 0 || !speaksOfShop(part, shopNames))
    .join(' - ')

/** Joins the title's first part with those after a bar that name a garment, unless the first part names one itself. */
function beforeBar(title: string): string {
  const [first = '', ...others] = title.split(bar)
  const isNamed = typeNamed(first) !== null
  return [first, ...(isNamed ? [] : others.filter((part) => typeNamed(part) !== null))].join(' ')
}

const speaksOfShop = (part: string, shopNames: readonly string[]) =>
  ofShop.test(part) || shopNames.some((shop) => part.toLowerCase().includes(shop.toLowerCase()))

function withoutCalls(name: string): string {
  const quiet = (all: string, inside: string) => (calling.test(inside) ? ' ' : all)
  return name
    .replace(/[[(【{]([^\])】}]*)[\])】}]/g, quiet)
    .replace(/[*★☆♥●◆■▶]+([^*★☆♥●◆■▶]{0,20})[*★☆♥●◆■▶]+/g, quiet)
    .replace(/[★☆♥●◆■▶]+/g, ' ')
    .split(' ')
    .filter((word) => !callingWord.test(word))
    .join(' ')
    .trim()
}

/**
 * Removes a bracket in front of the name that mentions the shop, or names no garment, color or material and is
 * therefore taken for a brand: Korean shops write `[brand] name`.
 */
const withoutBrand = (name: string, shopNames: readonly string[]) =>
  name.replace(/^[[【]([^\]】]{1,40})[\]】]\s*(?=\S)/, (all, inside: string) =>
    speaksOfShop(inside, shopNames) || saysNothing(inside) ? '' : all,
  )

const saysNothing = (text: string) =>
  typeNamed(text) === null && colorsNamed(text).size === 0 && materialsIn(text).length === 0

/** Removes product codes: six characters or more, with a letter and three digits. */
const withoutCodes = (name: string) =>
  name.replace(/(?:^|[\s_/(])(?=[\d-]*[A-Z])(?=(?:[A-Z-]*\d){3})[A-Z\d][A-Z\d-]{5,}\)?(?=$|[\s_/,)])/g, ' ')

/** Endings of names that may contain a color: `name [color]`, `name - color`, `name_color`, `name, color`. */
const colourEndings = [/\s*[[(]([^\])]{1,20})[\])]$/, /\s+-\s+([^-]{1,20})$/, /\s*[_,/]\s*([^_,/]{1,20})$/]

function withoutColour(name: string): string {
  for (const ending of colourEndings) {
    const [all, colour] = ending.exec(name) ?? []
    if (all && colour && colorsNamed(colour).size > 0 && typeNamed(colour) === null) return name.slice(0, -all.length)
  }
  return name
}

const trimmed = (name: string) => name.replace(/\s+/g, ' ').replace(/^[\s\-_/|,:·.]+|[\s\-_/|,:·]+$/g, '')

function shortened(name: string): string {
  if (excessOf(name, clothesNameLimit) === null) return name
  const characters = charactersIn(name).slice(0, clothesNameLimit + 1)
  const cut = characters.lastIndexOf(' ')
  return trimmed(characters.slice(0, cut > clothesNameLimit / 2 ? cut : clothesNameLimit).join(''))
}
