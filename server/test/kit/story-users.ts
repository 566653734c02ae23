import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestApp, type TestUser, type TestApp } from './test-app.ts'

/** The test app of a file's stories and who lives there, for those files that begin as most do. */
export let testApp: TestApp
export let 하니: TestUser
export let 민지: TestUser

/** One test app for the file; in each story 하니 and 민지 are new, and the clock is right. `env` adds to the test app's. */
export function eachStoryHasNewUsers(env: Record<string, string> = {}): void {
  shareTestApp(env)
  beforeEach(async () => {
    testApp.clock.reset()
    ;[하니, 민지] = [await testApp.signUp('하니'), await testApp.signUp('민지')]
  })
}

/** One test app for the file, and 하니 lives there through all of it. */
export function allStoriesShareOneUser(): void {
  shareTestApp({})
  beforeAll(async () => {
    하니 = await testApp.signUp('하니')
  })
}

function shareTestApp(env: Record<string, string>): void {
  beforeAll(async () => {
    testApp = await openTestApp(env)
  })
  afterAll(() => testApp.close())
}
