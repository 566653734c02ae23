/** Joins class names: `classNames(styles.a, on && styles.b)` */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
