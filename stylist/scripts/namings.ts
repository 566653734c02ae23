import type { Item } from '../src/reading/facts.ts'

export const namings = ['with attributes', 'without', 'other names'] as const
export type Naming = (typeof namings)[number]

type Attribute = Item['attributes'][number]

/** Other names that an administrator may give an attribute definition; a piece's number decides which one is used. */
const definitions: Readonly<Record<string, readonly string[]>> = {
  두께: ['두께감', 'thickness'],
  계절: ['시즌', 'season'],
  색상: ['컬러', 'color'],
  소재: ['재질', 'material'],
  스타일: ['무드', 'TPO'],
  방수: ['방수여부', '생활방수'],
}

const values: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = {
  두께: { 얇음: ['얇은 편', 'thin'], 보통: ['중간', 'medium'], 두꺼움: ['두툼함', 'thick'] },
  계절: {
    봄: ['spring', 'SPRING'],
    여름: ['SUMMER', 'S/S'],
    가을: ['autumn', 'FALL'],
    겨울: ['WINTER', 'winter'],
    사계절: ['ALL', '4계절'],
  },
  색상: {
    블랙: ['검정', 'black'],
    화이트: ['흰색', 'white'],
    그레이: ['회색', 'gray'],
    네이비: ['남색', 'navy'],
    베이지: ['베이지색', 'beige'],
    블루: ['파란색', 'blue'],
    브라운: ['갈색', 'brown'],
    레드: ['빨간색', 'red'],
    핑크: ['분홍', 'pink'],
    그린: ['초록', 'green'],
    카키: ['카키색', 'khaki'],
    아이보리: ['아이보리색', 'ivory'],
  },
  소재: {
    면: ['코튼', 'cotton'],
    울: ['모', 'wool'],
    가죽: ['레더', 'leather'],
    나일론: ['나일론', 'nylon'],
    폴리에스터: ['폴리', 'polyester'],
    린넨: ['리넨', 'linen'],
    데님: ['청', 'denim'],
    스웨이드: ['세무', 'suede'],
    실크: ['실크', 'silk'],
    캐시미어: ['캐시미어', 'cashmere'],
  },
  스타일: { 포멀: ['정장', 'formal'], 스포티: ['스포츠', 'sporty'], 캐주얼: ['캐쥬얼', 'casual'] },
  방수: { 가능: ['O', 'O'], 불가: ['X', 'X'] },
}

function renamed({ definitionName, value }: Attribute, way: 0 | 1): Attribute {
  return {
    definitionName: definitions[definitionName]?.[way] ?? definitionName,
    value: values[definitionName]?.[value]?.[way] ?? value,
  }
}

/**
 * Returns a function that changes a piece to what another installation would have: without attributes, or with the same
 * attributes under other names.
 */
export function naming(how: Naming): (item: Item) => Item {
  if (how === 'with attributes') return (item) => item
  if (how === 'without') return (item) => ({ ...item, attributes: [] })
  return (item) => {
    const way = (Number(/\d+/.exec(item.id)?.[0] ?? 0) % 2) as 0 | 1
    return { ...item, attributes: item.attributes.map((attribute) => renamed(attribute, way)) }
  }
}
