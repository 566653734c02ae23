import { Suspense, useState } from 'react'
import { Popover } from '../../../ui/Popover.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AttributeFilterPanel } from '../lazy.ts'
import type { AttributeFilterProps } from './AttributeFilterPanel.tsx'
import { FilterButton } from './FilterButton.tsx'

export function AttributeFilter(props: AttributeFilterProps) {
  const [open, setOpen] = useState(false)
  const { definitionIdEqual, notWorn = false } = props.search
  const used = Number(definitionIdEqual !== undefined) + Number(notWorn)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title="속성과 입은 날"
      compact
      trigger={
        <FilterButton label="더보기" active={used > 0}>
          {used > 0 && used}
        </FilterButton>
      }
    >
      <Suspense fallback={<Skeleton width={320} height={240} radius={12} />}>
        <AttributeFilterPanel {...props} />
      </Suspense>
    </Popover>
  )
}
