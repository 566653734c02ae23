/** How often a piece occurs in its owner's recent posts and records of wears. */
export type Posted = {
  posts: number
  /** Number of posts and of further days on which it was worn; days that are only assumed count half. */
  worn: number
  /** Number of likes of the posts with the piece. */
  likes: number
  /** Mean number of likes of the owner's posts. */
  usual: number
}

/** Number of likes and of wears at which the evidence counts half. */
const enoughLikes = 5
const enoughTimes = 4
const popularity = 0.6
const habit = 0.4

/**
 * Returns the liking of a piece, −1 to 1, from likes above the owner's mean and from how often it is worn; few posts
 * count little.
 */
export function likingOf({ posts, worn, likes, usual }: Posted): number {
  const expected = posts * usual
  const popular = (likes - expected) / (likes + expected + enoughLikes)
  return popularity * popular + habit * (worn / (worn + enoughTimes))
}
