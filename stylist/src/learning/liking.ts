/** How often a piece occurs in its owner's recent posts and records. */
export type Posted = {
  posts: number
  /** Posts and further times it was worn; assumed ones count half. */
  worn: number
  /** Likes of those posts together. */
  likes: number
  /** Mean likes of the owner's posts. */
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
