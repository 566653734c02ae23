export { ClosetPhotos } from './lazy.ts'
