import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomToken } from '../../ids.ts'

const cookie = 'WS_BROWSER'
/** Seconds after which the database is probably back. */
const life = 180 * 24 * 60 * 60
const isToken = (text: string | undefined): text is string => /^[\w-]{22}$/.test(text ?? '')

/** Null for clients that return no cookies. */
export const browserOf = ({ cookies }: FastifyRequest): string | null => {
  const sent = cookies[cookie]
  return isToken(sent) ? sent : null
}

/**
 * Sets a cookie for all sessions of a browser. The header is written at once, as hijacked responses run no `onSend`.
 */
export function nameBrowser(reply: FastifyReply, name: string, { path, secure }: { path: string; secure: boolean }) {
  const options = { path, maxAge: life, httpOnly: true, sameSite: 'lax', secure } as const
  void reply.header('set-cookie', reply.server.serializeCookie(cookie, name, options))
}

export const newBrowserName = () => randomToken(16)

/** Binds a session to a browser: whoever learns its address cannot join it from another one. */
export class SessionOwner {
  readonly offered = newBrowserName()
  #browser: string | null

  constructor(browser: string | null) {
    this.#browser = browser
  }

  admits(browser: string | null): boolean {
    if (browser === this.offered) this.#browser ??= browser
    return browser === this.#browser
  }
}
