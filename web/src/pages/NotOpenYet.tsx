import type { ReactNode } from 'react'
import { EmptyState } from '../ui/States.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

/** An honest word where a page has its place but not yet its content. */
export function NotOpenYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title="아직 준비 중이에요" text={children} />
    </>
  )
}
