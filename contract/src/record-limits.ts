/**
 * Most records of one user: pieces in the closet, outfits in the diary on one day, saved outfits in all and trips in
 * all.
 */
export const mostClothes = 5000
export const mostWears = 6
export const mostLooks = 500
export const mostTrips = 100

/** Korean number words for counting 0 to 10 things. */
const countWords = ['영', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'] as const

export const tooManyTexts = {
  clothes: `옷은 ${mostClothes.toLocaleString('ko-KR')}개까지 담을 수 있어요. 안 입는 옷을 정리해 주세요.`,
  wears: `하루에 ${countWords[mostWears]} 벌까지 적을 수 있어요.`,
  looks: `옷차림은 ${mostLooks}벌까지 저장할 수 있어요.`,
  trips: `여행은 ${mostTrips}번까지 저장할 수 있어요.`,
} as const
