import * as z from 'zod'
import { createBreath } from '../breathe.ts'

/** A longer list is written in several turns of the main loop. */
const fewElements = 20

/** JSON of a response that has the shape of `schema`. */
export async function responseJson(schema: z.ZodType, value: unknown): Promise<string> {
  const lists = schema instanceof z.ZodObject ? longListsOf(schema, value as Record<string, unknown>) : []
  if (!(schema instanceof z.ZodObject) || lists.length === 0) return JSON.stringify(z.encode(schema, value as never))
  const rest = schema.omit(Object.fromEntries(lists.map(({ name }) => [name, true])) as never)
  const others = Object.entries(z.encode(rest, value as never) as Record<string, unknown>)
  const fields = others.flatMap(([name, field]) => {
    const text = JSON.stringify(field)
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`]
  })
  const breathe = createBreath()
  for (const { name, element, list } of lists) {
    const texts: string[] = []
    for (const each of list) {
      await breathe()
      texts.push(JSON.stringify(z.encode(element, each as never)))
    }
    fields.push(`${JSON.stringify(name)}:[${texts.join()}]`)
  }
  return `{${fields.join()}}`
}

interface LongList {
  name: string
  element: z.ZodType
  list: readonly unknown[]
}

const longListsOf = ({ shape }: z.ZodObject, value: Record<string, unknown>): LongList[] =>
  Object.entries(shape).flatMap(([name, field]) => {
    const list = value[name]
    if (!(field instanceof z.ZodArray) || !Array.isArray(list) || list.length <= fewElements) return []
    return [{ name, element: field.element as z.ZodType, list }]
  })
