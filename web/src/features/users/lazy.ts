import { lazy } from '../../ui/lazy.ts'

const audit = lazy(() => import('./components/AuditDialog.tsx'))

export const AuditDialog = audit.part('AuditDialog')

export const warmUpAuditDialog = () => audit.warmUp()
