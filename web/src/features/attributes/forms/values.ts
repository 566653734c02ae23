import { type AttributeDefinition, GivenDefinition, isBlank, normalised } from '@otday/contract'
import { faultOf, type Rules } from '../../../platform/forms/rules.ts'
import type { Form } from '../../../platform/forms/use-form.ts'

export interface DefinitionValues {
  name: string
  /** Values that the attribute offers, in their order. */
  options: readonly string[]
  /** Text in the field for a new option; it counts as an option, as if Enter had been pressed. */
  typed: string
}
export type DefinitionForm = Form<DefinitionValues>

export const valuesOf = (definition?: AttributeDefinition): DefinitionValues => ({
  name: definition?.name ?? '',
  options: definition?.selectableValues ?? [],
  typed: '',
})

const allOptions = ({ options, typed }: DefinitionValues) => (isBlank(typed) ? options : [...options, typed])

const { shape } = GivenDefinition

/** Rules of the contract: the name is not blank; there is at least one option, and none twice (ignoring case). */
export const definitionRules: Rules<DefinitionValues> = {
  name: (name) => faultOf(shape.name, name),
  options: (_, values) => faultOf(shape.selectableValues, allOptions(values)),
}

/** Returns the values with the typed option added; blank text is dropped, an invalid option stays in its field. */
export function withTyped(values: DefinitionValues): DefinitionValues {
  const { options, typed } = values
  if (isBlank(typed)) return { ...values, typed: '' }
  const { success } = shape.selectableValues.safeParse(allOptions(values))
  return success ? { ...values, options: [...options, normalised(typed)], typed: '' } : values
}

/** Returns the definition to send; the values must be valid. */
export const bodyOf = (values: DefinitionValues): GivenDefinition =>
  GivenDefinition.parse({ name: values.name, selectableValues: allOptions(values) })

/** Whether the values differ from `first`, those the form began with. */
export const isDirty = (values: DefinitionValues, first: DefinitionValues): boolean =>
  values.name !== first.name || !isBlank(values.typed) || values.options.join('\0') !== first.options.join('\0')
