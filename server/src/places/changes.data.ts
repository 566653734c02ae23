/** Longitude and latitude of corners in turn, in degrees. */
export type Corners = readonly (readonly [longitude: number, latitude: number])[]

interface Part {
  /** Name, province first: `인천광역시 영종구`. */
  name: string
  /** A point inside, for people who choose the place by name. */
  middle: readonly [longitude: number, latitude: number]
  /**
   * Corners of the area that the part has of the former district; missing for the last or only part, which takes what
   * is left. They may lie outside the former district on sides without a neighboring part.
   */
  within?: Corners
}

export interface Change {
  /** `YYYY-MM-DD`: in force from midnight in Seoul. */
  inForce: string
  /** Provinces that are renamed or merged as a whole; their districts keep their names. */
  provinces: readonly { old: string; name: string }[]
  /**
   * Districts that are divided (several parts), merged (parts of several districts have the same name) or renamed (a
   * single part).
   */
  districts: readonly { old: string; parts: readonly Part[] }[]
}

/** The outlines have the names and codes that districts had on this day, including the new code of 전북. */
export const OUTLINES_AS_OF = '2024-01-18'

/**
 * Changes since the outlines, in order; the only place to add a change. Old names stay as names to search by. Borders
 * are drawn by hand to about 300 m, after SGIS (see NOTICE), those of 비봉면 and 화산동 to about 1 km.
 */
export const CHANGES: readonly Change[] = [
  {
    inForce: '2026-02-01',
    provinces: [],
    districts: [
      {
        old: '경기도 화성시',
        parts: [
          {
            name: '경기도 화성시 동탄구',
            middle: [127.095, 37.195],
            within: [
              [127.0756, 37.2259],
              [127.0675, 37.2221],
              [127.0707, 37.2137],
              [127.0644, 37.2121],
              [127.0618, 37.2204],
              [127.0603, 37.2215],
              [127.0528, 37.2149],
              [127.0563, 37.2122],
              [127.0544, 37.2084],
              [127.0514, 37.2087],
              [127.0505, 37.2118],
              [127.0487, 37.2085],
              [127.0531, 37.202],
              [127.0496, 37.1968],
              [127.045, 37.12],
              [127.2, 37.12],
              [127.2, 37.24],
            ],
          },
          {
            name: '경기도 화성시 병점구',
            middle: [127.034, 37.215],
            // The area of 진안동, 병점동, 반월동 and 화산동.
            within: [
              [127.0102, 37.228],
              [127.0102, 37.225],
              [126.9837, 37.2105],
              [126.9854, 37.1933],
              [127.0099, 37.1842],
              [127.05, 37.19],
              [127.1, 37.22],
              [127.1, 37.26],
              [127.02, 37.26],
            ],
          },
          {
            name: '경기도 화성시 효행구',
            middle: [126.945, 37.215],
            // The area of 매송면, 비봉면, 봉담읍, 기배동 and 정남면.
            within: [
              [126.844, 37.268],
              [126.844, 37.2635],
              [126.8258, 37.234],
              [126.8521, 37.2233],
              [126.8654, 37.1985],
              [126.8999, 37.194],
              [126.92, 37.1896],
              [126.9215, 37.1814],
              [126.9172, 37.1759],
              [126.9213, 37.1683],
              [126.9165, 37.1673],
              [126.9149, 37.16],
              [126.9199, 37.1543],
              [126.9261, 37.161],
              [126.9355, 37.1612],
              [126.9366, 37.1571],
              [126.9341, 37.1502],
              [126.9291, 37.1479],
              [126.9306, 37.1435],
              [126.9418, 37.1431],
              [126.946, 37.1506],
              [126.9518, 37.1485],
              [126.9586, 37.1425],
              [126.9692, 37.1447],
              [126.9822, 37.1414],
              [126.9821, 37.1352],
              [126.9872, 37.1297],
              [126.9973, 37.1279],
              [126.9968, 37.1247],
              [127.0005, 37.1236],
              [127.05, 37.12],
              [127.05, 37.23],
              [126.94, 37.32],
              [126.88, 37.32],
            ],
          },
          { name: '경기도 화성시 만세구', middle: [126.83, 37.16] },
        ],
      },
    ],
  },
  {
    inForce: '2026-07-01',
    provinces: [
      { old: '광주광역시', name: '전남광주통합특별시' },
      { old: '전라남도', name: '전남광주통합특별시' },
    ],
    districts: [
      {
        old: '인천광역시 중구',
        parts: [
          {
            name: '인천광역시 영종구',
            middle: [126.53, 37.49],
            // The area of the islands.
            within: [
              [126.3, 37.3],
              [126.588, 37.3],
              [126.588, 37.6],
              [126.3, 37.6],
            ],
          },
          { name: '인천광역시 제물포구', middle: [126.635, 37.474] },
        ],
      },
      { old: '인천광역시 동구', parts: [{ name: '인천광역시 제물포구', middle: [126.635, 37.474] }] },
      {
        old: '인천광역시 서구',
        parts: [
          {
            name: '인천광역시 검단구',
            middle: [126.668, 37.603],
            // The area north of the canal 경인아라뱃길, without the island 세어도.
            within: [
              [126.5735, 37.5615],
              [126.6, 37.5615],
              [126.63, 37.5715],
              [126.65, 37.574],
              [126.677, 37.5735],
              [126.695, 37.5715],
              [126.76, 37.5715],
              [126.76, 37.66],
              [126.5735, 37.66],
            ],
          },
          { name: '인천광역시 서해구', middle: [126.65, 37.54] },
        ],
      },
    ],
  },
]
