import { type FunctionComponent, Suspense } from 'react'
import { knownPerson } from '../platform/person/known-person.ts'
import { restoreSession } from '../platform/session/session.ts'
import { lazy } from '../ui/lazy.ts'
import { Splash } from './Splash.tsx'

/**
 * Returns the `lazy` property of a route. It must not reject, because React Router would then leave the window empty.
 */
export const part =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async () => {
    const Part = await lazy(load)
      .load()
      .then(
        (module) => module[name] as FunctionComponent,
        () => null,
      )
    return { Component: Part ?? later(load, name) }
  }

/**
 * Returns the `lazy` property of a page for signed-in users. For other people, whom its loader sends to the login, it
 * does not wait for the page's code.
 */
export const memberPart =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async () =>
    knownPerson() || (await restoreSession()) ? part(load, name)() : { Component: later(load, name) }

function later<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): FunctionComponent {
  const Part = lazy(load).page(name) as FunctionComponent
  return () => (
    <Suspense fallback={<Splash />}>
      <Part />
    </Suspense>
  )
}
