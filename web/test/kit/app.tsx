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

// Nobody looks: painting would cost a fifth of a test.
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

/** Disposes of the router, which would otherwise go on following the address. */
async function closeWindow(): Promise<void> {
  await cleanup()
  router?.dispose()
  router = undefined
}

/** Sets the cookie of the double submit. */
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
    // As before anybody was asked for.
    session.set({ status: 'unknown' })
    clockLag.set(0)
    // The next page would show them again.
    toast.dismiss()
    // What is still on its way into the window would ask the server of the next test.
    await vi.dynamicImportSettled()
    localStorage.clear()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    expect(server.unanswered).toEqual([])
  })
  return {
    /** Server of the test that runs. */
    get server() {
      return server
    },
    /** Opens a route in a new window, signed in as a user or as a stranger. */
    async open(path: string, user?: UserDto): Promise<void> {
      await closeWindow()
      if (user) server.answer(auth.refresh, () => stateOf(user))
      // A dialog that was open is a state of the history.
      window.history.pushState(null, '', `#${path}`)
      await openWindow()
    },
    /** Reloads; keeps address and state of the history entry, and stored answers. */
    async reload(): Promise<void> {
      await closeWindow()
      await openWindow()
    },
    /** Returns where the window is: `/closet?type=TOP`. */
    path: () => window.location.hash.slice(1),
  }
}
