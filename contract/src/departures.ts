/** Days for which signing in brings a deleted account back; then everything of it is removed for good. */
export const departureDays = 30

/** How people whose account was deleted are called where they are still named: a name that nobody can choose. */
export const departedName = '탈퇴한 사용자'
