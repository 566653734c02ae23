/** Log for texts that the specification wants logged; errors by message, without their request. */
export const log = {
  warn(text: string): void {
    console.warn(text)
  },
  failure(text: string, cause: unknown): void {
    console.error(text, cause instanceof Error ? cause.message : '')
  },
}
