/** UTF-16 units of a link, one that people give and one that a page leads to. */
export const linkLimit = 2048
