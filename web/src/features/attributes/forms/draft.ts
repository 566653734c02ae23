import { type AttributeDefinition, GivenDefinition, isBlank, normalised } from '@otday/contract'

export interface DefinitionValues {
  name: string
  /** In order. */
  options: readonly string[]
  /** Counts as if Enter had followed it. */
  typed: string
}
export type DefinitionProblems = { [Key in 'name' | 'options']?: string }

export const valuesOf = (definition?: AttributeDefinition): DefinitionValues => ({
  name: definition?.name ?? '',
  options: definition?.selectableValues ?? [],
  typed: '',
})

const allOptions = ({ options, typed }: DefinitionValues) => (isBlank(typed) ? options : [...options, typed])

const { shape } = GivenDefinition
const messageOf = (schema: (typeof shape)[keyof typeof shape], value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

/** By the rules of the contract: a visible name, one option at least, none twice whatever its case. */
export function problemsOf(values: DefinitionValues): DefinitionProblems {
  const name = messageOf(shape.name, values.name)
  const options = messageOf(shape.selectableValues, allOptions(values))
  return { ...(name && { name }), ...(options && { options }) }
}

/** What to say while somebody types: what was emptied is not blamed yet, unless it was taken away by hand. */
export function liveProblems(
  before: DefinitionProblems,
  change: Partial<DefinitionValues>,
  values: DefinitionValues,
): DefinitionProblems {
  const now = problemsOf(values)
  const name = change.name === undefined ? before.name : change.name === '' ? undefined : now.name
  const isEmptied = change.options === undefined && values.typed === ''
  const options = change.name !== undefined ? before.options : isEmptied ? undefined : now.options
  return { ...(name && { name }), ...(options && { options }) }
}

/** The form with what is typed among its options; blank ones are ignored, and what is refused stays typed. */
export function withTyped(values: DefinitionValues): DefinitionValues {
  const { options, typed } = values
  if (isBlank(typed)) return { ...values, typed: '' }
  const { success } = shape.selectableValues.safeParse(allOptions(values))
  return success ? { ...values, options: [...options, normalised(typed)], typed: '' } : values
}

/** The body to send; null while the form has problems. */
export function draftOf(values: DefinitionValues): GivenDefinition | null {
  const given = GivenDefinition.safeParse({ name: values.name, selectableValues: allOptions(values) })
  return given.success ? given.data : null
}

/** Whether anything differs from what was there at first. */
export const isDirty = (values: DefinitionValues, first: DefinitionValues): boolean =>
  values.name !== first.name || !isBlank(values.typed) || values.options.join('\0') !== first.options.join('\0')
