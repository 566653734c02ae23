import { beforeAll, beforeEach } from 'vitest'
import { setMorning } from './fixtures.ts'
import { type TestApp, type TestUser, useTestApp } from './test-app.ts'

export let testApp: TestApp
export let 하니: TestUser
export let 민지: TestUser

/** Makes new users 하니 and 민지 and resets the clock for each story. `env` adds to the test app's variables. */
export function eachStoryHasNewUsers(env: Record<string, string> = {}): void {
  testApp = useTestApp(env)
  beforeEach(async () => {
    testApp.clock.reset()
    ;[하니, 민지] = [await testApp.signUp('하니'), await testApp.signUp('민지')]
  })
}

/**
 * Makes new users 하니 and 민지 for each story, and sets the clock to 07:00 in Seoul, so that the hours in a story do not
 * depend on when it runs.
 */
export function eachMorningHasNewUsers(): void {
  testApp = useTestApp()
  beforeEach(async () => {
    setMorning(testApp)
    ;[하니, 민지] = [await testApp.signUp('하니'), await testApp.signUp('민지')]
  })
}

/** Makes one user 하니 for all stories of a file. */
export function allStoriesShareOneUser(): void {
  testApp = useTestApp()
  beforeAll(async () => {
    하니 = await testApp.signUp('하니')
  })
}
