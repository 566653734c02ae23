/** Begins the key of everything that is known of the catalogue. */
export const catalogue = ['attributes'] as const
/** Begins the key of every list of definitions that administrators look at; the filters end it. */
export const definitionLists = [...catalogue, 'list'] as const
