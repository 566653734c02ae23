import '../platform/device/no-eval.ts'
import { StrictMode } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { knownPerson } from '../platform/person/known-person.ts'
import { log } from '../platform/log.ts'
import { tolerateMovedNodes } from '../platform/device/moved-nodes.ts'
import { reload } from '../platform/version/new-version.ts'
import { initialise } from '../platform/session/session.ts'
import '../styles/global.css'
import { loadKoreanFont } from '../platform/version/load-fonts.ts'
import { LazyPart } from '../ui/LazyPart.tsx'
import { createRouter } from './router.tsx'

tolerateMovedNodes()
void initialise()
// A separate task, because evaluating the modules has already blocked a phone's main thread long enough.
setTimeout(start)

function start() {
  const root = document.getElementById('root')
  if (!root) return
  const router = createRouter()
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  loadKorean(router)
}

/**
 * Loads the Korean fonts. They are heavier than the login, which is in English, so people who are sent there do not
 * load them.
 */
function loadKorean(router: ReturnType<typeof createRouter>) {
  if (knownPerson()) return void loadKoreanFont(true)
  let isFirst = true
  const stop = router.subscribe(({ initialized, location }) => {
    if (!initialized) return
    if (location.pathname.startsWith('/auth/')) {
      isFirst = false
      return
    }
    stop()
    void loadKoreanFont(isFirst)
  })
}

const onCaughtError: RootOptions['onCaughtError'] = (error, { errorBoundary }) => {
  log.failure('화면을 보여 주지 못함:', error)
  // These words are in the browsers' messages for a chunk that failed to load: "Failed to fetch dynamically imported
  // module", "Importing a module script failed.", "Unable to preload CSS". The page then reloads if the server has a
  // new version, or if the user has asked to try again.
  if (/import|preload/i.test(String(error))) void reload(errorBoundary instanceof LazyPart && errorBoundary.isAsked)
}
