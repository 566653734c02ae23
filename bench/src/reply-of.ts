import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Returns the next message of a server in a process of its own. @throws Error if the process ends before */
export async function replyOf<Message>(child: ChildProcess): Promise<Message> {
  const over = new AbortController()
  const ended = once(child, 'exit', over).then(([code]) =>
    Promise.reject(new Error(`the bench server ended with ${code}`)),
  )
  try {
    const [message] = await Promise.race([once(child, 'message', over), ended])
    return message as Message
  } finally {
    over.abort()
  }
}
