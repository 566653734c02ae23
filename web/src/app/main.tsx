import '../platform/no-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { initialise } from '../platform/session.ts'
import '../styles/global.css'
import { loadKoreanFont } from '../styles/load-fonts.ts'
import { router } from './router.tsx'

void initialise()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
void loadKoreanFont()
