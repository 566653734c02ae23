export { addSharedPhotos, ClosetPhotos } from './lazy.ts'
