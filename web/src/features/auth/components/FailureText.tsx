import { failureTextOf, socialFailureText } from '../failure-text.ts'
import { useAuthWords } from '../language.ts'

export function SignInFailure({ error }: { error: unknown }) {
  return <span>{failureTextOf(error, useAuthWords().texts)}</span>
}

export function SocialFailure({ name }: { name: string }) {
  const { language, texts } = useAuthWords()
  return <span>{socialFailureText(name, language, texts)}</span>
}
