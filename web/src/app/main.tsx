import '../platform/no-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { initialise } from '../platform/session.ts'
import '../styles/global.css'
import { loadKoreanFont } from '../styles/load-fonts.ts'
import { createRouter } from './router.tsx'

void initialise()
// A separate task: loading the modules has kept a phone busy long enough.
setTimeout(start)

function start() {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  )
  void loadKoreanFont(!window.location.hash.startsWith('#/auth/'))
}
