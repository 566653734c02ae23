/** 영서, the region west of the Taebaek ridge. */
export const WEST_OF_THE_RIDGE = '11D10000'

/**
 * Regions by the first two digits of a district's code, as names of provinces change. The Taebaek ridge divides
 * Gangwon.
 */
export const LAND_REGIONS: Readonly<Record<string, string>> = {
  // 서울, 인천, 경기
  '11': '11B00000',
  '28': '11B00000',
  '41': '11B00000',
  // 강원
  '42': WEST_OF_THE_RIDGE,
  '51': WEST_OF_THE_RIDGE,
  // 대전, 세종, 충남
  '30': '11C20000',
  '36': '11C20000',
  '44': '11C20000',
  // 충북
  '43': '11C10000',
  // 광주, 전남; 전남광주
  '29': '11F20000',
  '46': '11F20000',
  '12': '11F20000',
  // 전북
  '45': '11F10000',
  '52': '11F10000',
  // 대구, 경북
  '27': '11H10000',
  '47': '11H10000',
  // 부산, 울산, 경남
  '26': '11H20000',
  '31': '11H20000',
  '48': '11H20000',
  // 제주
  '50': '11G00000',
}

/** 영동, the region east of the ridge, by the last three digits: 강릉, 동해, 태백, 속초, 삼척, 고성, 양양. */
export const EAST_OF_THE_RIDGE: Readonly<{ region: string; districts: readonly string[] }> = {
  region: '11D20000',
  districts: ['150', '170', '190', '210', '230', '820', '830'],
}

export interface MidCity {
  id: string
  land: string
  latitude: number
  longitude: number
}

const city = (id: string, land: string, latitude: number, longitude: number): MidCity => ({
  id,
  land,
  latitude,
  longitude,
})

/** 중기기온조회 예보구역코드 (codes of temperature areas), with the positions of city halls. */
export const MID_CITIES: readonly MidCity[] = [
  city('11B10101', '11B00000', 37.5665, 126.978),
  city('11B20201', '11B00000', 37.4563, 126.7052),
  city('11B20601', '11B00000', 37.2636, 127.0286),
  city('11B20305', '11B00000', 37.76, 126.78),
  city('11D10301', '11D10000', 37.8813, 127.73),
  city('11D10401', '11D10000', 37.3422, 127.9202),
  city('11D20501', '11D20000', 37.7519, 128.8761),
  city('11C20401', '11C20000', 36.3504, 127.3845),
  city('11C20101', '11C20000', 36.7848, 126.4503),
  city('11C20404', '11C20000', 36.48, 127.289),
  city('11C10301', '11C10000', 36.6424, 127.489),
  city('11G00201', '11G00000', 33.4996, 126.5312),
  city('11G00401', '11G00000', 33.2541, 126.5601),
  city('11F20501', '11F20000', 35.1595, 126.8526),
  city('21F20801', '11F20000', 34.8118, 126.3922),
  city('11F20401', '11F20000', 34.7604, 127.6622),
  city('11F10201', '11F10000', 35.8242, 127.148),
  city('21F10501', '11F10000', 35.9676, 126.7369),
  city('11H20201', '11H20000', 35.1796, 129.0756),
  city('11H20101', '11H20000', 35.5384, 129.3114),
  city('11H20301', '11H20000', 35.2279, 128.6817),
  city('11H10701', '11H10000', 35.8714, 128.6014),
  city('11H10501', '11H10000', 36.5684, 128.7294),
  city('11H10201', '11H10000', 36.019, 129.3435),
  city('11E00101', '11H10000', 37.4845, 130.9057),
  city('11E00102', '11H10000', 37.2411, 131.8646),
]
