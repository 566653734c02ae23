import * as z from 'zod'
import { attributeLimits } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { searchWord, visibleText, wordList } from './text.ts'
import { formTexts } from './form-texts.data.ts'
import { DefinitionId, noContent, SortDirection, Timestamp } from './vocabulary.ts'

export const AttributeDefinition = z.object({
  id: DefinitionId,
  name: z.string(),
  selectableValues: z.array(z.string()),
  /** `#rrggbb` of each value in order, null for a value without one; empty unless the definition is about colors. */
  swatches: z.array(z.string().nullable()),
  createdAt: Timestamp,
})
export type AttributeDefinition = z.infer<typeof AttributeDefinition>

/** A definition as an administrator enters it; its name must be unique regardless of case. */
export const GivenDefinition = z.object({
  name: visibleText(attributeLimits.name, formTexts.attributeNameRequired),
  selectableValues: wordList({
    most: attributeLimits.values,
    length: attributeLimits.value,
    emptyMessage: formTexts.attributeOptionRequired,
    duplicateMessage: formTexts.attributeOptionDuplicate,
  }),
})
export type GivenDefinition = z.output<typeof GivenDefinition>

/** How many clothes of all users lose a value if the definition is deleted. */
export const AttributeUsage = z.object({
  definitionId: DefinitionId,
  clothesCount: z.int(),
  /** Values in use; their counts add up to `clothesCount`. */
  values: z.array(z.object({ value: z.string(), clothesCount: z.int() })),
})
export type AttributeUsage = z.infer<typeof AttributeUsage>

const path = '/api/clothes/attribute-defs'
const oneOf = {
  path: `${path}/:definitionId`,
  params: z.object({ definitionId: DefinitionId }),
  access: 'admin',
} as const

export const attributes = endpoints({
  list: {
    method: 'GET',
    path,
    access: 'user',
    summary: '옷 속성 목록',
    query: z.object({
      keywordLike: searchWord,
      sortBy: z.enum(['name', 'createdAt']).default('name'),
      sortDirection: SortDirection.default('ASCENDING'),
    }),
    status: 200,
    response: z.array(AttributeDefinition),
  },
  create: {
    method: 'POST',
    path,
    access: 'admin',
    summary: '옷 속성 추가',
    body: GivenDefinition,
    status: 201,
    response: AttributeDefinition,
    errors: ['Forbidden', 'AttributeNameTaken'],
  },
  update: {
    ...oneOf,
    method: 'PATCH',
    summary: '옷 속성 수정',
    body: GivenDefinition,
    status: 200,
    response: AttributeDefinition,
    errors: ['Forbidden', 'DefinitionNotFound', 'AttributeNameTaken'],
  },
  delete: {
    ...oneOf,
    method: 'DELETE',
    summary: '옷 속성 삭제',
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'DefinitionNotFound'],
  },
  usage: {
    ...oneOf,
    path: `${path}/:definitionId/usage`,
    method: 'GET',
    summary: '속성을 쓰는 옷의 수',
    status: 200,
    response: AttributeUsage,
    errors: ['Forbidden', 'DefinitionNotFound'],
  },
})
