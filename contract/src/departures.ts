/** Days in which signing in restores a deleted account; then its data goes. */
export const departureDays = 30

/** Name of deleted accounts, which nobody can choose. */
export const departedName = '탈퇴한 사용자'
