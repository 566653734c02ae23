import { useAuthWords } from '../language.ts'
import { resetLabels } from './labels.data.ts'

/** The words of the screens before the sign-in, and those of the four steps. */
export function useResetWords() {
  const words = useAuthWords()
  return { ...words, steps: resetLabels[words.language] }
}
