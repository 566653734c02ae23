export { CommentField } from './components/CommentField.tsx'
export { CommentList } from './components/CommentList.tsx'
