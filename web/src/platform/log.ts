/** The console belongs to the texts that the specification wants logged; an error says its message, never its request. */
export const log = {
  warn(text: string): void {
    console.warn(text)
  },
  failure(text: string, cause: unknown): void {
    console.error(text, cause instanceof Error ? cause.message : '')
  },
}
