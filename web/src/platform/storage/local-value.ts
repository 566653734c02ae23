/** A stored text that outlives the page; null in private windows that store nothing. */
export const localValue = (key: string) => ({
  read(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      return
    }
  },
})
