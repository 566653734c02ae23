import { resetTexts } from '@otday/contract'
import { useAuthWords } from '../../language.ts'
import { resetLabels } from './labels.data.ts'

export function useResetWords() {
  const { language, labels, texts } = useAuthWords()
  return { language, labels, texts: { ...texts, ...resetTexts[language] }, steps: resetLabels[language] }
}
