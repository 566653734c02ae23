/** Joins class names: `classNames(styles.a, on && styles.b)` */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
