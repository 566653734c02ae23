export const colorAttribute = /색|컬러|칼라|colou?r/i

export const isColorAttribute = (name: string) => colorAttribute.test(name)
