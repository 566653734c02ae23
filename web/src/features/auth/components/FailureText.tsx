import { failureTextOf, socialFailureText } from '../failure-text.ts'
import { useAuthWords } from '../language.ts'

/** What the server said to a sign-in. */
export function SignInFailure({ error }: { error: unknown }) {
  return failureTextOf(error, useAuthWords().texts)
}

/** Why the way through a provider's pages ended here. */
export function SocialFailure({ name }: { name: string }) {
  const { language, texts } = useAuthWords()
  return socialFailureText(name, language, texts)
}
