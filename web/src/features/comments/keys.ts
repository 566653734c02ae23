/** Everything that is said of one feed. */
export const commentsKey = (feedId: string) => ['comments', feedId] as const
