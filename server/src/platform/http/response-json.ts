import * as z from 'zod'
import { createBreath } from '../concurrency/breathe.ts'

/** Length above which a list is encoded in several turns of the event loop. */
const fewElements = 20

/**
 * Returns the JSON of a response in the shape of `schema`; a long one as UTF-8 bytes, since encoding it at once would
 * block the event loop.
 */
export async function responseJson(schema: z.ZodType, value: unknown): Promise<string | Buffer> {
  const isLong = ([name, field]: [string, unknown]) => field instanceof z.ZodArray && isLongList(valueOf(value, name))
  const fields = schema instanceof z.ZodObject ? Object.entries(schema.shape) : []
  if (!fields.some(isLong)) return JSON.stringify(z.encode(schema, value as never))
  const breathe = createBreath()
  const pieces: Buffer[] = []
  const write = (text: string) => pieces.push(Buffer.from(text))
  for (const [name, field] of fields) {
    const part = valueOf(value, name)
    const start = `${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`
    if (field instanceof z.ZodArray && isLongList(part)) {
      write(`${start}[`)
      for (const [at, each] of part.entries()) {
        await breathe()
        write(`${at === 0 ? '' : ','}${jsonOf(field.element as z.ZodType, each)}`)
      }
      write(']')
    } else if (part !== undefined) write(`${start}${jsonOf(field, part)}`)
  }
  write('}')
  return Buffer.concat(pieces)
}

const valueOf = (value: unknown, name: string): unknown => (value as Record<string, unknown>)[name]
const isLongList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > fewElements
const jsonOf = (schema: z.ZodType, value: unknown) => JSON.stringify(z.encode(schema, value as never))
