export const catalogue = ['attributes'] as const
/** Ended by the filters. */
export const definitionLists = [...catalogue, 'list'] as const
