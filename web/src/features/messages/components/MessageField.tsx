import { messageLimit, type UserId } from '@otday/contract'
import { useState } from 'react'
import { useSocketTrouble } from '../../../platform/live/use-live.ts'
import { useKeptText } from '../../../platform/version/use-kept-input.ts'
import { Icon } from '../../../art/Icon.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { ComposeField } from '../../../ui/ComposeField.tsx'
import styles from './MessageField.module.css'
import { post } from '../outbox.ts'

/** Field for a message; without a connection, pressing send leaves the text in the field and says so. */
export function MessageField({ partnerId, onSent }: { partnerId: UserId; onSent: () => void }) {
  const [text, setText] = useState('')
  useKeptText(`message ${partnerId}`, text, setText)
  const [tried, setTried] = useState(false)
  const { away, trouble } = useSocketTrouble()
  const isShown = trouble || (tried && away)

  function send(content: string) {
    const given = post(partnerId, content)
    setTried(!given)
    if (!given) return
    setText('')
    onSent()
  }

  return (
    <div className={styles.bar}>
      <output className={classNames(styles.trouble, isShown && styles.shown)}>
        {isShown && (
          <>
            <Icon name="cloud-off" size={16} />
            <span>연결이 끊겼어요. 다시 연결하는 중이에요.</span>
          </>
        )}
      </output>
      <ComposeField
        label="메시지"
        placeholder="메시지 입력..."
        sendLabel="보내기"
        text={text}
        onText={setText}
        limit={messageLimit}
        onSend={send}
      />
    </div>
  )
}
