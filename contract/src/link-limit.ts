/** Most UTF-16 units of a link, whether a user gives it or a page leads to it. */
export const linkLimit = 2048
