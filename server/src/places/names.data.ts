/**
 * Names of provinces by the code's first two digits. The codes 42 and 45 are the former ones of 강원 (until 2023) and 전북
 * (until 2024). Changes since the outlines are in `changes.data.ts`.
 */
export const PROVINCES: Readonly<Record<string, string>> = {
  '11': '서울특별시',
  '26': '부산광역시',
  '27': '대구광역시',
  '28': '인천광역시',
  '29': '광주광역시',
  '30': '대전광역시',
  '31': '울산광역시',
  '36': '세종특별자치시',
  '41': '경기도',
  '42': '강원특별자치도',
  '43': '충청북도',
  '44': '충청남도',
  '45': '전북특별자치도',
  '46': '전라남도',
  '47': '경상북도',
  '48': '경상남도',
  '50': '제주특별자치도',
  '51': '강원특별자치도',
  '52': '전북특별자치도',
}

/** Cities with districts (구), by their codes' first four digits. */
export const DIVIDED_CITIES: Readonly<Record<string, string>> = {
  '4111': '수원시',
  '4113': '성남시',
  '4117': '안양시',
  '4119': '부천시',
  '4127': '안산시',
  '4128': '고양시',
  '4146': '용인시',
  '4311': '청주시',
  '4413': '천안시',
  '4511': '전주시',
  '4711': '포항시',
  '4812': '창원시',
  '5211': '전주시',
}

/** Common names that are not prefixes of the official ones. */
export const EVERYDAY_NAMES: Readonly<Record<string, readonly string[]>> = {
  서울특별시: ['서울시'],
  부산광역시: ['부산시'],
  대구광역시: ['대구시'],
  인천광역시: ['인천시'],
  광주광역시: ['광주시'],
  대전광역시: ['대전시'],
  울산광역시: ['울산시'],
  세종특별자치시: ['세종시'],
  강원특별자치도: ['강원도'],
  충청북도: ['충북'],
  충청남도: ['충남'],
  전북특별자치도: ['전라북도', '전북도'],
  전라남도: ['전남'],
  경상북도: ['경북'],
  경상남도: ['경남'],
  제주특별자치도: ['제주도'],
}

/** Provinces with a district of that name, the likelier (mostly larger) first. */
export const EQUAL_DISTRICTS: Readonly<Record<string, readonly string[]>> = {
  중구: ['서울특별시', '대전광역시', '울산광역시', '인천광역시', '대구광역시', '부산광역시'],
  동구: ['대구광역시', '대전광역시', '울산광역시', '광주광역시', '부산광역시', '인천광역시'],
  서구: ['인천광역시', '대전광역시', '광주광역시', '대구광역시', '부산광역시'],
  남구: ['울산광역시', '부산광역시', '광주광역시', '대구광역시', '경상북도'],
  북구: ['광주광역시', '대구광역시', '부산광역시', '울산광역시', '경상북도'],
  강서구: ['서울특별시', '부산광역시'],
  고성군: ['경상남도', '강원특별자치도'],
}
