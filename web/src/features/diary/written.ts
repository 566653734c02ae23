const followers = new Set<() => void>()

/**
 * Calls `follow` after each write that the server has saved.
 * @returns a function that stops these calls
 */
export function onWritten(follow: () => void): () => void {
  followers.add(follow)
  return () => void followers.delete(follow)
}

export function notifyWritten(): void {
  for (const follow of followers) follow()
}
