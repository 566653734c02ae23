import { type AuthLanguage, type AuthText, authTexts } from '@otday/contract'
import { localValue } from '../../platform/storage/local-value.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { authLabels } from './labels.data.ts'

const kept = localValue('otday.auth-language')
/** Language of the pages for signed-out people; English until switched. */
const language = createStore(chosenHere() ?? 'en')

/** Returns the language chosen on this device; null before a choice. */
export function chosenHere(): AuthLanguage | null {
  const chosen = kept.read()
  return chosen === 'ko' || chosen === 'en' ? chosen : null
}

/** Switches the language; remembered if storage is available, else for this visit only. */
export function chooseLanguage(next: AuthLanguage): void {
  language.set(next)
  kept.write(next)
}

export function useAuthWords() {
  const chosen = useStore(language)
  const texts: Record<AuthText, string> = authTexts[chosen]
  return { language: chosen, labels: authLabels[chosen], texts }
}
