import type { Model } from '../types.ts'

/** Dresses by line and model. */
export const dresses: readonly Model[] = [
  {
    kind: 'dress',
    words: '플리츠플리즈원피스 플리츠플리즈드레스 이세이원피스 이세이미야케원피스',
  },
  {
    kind: 'slipDress',
    words: '브라원피스 에어리즘브라원피스 브라캐미솔원피스',
  },
  {
    kind: 'summerDress',
    words: '에어리즘원피스 에어리즘코튼원피스 울트라스트레치에어리즘원피스',
  },
  {
    kind: 'shirtDress',
    words: 'apc주스 폴로셔츠원피스 라코스테카라원피스 라코스테피케원피스',
  },
  {
    kind: 'dress',
    says: 'pleated',
    words: '플리츠플리즈 pleatsplease',
  },
]
