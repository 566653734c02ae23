import { useState } from 'react'
import { Logo } from '../../art/Logo.tsx'
import { applyTheme, chosenTheme } from '../../styles/theme.ts'
import { PageHeader } from '../PageHeader.tsx'
import { Segmented } from '../RadioRow.tsx'
import { Toaster } from '../Toaster.tsx'
import { ArtSection } from './ArtSection.tsx'
import { ButtonSection } from './ButtonSection.tsx'
import { ChoiceSection } from './ChoiceSection.tsx'
import { FieldSection } from './FieldSection.tsx'
import { FlatLaySection } from './FlatLaySection.tsx'
import styles from './Gallery.module.css'
import { OverlaySection } from './OverlaySection.tsx'
import { StateSection } from './StateSection.tsx'
import { TableSection } from './TableSection.tsx'

/** Shows the parts of the interface at #/ui, in development only. */
export function Gallery() {
  const [theme, setTheme] = useState(chosenTheme())
  return (
    <main className={styles.page}>
      <Logo size={48} />
      <PageHeader
        title="컴포넌트"
        text="모든 상태를 한곳에서 봐요."
        action={
          <Segmented
            label="화면"
            value={theme}
            onChange={(next) => {
              applyTheme(next)
              setTheme(next)
            }}
            options={[
              { value: 'light', label: '밝게' },
              { value: 'dark', label: '어둡게' },
            ]}
          />
        }
      />
      <ButtonSection />
      <FieldSection />
      <ChoiceSection />
      <OverlaySection />
      <TableSection />
      <StateSection />
      <FlatLaySection />
      <ArtSection />
      <Toaster />
    </main>
  )
}
