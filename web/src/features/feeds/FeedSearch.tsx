import { isBlank, normalised } from '@otday/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { SearchBox } from '../../ui/SearchBox.tsx'

/** How long, in ms, typing must rest before the list is searched. */
const rest = 300

interface FeedSearchProps {
  /** The word in force. */
  word: string
  onWord: (word: string) => void
}

/** The search field of the feed list: trimmed, and sent once typing rests or Enter is pressed. */
export function FeedSearch({ word, onWord }: FeedSearchProps) {
  const [text, setText] = useState(word)
  const [seen, setSeen] = useState(word)
  const [told, setTold] = useState(word)
  if (word !== seen) {
    setSeen(word)
    // The address changed by something else than this field: the back button, a link.
    if (word !== told) setText(word)
  }
  const tell = (next: string) => {
    setTold(next)
    onWord(next)
  }
  const tellLater = useEffectEvent(tell)
  const wanted = isBlank(text) ? '' : normalised(text)
  useEffect(() => {
    if (wanted === word) return
    const timer = setTimeout(() => tellLater(wanted), rest)
    return () => clearTimeout(timer)
  }, [wanted, word])
  return (
    <search>
      <SearchBox
        label="피드 내 검색"
        placeholder="피드 내 검색"
        maxLength={100}
        value={text}
        onChange={setText}
        onSubmit={() => tell(wanted)}
      />
    </search>
  )
}
