import { type ReactNode, useState } from 'react'
import { chooseByKeys } from './choice-keys.ts'
import { Dialog } from './Dialog.tsx'
import styles from './SearchDialog.module.css'
import { WordSearch } from './WordSearch.tsx'

/** ms without a keystroke until the search starts. */
const rest = 300

interface SearchDialogProps {
  title: string
  /** Label of the search box. */
  label: string
  placeholder: string
  onClose: () => void
  /** Renders the results for a search text; an empty text means everything. */
  children: (word: string) => ReactNode
}

export function SearchDialog({ title, label, placeholder, onClose, children }: SearchDialogProps) {
  const [word, setWord] = useState('')
  return (
    <Dialog open size="s" bare title={title} onClose={onClose}>
      <div className={styles.whole} role="presentation" onKeyDown={chooseByKeys}>
        <div className={styles.search}>
          <WordSearch label={label} placeholder={placeholder} word={word} onWord={setWord} rest={rest} />
        </div>
        {children(word)}
      </div>
    </Dialog>
  )
}

/** A box of fixed height around search results, so that the dialog does not move while the user searches. */
export const SearchResults = ({ children }: { children: ReactNode }) => <div className={styles.results}>{children}</div>

export const NothingFound = ({ children }: { children: ReactNode }) => (
  <output className={styles.nothing}>{children}</output>
)
