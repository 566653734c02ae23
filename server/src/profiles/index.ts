import type { Publish } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { AppError } from '#platform/errors.ts'
import type { PlaceUses } from '../places/index.ts'
import type { UserCreated } from '../users/index.ts'
import { ownProfile, type PresentingDeps, publicProfile } from './present-profile.ts'
import { createProfile, createProfileReading } from './queries.ts'
import { updateProfile, type UpdatingDeps } from './update-profile.ts'

export {
  countApproved,
  countClothes,
  countFeed,
  countedFollow,
  countHidden,
  createProfile,
  forgetProfile,
  type HiddenFollows,
  uncountFollow,
  uncountFollows,
} from './queries.ts'
export { type UpdatingDeps, updateProfile } from './update-profile.ts'

type ProfileDeps = UpdatingDeps & PresentingDeps
type ProfileParts = Omit<ProfileDeps, 'place' | 'namesToday'> & { places: PlaceUses }

export const profiles = defineModule('profiles', (parts: ProfileParts) => {
  const { place, namesToday } = parts.places
  const deps = { ...parts, place, namesToday }
  return { handlers: { profiles: profileHandlers(deps) }, uses: deps }
})

export const onUserCreated: Publish<UserCreated> = (tx, { userId, at }) => createProfile(tx, userId, at)

const profileHandlers = (deps: ProfileDeps): HandlersOf<'profiles'> => {
  const read = createProfileReading(deps.db)
  return {
    get: async ({ viewer, params: { userId } }) => {
      const row = await read(viewer.id, userId)
      return viewer.id === userId ? ownProfile(deps, row) : publicProfile(deps, row)
    },
    update: async ({ viewer, params: { userId }, body, image }) => {
      if (viewer.id !== userId) throw new AppError('Forbidden', { userId })
      return ownProfile(deps, await updateProfile(deps, viewer, body, image))
    },
  }
}
