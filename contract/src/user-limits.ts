/** Fewest and most characters of a user's name. */
export const nameMinLength = 2
export const nameMaxLength = 20
/** Fewest characters of a password. */
export const passwordMinLength = 6
/** Most characters of a password, so that nobody sends a megabyte to be hashed. */
export const passwordMaxLength = 128
/** Most megabytes, and most bytes, of a profile picture. */
export const profileImageMegabytes = 5
export const profileImageLimit = profileImageMegabytes * 1024 * 1024
