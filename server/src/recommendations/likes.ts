/** A piece in the outfits that its owner posted lately. */
export interface Posted {
  /** Posts it was in. */
  posts: number
  /** Likes of those posts together. */
  likes: number
  /** Likes that a post of this owner has in the mean. */
  usual: number
}

/** Likes and posts that a piece has to gather before it counts half. */
const enoughLikes = 5
const enoughPosts = 4
const popularity = 0.6
const habit = 0.4

/**
 * How much a piece is liked, −1…1: by others, when its posts have more likes than the owner's usually have, and by the
 * owner, who wears it again and again. Few posts say little.
 */
export function likingOf({ posts, likes, usual }: Posted): number {
  const expected = posts * usual
  const popular = (likes - expected) / (likes + expected + enoughLikes)
  return popularity * popular + habit * (posts / (posts + enoughPosts))
}
