import { type FunctionComponent, Suspense } from 'react'
import { lazyNamed } from '../ui/lazy.ts'

/** For `lazy` of a route, which must not fail: React Router would leave the window empty. */
export const part =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async () => {
    const Part = await load().then(
      (module) => module[name] as FunctionComponent,
      () => null,
    )
    return { Component: Part ?? broken(load, name) }
  }

function broken<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): FunctionComponent {
  const Part = lazyNamed(load, name, true) as FunctionComponent
  return () => (
    <Suspense>
      <Part />
    </Suspense>
  )
}
