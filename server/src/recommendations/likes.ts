/** A piece in its owner's recent posts. */
export interface Posted {
  posts: number
  /** Of those posts together. */
  likes: number
  /** Mean likes of the owner's posts. */
  usual: number
}

/** Likes and posts at which evidence counts half. */
const enoughLikes = 5
const enoughPosts = 4
const popularity = 0.6
const habit = 0.4

/** −1…1, from likes above the owner's mean and from how often the owner posts it; few posts say little. */
export function likingOf({ posts, likes, usual }: Posted): number {
  const expected = posts * usual
  const popular = (likes - expected) / (likes + expected + enoughLikes)
  return popularity * popular + habit * (posts / (posts + enoughPosts))
}
