/** How an attribute about colour is called, by administrators and by shops: 색상, 컬러, Color. */
export const colorAttribute = /색|컬러|칼라|colou?r/i

/** Whether an attribute definition, or a label of a shop, is about colour. */
export const isColorAttribute = (name: string) => colorAttribute.test(name)
