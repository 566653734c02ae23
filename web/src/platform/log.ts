/** Logs the texts that the specification requires. Of an error it logs only the message, not the request. */
export const log = {
  warn(text: string): void {
    console.warn(text)
  },
  failure(text: string, cause: unknown): void {
    console.error(text, cause instanceof Error ? cause.message : '')
  },
}
