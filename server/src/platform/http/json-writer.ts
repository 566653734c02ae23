import type * as z from 'zod'

/** JSON that our own writer wrote in the shape of `T`, and that passes into a response as it is. */
export class JsonText<out T = unknown> {
  readonly text: string
  /** Only a type: what a reader of the text finds. */
  declare readonly shape: T
  constructor(text: string) {
    this.text = text
  }
}

type Plain = string | number | boolean | null | undefined | Date | Blob

/** A response of which objects and lists may be given as JSON that was written before. */
export type Payload<T> = T extends Plain
  ? T
  : JsonText<T> | (T extends readonly (infer E)[] ? readonly Payload<E>[] : { [K in keyof T]: Payload<T[K]> })

/** Definitions of the schemas that responses consist of. */
export type Written =
  | z.core.$ZodStringDef
  | z.core.$ZodNumberDef
  | z.core.$ZodBooleanDef
  | z.core.$ZodEnumDef
  | z.core.$ZodNullableDef
  | z.core.$ZodOptionalDef
  | z.core.$ZodDefaultDef
  | z.core.$ZodCatchDef
  | z.core.$ZodArrayDef
  | z.core.$ZodObjectDef
  | z.core.$ZodPipeDef

/** @throws TypeError for a value of another type than the schema's */
export type WriteJson = (value: unknown) => string

/**
 * Returns a function that writes the JSON of values of a schema, as `JSON.stringify` writes what the schema encodes:
 * names that the schema lacks are left out. It looks at types only; that formats and limits hold is looked at by tests,
 * since it would cost an eighth of a list's time.
 * @throws Error for kinds of schema that no response has
 */
export function jsonWriter(schema: z.core.$ZodType): WriteJson {
  const def = schema._zod.def as Written
  switch (def.type) {
    case 'string':
      return writeText
    case 'number':
      return writeNumber
    case 'boolean':
      return writeBoolean
    case 'enum':
      return wordWriter(Object.values(def.entries))
    case 'nullable':
      return nullableWriter(jsonWriter(def.innerType))
    case 'optional':
    case 'default':
    case 'catch':
      return jsonWriter(def.innerType)
    case 'array':
      return listWriter(jsonWriter(def.element))
    case 'object':
      return objectWriter(def.shape)
    case 'pipe':
      return codecWriter(def)
    default:
      throw new Error(`Responses have no ${schema._zod.def.type}.`)
  }
}

const refuse = (expected: string, value: unknown): never => {
  throw new TypeError(`A response has ${value === null ? 'null' : typeof value} in place of ${expected}.`)
}

const writeText: WriteJson = (value) => (typeof value === 'string' ? JSON.stringify(value) : refuse('text', value))
const writeNumber: WriteJson = (value) => (Number.isFinite(value) ? String(value) : refuse('a number', value))
const writeBoolean: WriteJson = (value) =>
  value === true ? 'true' : value === false ? 'false' : refuse('a boolean', value)

function wordWriter(words: readonly (string | number)[]): WriteJson {
  const written = new Map<unknown, string>(words.map((word) => [word, JSON.stringify(word)]))
  return (value) => written.get(value) ?? refuse('a word of the contract', value)
}

const nullableWriter =
  (write: WriteJson): WriteJson =>
  (value) =>
    value === null ? 'null' : write(value)

const listWriter =
  (write: WriteJson): WriteJson =>
  (value) => {
    if (value instanceof JsonText) return value.text
    if (!Array.isArray(value)) return refuse('a list', value)
    let text = ''
    for (const each of value) {
      if (text !== '') text += ','
      text += write(each)
    }
    return `[${text}]`
  }

interface Field {
  name: string
  /** The text before the value of the first field, and of a later one. */
  first: string
  next: string
  write: WriteJson
  mayLack: boolean
}

function objectWriter(shape: z.core.$ZodShape): WriteJson {
  const fields = Object.entries(shape).map(([name, schema]): Field => {
    const next = `,${JSON.stringify(name)}:`
    return { name, first: next.slice(1), next, write: jsonWriter(schema), mayLack: schema._zod.optout === 'optional' }
  })
  return (value) => {
    if (value instanceof JsonText) return value.text
    if (typeof value !== 'object' || value === null) return refuse('an object', value)
    const given = value as Readonly<Record<string, unknown>>
    let text = '{'
    for (let at = 0; at < fields.length; at++) {
      const { name, first, next, write, mayLack } = fields[at] as Field
      const part = given[name]
      if (part === undefined && mayLack) continue
      text += text === '{' ? first : next
      text += write(part)
    }
    return `${text}}`
  }
}

function codecWriter({ in: written, reverseTransform }: z.core.$ZodPipeDef): WriteJson {
  if (!reverseTransform) throw new Error('Responses have no transformation of one way.')
  const write = jsonWriter(written)
  return (value) => write(reverseTransform(value, { value, issues: [] }))
}
