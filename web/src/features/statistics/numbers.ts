/** Returns whole percent; 0 if the whole is 0. */
export const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** Formats a price: '89,000원', '€45.50'. `currency`: ISO 4217. */
export function moneyOf(value: number, currency: string): string {
  if (currency === 'KRW') return `${value.toLocaleString('ko-KR')}원`
  return new Intl.NumberFormat('ko-KR', { style: 'currency', currency }).format(value)
}
