import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './TabBar.module.css'

interface Tab<Value extends string> {
  value: Value
  label: string
  count?: ReactNode
  panel: ReactNode
}

interface TabBarProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
}

export function TabBar<Value extends string>({ label, value, onChange, tabs }: TabBarProps<Value>) {
  return (
    <RadixTabs.Root
      className={styles.root}
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((candidate) => candidate.value === next)
        if (tab) onChange(tab.value)
      }}
    >
      <RadixTabs.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            <span>{tab.label}</span>
            {tab.count !== undefined && <span className="num">{tab.count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
