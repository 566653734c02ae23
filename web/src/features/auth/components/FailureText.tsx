import { failureTextOf, socialFailureText } from '../failure-text.ts'
import { useAuthWords } from '../language.ts'

export function SignInFailure({ error }: { error: unknown }) {
  return failureTextOf(error, useAuthWords().texts)
}

export function SocialFailure({ name }: { name: string }) {
  const { language, texts } = useAuthWords()
  return socialFailureText(name, language, texts)
}
