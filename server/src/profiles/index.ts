import type { profiles } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { ownProfile, type PresentingDeps, publicProfile } from './present-profile.ts'
import { requireProfile } from './queries.ts'
import { updateProfile, type UpdatingDeps } from './update-profile.ts'

export {
  countClothes,
  countFeed,
  countFollow,
  createProfile,
  forgetProfile,
  uncountFollowsOf,
} from './queries.ts'
export { type UpdatingDeps, updateProfile } from './update-profile.ts'

export type ProfileDeps = UpdatingDeps & PresentingDeps

export const profileHandlers = (deps: ProfileDeps): Handlers<typeof profiles> => ({
  get: async ({ viewer, params: { userId } }) => {
    const seen = viewer.id === userId ? ownProfile : publicProfile
    return seen(deps, await requireProfile(deps.db, userId))
  },
  update: async ({ viewer, params: { userId }, body, image }) => {
    if (viewer.id !== userId) throw new AppError('Forbidden', { userId })
    return ownProfile(deps, await updateProfile(deps, viewer, body, image))
  },
})
