import { type AuthLanguage, type AuthText, authTexts } from '@otday/contract'
import { createStore, useStore } from '../../ui/store.ts'
import { authLabels } from './labels.data.ts'

const storageKey = 'otday.auth-language'
const language = createStore(remembered())

/** English until switched. */
function remembered(): AuthLanguage {
  try {
    return localStorage.getItem(storageKey) === 'ko' ? 'ko' : 'en'
  } catch {
    return 'en'
  }
}

/** Remembered if storage is available, else for this visit. */
export function chooseLanguage(next: AuthLanguage): void {
  language.set(next)
  try {
    localStorage.setItem(storageKey, next)
  } catch {
    // Private windows may forbid storage.
  }
}

export function useAuthWords() {
  const chosen = useStore(language)
  const texts: Record<AuthText, string> = authTexts[chosen]
  return { language: chosen, labels: authLabels[chosen], texts }
}
