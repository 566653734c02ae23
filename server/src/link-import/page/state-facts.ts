import { plainText, type Statement } from './facts.ts'
import { isNode, type LinkedNode } from './linked-data.ts'

export interface StateFacts {
  categories: string[]
  statements: Statement[]
  pictures: string[]
  brand: string
}

/** Keys below which the state describes something other than the product. */
const elsewhere = /recommend|relat|review|similar|seller|channel|coupon|delivery|wish|option|banner|shop$/i
const categoryLike = /categor|breadcrumb/i
const pictureLike = /image|img|thumb|photo|picture/i
const direct: readonly (readonly [RegExp, string])[] = [
  [/^(?:colou?r(?:_?(?:name|nm))?|colou?rs)$/i, '색상'],
  [/^(?:materials?|composition|fabric)$/i, '소재'],
]
const labelLike = /(?:name|title|label|subject)$/i
const valueLike = /(?:value|content|text|description|detail)$/i
const depthLimit = 7
const nodeLimit = 3000
const mostCategories = 8
const longestCategory = 40

export function stateFacts(product: LinkedNode): StateFacts {
  const facts: StateFacts = { categories: [], statements: [], pictures: [], brand: brandOf(product) }
  let count = 0
  const visit = (value: unknown, key: string, depth: number): void => {
    if (depth > depthLimit || count++ > nodeLimit || elsewhere.test(key)) return
    if (categoryLike.test(key)) return void facts.categories.push(...stepsIn(value))
    note(facts, value, key)
    if (typeof value !== 'object' || value === null) return
    if (isNode(value)) facts.statements.push(...pairIn(value), ...chosenIn(value))
    for (const [name, inner] of Object.entries(value)) visit(inner, Array.isArray(value) ? key : name, depth + 1)
  }
  for (const [key, value] of Object.entries(product)) visit(value, key, 0)
  return { ...facts, categories: [...new Set(facts.categories)].slice(0, mostCategories) }
}

function note(facts: StateFacts, value: unknown, key: string): void {
  const label = direct.find(([like]) => like.test(key))?.[1]
  if (label) facts.statements.push(...wordsOf(value).map((word) => ({ label, value: word })))
  if (typeof value === 'string' && pictureLike.test(key) && value.length < 2000) facts.pictures.push(value)
}

function brandOf(product: LinkedNode): string {
  const [, value] = Object.entries(product).find(([key]) => /brand|vendor/i.test(key)) ?? []
  if (typeof value === 'string') return plainText(value)
  return isNode(value) ? plainText(Object.values(value).find((each) => typeof each === 'string') ?? '') : ''
}

/** Returns categories of values like `여성의류>니트>가디건`, `["상의", "셔츠"]` or `{category1Name: …}`. */
function stepsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string')
    return /^[\d\W_]*$|:\/\/|^\//u.test(value) && !/\p{L}/u.test(value) ? [] : splitSteps(value)
  if (typeof value !== 'object' || value === null || depth > 3) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    /id$|code$|url$|key$/i.test(key) ? [] : stepsIn(inner, depth + 1),
  )
}

const splitSteps = (text: string) =>
  plainText(text)
    .split(/[>›»]/)
    .map((step) => step.trim())
    .filter((step) => step !== '' && step.length <= longestCategory)

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [plainText(value)]
  if (!Array.isArray(value)) return isNode(value) && typeof value['name'] === 'string' ? [plainText(value['name'])] : []
  return value
    .slice(0, 20)
    .flatMap((each) => (isNode(each) ? wordsOf(each) : typeof each === 'string' ? wordsOf(each) : []))
}

/** Returns the statement of an object like `{title: 소재, content: 면 100%}`, or `{material: 울, percentage: 58%}`. */
function pairIn(node: LinkedNode): Statement[] {
  const texts = Object.entries(node).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const label = texts.find(([key]) => labelLike.test(key)) ?? texts.find(([key]) => key === 'description')
  const value = texts.find((entry) => valueLike.test(entry[0]) && entry !== label)
  if (!label || !value || label[1].length > 30) return []
  return [{ label: plainText(label[1]), value: plainText(value[1]) }]
}

/** Returns the selected values of an object like `{name: 두께, items: [{name: 얇음, isSelected: false}, …]}`. */
function chosenIn({ name, items }: LinkedNode): Statement[] {
  if (typeof name !== 'string' || !Array.isArray(items)) return []
  const chosen = items.filter(isNode).filter((item) => item['isSelected'] === true)
  const words = chosen.map((item) => item['name']).filter((word) => typeof word === 'string')
  return words.length > 0 ? [{ label: plainText(name), value: plainText(words.join(', ')) }] : []
}
