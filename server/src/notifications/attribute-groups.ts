import type { DefinitionId } from '@otday/contract'

/** Changes of attribute definitions about which users are notified. */
export const attributeChanges = ['added', 'changed'] as const
export type AttributeChange = (typeof attributeChanges)[number]
export const attributeKind = 'attribute.saved'
export const groupKeyOf = (change: AttributeChange) => `attribute.${change}`

/**
 * At most this many attributes share a notification, since its key contains their ids and must fit into a database
 * index.
 */
const most = 50
const anyId = /[\da-f-]{36}/gu

const eventKeyOf = (change: AttributeChange, ids: readonly DefinitionId[]) =>
  `${groupKeyOf(change)}:${ids.slice(-most).join()}`

/** Returns the attributes of a notification in the order in which they were announced. */
export const membersOf = (eventKey: string) => (eventKey.match(anyId) ?? []) as DefinitionId[]

/** A notification's text names this many attributes and just counts the others. */
const named = 3

const words = {
  added: {
    titleOf: (size: number) => (size > 1 ? `새 속성 ${size}개가 추가되었어요` : '새 속성이 추가되었어요'),
    contentOf: (names: string) => `${names} 속성을 내 옷에 입력해 보세요.`,
  },
  changed: {
    titleOf: (size: number) => (size > 1 ? `속성 ${size}개가 변경되었어요` : '속성이 변경되었어요'),
    contentOf: (names: string) => `${names} 속성의 선택 값을 확인해 보세요.`,
  },
} as const satisfies Record<AttributeChange, unknown>

export interface AttributeGroup {
  eventKey: string
  groupSize: number
  title: string
  content: string
}

/**
 * Makes the notification of attributes that are still in the catalogue, the newest named first; null if there are none.
 */
export function groupOf(
  change: AttributeChange,
  ids: readonly DefinitionId[],
  catalogue: ReadonlyMap<DefinitionId, { name: string }>,
): AttributeGroup | null {
  const there = ids.filter((id) => catalogue.has(id)).slice(-most)
  if (there.length === 0) return null
  const { titleOf, contentOf } = words[change]
  const names = there.toReversed().map((id) => `‘${catalogue.get(id)?.name}’`)
  const more = names.length > named ? ` 외 ${names.length - named}개` : ''
  return {
    eventKey: eventKeyOf(change, there),
    groupSize: there.length,
    title: titleOf(there.length),
    content: contentOf(names.slice(0, named).join(', ') + more),
  }
}
