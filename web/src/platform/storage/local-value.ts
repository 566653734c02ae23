/** Makes values of a storage: texts under a key. In private windows that store nothing, they read null. */
const valueOf = (storage: () => Storage) => (key: string) => ({
  read(): string | null {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  write(text: string | null): void {
    try {
      if (text === null) storage().removeItem(key)
      else storage().setItem(key, text)
    } catch {
      return
    }
  },
})

/** A text that this device keeps. */
export const localValue = valueOf(() => localStorage)
/** A text that this tab keeps until it closes. */
export const sessionValue = valueOf(() => sessionStorage)
