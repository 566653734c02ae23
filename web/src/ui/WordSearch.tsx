import { isBlank, normalised } from '@otday/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { SearchBox } from './SearchBox.tsx'

interface WordSearchProps {
  /** Names the field and stands in it while it is empty. */
  label: string
  /** The word in force. */
  word: string
  onWord: (word: string) => void
  /** How long, in ms, typing must rest before the list is searched. */
  rest: number
}

/** The search field of a list: trimmed, and told once typing rests or Enter is pressed. */
export function WordSearch({ label, word, onWord, rest }: WordSearchProps) {
  const [text, setText] = useState(word)
  const [seen, setSeen] = useState(word)
  const [reported, setReported] = useState(word)
  if (word !== seen) {
    setSeen(word)
    // The address changed by something else than this field: the back button, a link.
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
        placeholder={label}
        maxLength={100}
        value={text}
        onChange={setText}
        onSubmit={() => tell(wanted)}
      />
    </search>
  )
}
