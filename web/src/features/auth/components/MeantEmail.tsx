import type { AuthLanguage } from '@otday/contract'
import { Button } from '../../../ui/Button.tsx'
import { meantEmail } from '../meant-email.ts'

const labels: Record<AuthLanguage, (email: string) => string> = {
  en: (email) => `Use ${email}`,
  ko: (email) => `${email} 쓰기`,
}

interface MeantEmailProps {
  typed: string
  language: AuthLanguage
  onTake: (email: string) => void
}

export function MeantEmail({ typed, language, onTake }: MeantEmailProps) {
  const meant = meantEmail(typed)
  if (meant === null) return null
  return (
    <p style={{ marginTop: 8 }}>
      <Button variant="soft" size="s" onClick={() => onTake(meant)}>
        {labels[language](meant)}
      </Button>
    </p>
  )
}
