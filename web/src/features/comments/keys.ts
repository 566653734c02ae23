export const commentsKey = (feedId: string) => ['comments', feedId] as const
