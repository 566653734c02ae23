import { freezing as c, scorching as h, type KindRow } from './row.ts'

/** Underwear: Korean word, clo, coldest and warmest °C, formality and sportiness (0–100), marks (see `KindRow`). */
export const underwear = {
  thermalTop: ['발열 내의 상의', 0.17, c, 8, 0, 10, 'thermal upper'],
  thermalBottom: ['발열 내의 하의', 0.15, c, 3, 0, 10, 'thermal lower'],
  thermalSet: ['내복 한 벌', 0.3, c, 2, 0, 5, 'thermal upper lower'],
  coolInner: ['냉감 이너', 0.05, 18, h, 0, 15, 'inner upper'],
  undershirt: ['러닝셔츠·이너 티', 0.06, c, h, 0, 10, 'inner upper'],
  innerTank: ['이너 나시', 0.05, c, h, 0, 10, 'inner upper'],
  innerTurtle: ['이너 목폴라', 0.12, c, 14, 20, 5, 'inner upper'],
  baseLayer: ['운동용 베이스레이어', 0.12, c, 14, 0, 90, 'sport upper thermal'],
  sportsBra: ['스포츠 브라', 0.02, c, h, 0, 90, 'intimate sport'],
  bra: ['브라', 0.01, c, h, 0, 0, 'intimate'],
  briefs: ['팬티', 0.03, c, h, 0, 0, 'intimate'],
  slip: ['속치마', 0.05, c, h, 30, 0, 'underSkirt'],
  safetyShorts: ['속바지', 0.05, c, h, 10, 10, 'underSkirt'],
  shapewear: ['보정 속옷', 0.04, c, h, 30, 0, 'intimate'],
  unknownUnderwear: ['속옷', 0.04, c, h, 0, 5, 'intimate unclear'],
} as const satisfies Record<string, KindRow>
