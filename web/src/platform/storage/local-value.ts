/** A text in localStorage under `key`. In private windows that store nothing, it reads null. */
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
