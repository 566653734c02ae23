export { CommentField } from './CommentField.tsx'
export { CommentList } from './CommentList.tsx'
