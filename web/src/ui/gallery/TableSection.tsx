import { useState } from 'react'
import { Badge } from '../Badge.tsx'
import { SkeletonRows, type Sort, Table } from '../Table.tsx'
import { WordSearch } from '../WordSearch.tsx'
import { Section } from './Section.tsx'

const columns = [
  { label: '이메일', sortBy: 'email' },
  { label: '가입일', sortBy: 'createdAt' },
  { label: '계정 상태', end: true },
] as const

export function TableSection() {
  const [word, setWord] = useState('')
  const [sort, setSort] = useState<Sort<'email' | 'createdAt'>>({ sortBy: 'createdAt', sortDirection: 'DESCENDING' })
  return (
    <Section title="표">
      <WordSearch label="이메일 검색" word={word} onWord={setWord} rest={500} />
      <Table label="사용자" columns={columns} sort={sort} onSort={setSort}>
        <tr>
          <th scope="row">seoyun@otday.kr</th>
          <td>2026. 11. 20. 08:02</td>
          <td>
            <Badge tone="ok" dot>
              활성
            </Badge>
          </td>
        </tr>
        <SkeletonRows count={2} columns={columns.length} />
      </Table>
    </Section>
  )
}
