import { auth, type UserDto } from '@otday/contract'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { createRouter } from '../../src/app/router.tsx'
import { dismiss, session } from '../../src/platform/person/auth-state.ts'
import { clockLag } from '../../src/platform/time/clock.ts'
import '../../src/styles/global.css'
import { MemoryServer, Refusal } from './memory-server.ts'
import { stateOf } from './people.ts'
import { answerUsually } from './usual.ts'

// Nobody looks at the test's window; painting it would take a fifth of a test's time.
;(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0')

export { page, userEvent } from 'vitest/browser'
export { NoAnswer, Refusal } from './memory-server.ts'

let router: ReturnType<typeof createRouter> | undefined

async function openWindow(): Promise<void> {
  router = createRouter()
  await render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

/** Unmounts the app and disposes of its router, which would otherwise go on reacting to the URL. */
async function closeWindow(): Promise<void> {
  await cleanup()
  router?.dispose()
  router = undefined
}

/** Sets the CSRF cookie that requests repeat in a header. */
function giveCsrfCookie(): void {
  document.cookie = 'XSRF-TOKEN=token'
}

/**
 * Runs the client over a server in memory, one for each test of the file, signed out at first. A test fails when the
 * client sends a request for which no answer was given.
 */
export function useApp() {
  let server = new MemoryServer()
  beforeEach(() => {
    server = new MemoryServer()
    giveCsrfCookie()
    server.answer(auth.csrfToken, () => undefined)
    server.answer(auth.refresh, () => {
      throw new Refusal('SessionEnded')
    })
    answerUsually(server)
    vi.stubGlobal('fetch', server.fetch)
  })
  afterEach(async () => {
    await closeWindow()
    dismiss()
    // This is the state at a page load: it is unknown whether somebody is signed in.
    session.set({ status: 'unknown' })
    clockLag.set(0)
    // Otherwise the next page would show these toasts again.
    toast.dismiss()
    // A module that is still being loaded could call the server of the next test.
    await vi.dynamicImportSettled()
    localStorage.clear()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    expect(server.unanswered).toEqual([])
  })
  return {
    /** The server of the current test. */
    get server() {
      return server
    },
    /** Opens a route in a new window, signed in as `user`, or signed out without one. */
    async open(path: string, user?: UserDto): Promise<void> {
      await closeWindow()
      if (user) server.answer(auth.refresh, () => stateOf(user))
      // Adds a history entry, because a dialog that was open is part of the current entry's state.
      window.history.pushState(null, '', `#${path}`)
      await openWindow()
    },
    /** Reloads; keeps address and state of the history entry, and stored answers. */
    async reload(): Promise<void> {
      await closeWindow()
      await openWindow()
    },
    /** Returns the current route with its query, such as `/closet?type=TOP`. */
    path: () => window.location.hash.slice(1),
  }
}
