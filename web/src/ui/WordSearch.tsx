import { isBlank, normalised } from '@otday/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { SearchBox } from './SearchBox.tsx'

interface WordSearchProps {
  label: string
  placeholder?: string
  word: string
  onWord: (word: string) => void
  /** ms without a keystroke until the search starts. */
  rest: number
}

export function WordSearch({ label, placeholder = label, word, onWord, rest }: WordSearchProps) {
  const [text, setText] = useState(word)
  const [seen, setSeen] = useState(word)
  const [reported, setReported] = useState(word)
  if (word !== seen) {
    setSeen(word)
    // If the back button or a link has changed the word, the field shows the new one.
    if (word !== reported) setText(word)
  }
  const tell = (next: string) => {
    setReported(next)
    onWord(next)
  }
  const reportLater = useEffectEvent(tell)
  const wanted = isBlank(text) ? '' : normalised(text)
  useEffect(() => {
    if (wanted === word) return
    const timer = setTimeout(() => reportLater(wanted), rest)
    return () => clearTimeout(timer)
  }, [wanted, word, rest])
  return (
    <search>
      <SearchBox
        label={label}
        placeholder={placeholder}
        maxLength={100}
        value={text}
        onChange={setText}
        onSubmit={() => tell(wanted)}
      />
    </search>
  )
}
