export const catalogue = ['attributes'] as const
/** Prefix of the query keys of definition lists; the filters follow. */
export const definitionLists = [...catalogue, 'list'] as const
