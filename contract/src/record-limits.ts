/** Most pieces in one closet, by the thousand as its text says it, and by the piece. */
export const mostThousandClothes = 5
export const mostClothes = mostThousandClothes * 1000
/** Most records of one user: outfits in the diary on one day, saved outfits in all and trips in all. */
export const mostWears = 6
export const mostLooks = 500
export const mostTrips = 100
/** Most people whom one user blocks. */
export const mostBlocks = 10_000
/** Most people whom one user mutes, and most words and hashtags together. */
export const mostMutedPeople = 1000
export const mostMutedWords = 100

/** Korean number words for counting 0 to 10 things. */
const countWords = ['영', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'] as const

export const tooManyTexts = {
  wears: `하루에 ${countWords[mostWears]} 벌까지 적을 수 있어요.`,
  looks: `옷차림은 ${mostLooks}벌까지 저장할 수 있어요.`,
  trips: `여행은 ${mostTrips}번까지 저장할 수 있어요.`,
} as const
