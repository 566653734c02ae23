import { type AttributeDefinition, GivenDefinition, isBlank, normalised } from '@otday/contract'
import { faultOf, type Rules } from '../../../platform/forms/rules.ts'
import type { Form } from '../../../platform/forms/use-form.ts'

export interface DefinitionValues {
  name: string
  /** Values in their order. */
  options: readonly string[]
  /** Counts as an option, as if Enter had followed it. */
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

/** Rules of the contract: a visible name, one option at least, none twice whatever its case. */
export const definitionRules: Rules<DefinitionValues> = {
  name: (name) => faultOf(shape.name, name),
  options: (_, values) => faultOf(shape.selectableValues, allOptions(values)),
}

/** Returns the form with the typed option added; blank ones are ignored, and invalid ones stay typed. */
export function withTyped(values: DefinitionValues): DefinitionValues {
  const { options, typed } = values
  if (isBlank(typed)) return { ...values, typed: '' }
  const { success } = shape.selectableValues.safeParse(allOptions(values))
  return success ? { ...values, options: [...options, normalised(typed)], typed: '' } : values
}

/** Returns the definition to send, from values without a fault. */
export const draftOf = (values: DefinitionValues): GivenDefinition =>
  GivenDefinition.parse({ name: values.name, selectableValues: allOptions(values) })

/** Whether anything differs from what was there at first. */
export const isDirty = (values: DefinitionValues, first: DefinitionValues): boolean =>
  values.name !== first.name || !isBlank(values.typed) || values.options.join('\0') !== first.options.join('\0')
