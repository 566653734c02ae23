import { api } from '../api/api.ts'
import { onLeave } from '../person/auth-state.ts'
import { createPictureUrlRenewal } from './renew-picture-urls.ts'

/** Renews the signed URLs of pictures for the current user. */
export const pictureUrls = createPictureUrlRenewal((ids) => api.pictures.urls({ query: { ids: ids.join(',') } }))

onLeave(pictureUrls.clear)
