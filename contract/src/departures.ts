/** Days within which signing in restores a deleted account; afterwards its data is deleted. */
export const departureDays = 30

/** Name under which deleted accounts are shown; no user can choose it. */
export const departedName = '탈퇴한 사용자'
