export { LikeButton } from './components/LikeButton.tsx'
