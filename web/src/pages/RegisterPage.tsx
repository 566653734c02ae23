import { useNavigate } from 'react-router'
import { SignUpForm } from '../features/auth/index.ts'
import { paths } from '../platform/navigation/paths.ts'

export function RegisterPage() {
  const navigate = useNavigate()
  return <SignUpForm onDone={(joined) => void navigate(paths.login, { state: { joined } })} />
}
