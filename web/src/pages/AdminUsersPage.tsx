import { NotOpenYet } from './NotOpenYet.tsx'

export function AdminUsersPage() {
  return <NotOpenYet title="사용자 관리">곧 계정의 상태와 권한을 여기에서 관리할 수 있어요.</NotOpenYet>
}
