import { live } from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'

/** Sends messages from one user to another over a new socket; waits until each is stored before it sends the next. */
export async function say(url: string, from: ApiUser, to: ApiUser, ...texts: string[]): Promise<void> {
  const { accessToken } = await from.auth.signIn({ body: { username: from.email, password: from.password } })
  const socket = new WebSocket(`${url.replace('http', 'ws')}${live.socket}/websocket`)
  const frames = framesOf(socket)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const send = async (command: string, headers: Record<string, string>, body: string, answer: string) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
    socket.send(`${command}\n${lines.join('')}\n${body}\0`)
    const frame = await frames.next()
    if (!frame.startsWith(answer)) throw new Error(`${command}: ${frame}`)
  }
  await send('CONNECT', { 'accept-version': '1.2', Authorization: `Bearer ${accessToken}` }, '', 'CONNECTED')
  for (const [index, content] of texts.entries()) {
    const body = JSON.stringify({ senderId: from.id, receiverId: to.id, content })
    await send('SEND', { destination: live.send, receipt: `${index}` }, body, 'RECEIPT')
  }
  socket.close()
}

/** Returns a reader of the socket's incoming STOMP frames, one by one, without heart-beats. */
function framesOf(socket: WebSocket): { next(): Promise<string> } {
  const waiting: ((frame: string) => void)[] = []
  const come: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const frame = String(data).trim()
    if (frame === '') return
    const taker = waiting.shift()
    if (taker) taker(frame)
    else come.push(frame)
  })
  return {
    next() {
      const frame = come.shift()
      return frame === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(frame)
    },
  }
}
