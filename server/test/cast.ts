import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTown, type Person, type Town } from './town.ts'

/** The town of a file's stories and who lives there, for those files that begin as most do. */
export let town: Town
export let 하니: Person
export let 민지: Person

/** One town for the file; in each story 하니 and 민지 are new, and the clock is right. `env` adds to the town's. */
export function eachStoryHasNewPeople(env: Record<string, string> = {}): void {
  keepTown(env)
  beforeEach(async () => {
    town.clock.reset()
    ;[하니, 민지] = [await town.signUp('하니'), await town.signUp('민지')]
  })
}

/** One town for the file, and 하니 lives there through all of it. */
export function allStoriesShareOnePerson(): void {
  keepTown({})
  beforeAll(async () => {
    하니 = await town.signUp('하니')
  })
}

function keepTown(env: Record<string, string>): void {
  beforeAll(async () => {
    town = await openTown(env)
  })
  afterAll(() => town.close())
}
