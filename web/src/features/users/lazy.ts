import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const audit = () => import('./components/AuditDialog.tsx')

export const AuditDialog = lazyNamed(audit, 'AuditDialog')

export const warmUpAuditDialog = () => warmUp(audit)
