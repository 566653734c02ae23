const followers = new Set<() => void>()

/** Calls it after each write that the server has taken. @returns ends that */
export function onWritten(follow: () => void): () => void {
  followers.add(follow)
  return () => void followers.delete(follow)
}

export function notifyWritten(): void {
  for (const follow of followers) follow()
}
