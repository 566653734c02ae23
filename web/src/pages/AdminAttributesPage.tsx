import { NotOpenYet } from './NotOpenYet.tsx'

export function AdminAttributesPage() {
  return <NotOpenYet title="속성 관리">곧 옷의 속성을 여기에서 관리할 수 있어요.</NotOpenYet>
}
