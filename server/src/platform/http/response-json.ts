import * as z from 'zod'
import { createBreath } from '../concurrency/breathe.ts'
import { jsonWriter, type WriteJson } from './json-writer.ts'

/** Length above which a list is encoded in several turns of the event loop. */
const fewElements = 20

/**
 * Returns the JSON of a response; of a long one as UTF-8 bytes, since encoding it at once would block the event loop.
 */
export type ResponseJson = (value: unknown) => string | Promise<string | Buffer>

/** Returns a function that writes responses in the shape of `schema`; `write` writes them at once. */
export function responseJson(schema: z.ZodType, write: WriteJson): ResponseJson {
  const shape: [string, z.core.$ZodType][] = schema instanceof z.ZodObject ? Object.entries(schema.shape) : []
  if (!shape.some(([, field]) => field instanceof z.ZodArray)) return write
  const fields = shape.map(fieldOf)
  const lists = fields.filter(({ writeElement }) => writeElement !== null)
  return (value) =>
    lists.some(({ name }) => isLongList(valueOf(value, name))) ? writeStepwise(fields, value) : write(value)
}

interface Field {
  name: string
  write(value: unknown): string
  /** Writes an element of a list; null for what is no list. */
  writeElement: ((value: unknown) => string) | null
  mayLack: boolean
}

const fieldOf = ([name, schema]: [string, z.core.$ZodType]): Field => ({
  name,
  write: jsonWriter(schema),
  writeElement: schema instanceof z.ZodArray ? jsonWriter(schema.element) : null,
  mayLack: schema._zod.optout === 'optional',
})

async function writeStepwise(fields: readonly Field[], value: unknown): Promise<Buffer> {
  const breathe = createBreath()
  const pieces: Buffer[] = []
  const add = (text: string) => pieces.push(Buffer.from(text))
  for (const { name, write, writeElement, mayLack } of fields) {
    const part = valueOf(value, name)
    const start = `${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`
    if (writeElement && isLongList(part)) {
      add(`${start}[`)
      for (const [at, each] of part.entries()) {
        await breathe()
        add(`${at === 0 ? '' : ','}${writeElement(each)}`)
      }
      add(']')
    } else if (part !== undefined || !mayLack) add(`${start}${write(part)}`)
  }
  add('}')
  return Buffer.concat(pieces)
}

const valueOf = (value: unknown, name: string): unknown => (value as Record<string, unknown>)[name]
const isLongList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > fewElements
