import { stylistTexts } from '@otday/contract'
import { type ReactNode, useId } from 'react'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import styles from './StylistSettings.module.css'
import type { Save } from './use-save-preferences.ts'

interface SettingBlockProps {
  title: string
  text?: ReactNode
  /** State of saving, if the setting is saved here. */
  save?: Save
  children: ReactNode
}

/** One setting of the stylist, saved on its own; shows beside its title whether that succeeded. */
export function SettingBlock({ title, text, save, children }: SettingBlockProps) {
  const id = useId()
  return (
    <section className={styles.block} aria-labelledby={id} aria-busy={save?.isPending || undefined}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <output className={styles.state}>
          {save?.isPending ? '저장 중...' : save?.isSuccess && stylistTexts.settingSaved}
        </output>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.content}>{children}</div>
      <div role="alert">
        {save?.isError && (
          <p className={styles.failure}>
            {stylistTexts.settingFailed}
            <RetryButton variant="ghost" size="s" onRetry={() => save.mutate(save.variables)} />
          </p>
        )}
      </div>
    </section>
  )
}
