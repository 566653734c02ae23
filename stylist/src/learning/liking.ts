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

/** Likes and times worn at which evidence counts half. */
const enoughLikes = 5
const enoughTimes = 4
const popularity = 0.6
const habit = 0.4

/**
 * Returns −1…1, from likes above the owner's mean and from how often the piece is worn; few posts have little
 * influence.
 */
export function likingOf({ posts, worn, likes, usual }: Posted): number {
  const expected = posts * usual
  const popular = (likes - expected) / (likes + expected + enoughLikes)
  return popularity * popular + habit * (worn / (worn + enoughTimes))
}
