/** Outfits of a day, and saved outfits and trips in all, that one person keeps at most. */
export const mostWears = 6
export const mostLooks = 500
export const mostTrips = 100

/** Korean counts a few things in words. */
const countWords = ['영', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'] as const

export const tooManyTexts = {
  wears: `하루에 ${countWords[mostWears]} 벌까지 적을 수 있어요.`,
  looks: `옷차림은 ${mostLooks}벌까지 저장할 수 있어요.`,
  trips: `여행은 ${mostTrips}번까지 저장할 수 있어요.`,
} as const
