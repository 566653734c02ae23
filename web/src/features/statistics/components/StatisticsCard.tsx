import { type ReactNode, useId, useState } from 'react'
import { ChartIcon } from './ChartIcon.tsx'
import styles from './statistics.module.css'

interface StatisticsCardProps {
  title: ReactNode
  /** Number of columns in the grid of twelve. */
  span: 5 | 6 | 7 | 12
  action?: ReactNode
  /** A table that replaces the content on request. */
  table?: ReactNode
  /** Text below the content. */
  note?: ReactNode
  children: ReactNode
}

export function StatisticsCard({ title, span, action, table, note, children }: StatisticsCardProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <section className={styles.card} data-span={span} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
        {table && (
          <button type="button" className={styles.turn} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            <ChartIcon name="table" />
            <span className="sr">표로 보기</span>
          </button>
        )}
      </header>
      {asTable ? table : children}
      {note && <p className={`${styles.note} num`}>{note}</p>}
    </section>
  )
}

interface PlainTableProps {
  label: string
  heads: readonly string[]
  /** Cells of each row, of which the first names the row. */
  rows: readonly (readonly ReactNode[])[]
}

export function PlainTable({ label, heads, rows }: PlainTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]} className="num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
