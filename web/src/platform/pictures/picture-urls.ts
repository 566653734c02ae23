import { api } from '../api/api.ts'
import { onLeave } from '../person/auth-state.ts'
import { createPictureUrlRenewal } from './renew-picture-urls.ts'

/** Renewal of picture urls for the user who is here. */
export const pictureUrls = createPictureUrlRenewal((ids) => api.pictures.urls({ query: { ids: ids.join(',') } }))

onLeave(pictureUrls.clear)
