/** Words for work in the field and other work that ruins clothes: what is kept for it is for work, and worn out. */
export const fieldWork =
  '밭 밭에서 밭에서입는 밭에서신는 밭에서쓰는 밭에입고가는 밭에신고가는 밭에쓰고가는 밭갈때 밭농사 논에서 논에서입는 논에서신는 논일할때 들일용 들일할때 고추밭 배추밭 마늘밭 ' +
  '감자밭 과수원 과수원용 비닐하우스용 하우스일 축사일 외양간 농장용 농장일 모내기용 모내기때 용접용 농사 농사용 농사일 밭일 밭일용 밭일할때 텃밭 텃밭용 시골일 시골용 벌초 ' +
  '벌초용 김장용'
