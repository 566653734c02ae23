import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomToken } from '../../ids.ts'

const cookie = 'WS_BROWSER'
/** Seconds for which the cookie is valid. */
const life = 180 * 24 * 60 * 60
const isToken = (text: string | undefined): text is string => /^[\w-]{22}$/.test(text ?? '')

/** Returns the name of the browser from its cookie; null for clients that return no cookies. */
export const browserOf = ({ cookies }: FastifyRequest): string | null => {
  const sent = cookies[cookie]
  return isToken(sent) ? sent : null
}

/**
 * Sets the cookie by which all sessions of a browser are recognized. The header is written here and not by Fastify's
 * `onSend` hooks, which do not run for hijacked responses.
 */
export function nameBrowser(reply: FastifyReply, name: string, { path, secure }: { path: string; secure: boolean }) {
  const options = { path, maxAge: life, httpOnly: true, sameSite: 'lax', secure } as const
  void reply.header('set-cookie', reply.server.serializeCookie(cookie, name, options))
}

export const newBrowserName = () => randomToken(16)

/** Binds a session to a browser, so that somebody who learns the session's URL cannot join it from another browser. */
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
