import type { HttpReason } from '#platform/http-client/index.ts'

export const reasons: Record<HttpReason | 'nothing', string> = {
  forbidden: '불러올 수 없는 주소예요. 쇼핑몰 상품 페이지의 주소인지 확인해 주세요.',
  unreachable: '페이지를 열지 못했어요. 주소를 확인하거나 직접 입력해 주세요.',
  slow: '쇼핑몰이 제때 답하지 않았어요. 잠시 뒤에 다시 시도하거나 직접 입력해 주세요.',
  refused: '쇼핑몰이 불러오기를 막고 있어요. 이름과 사진을 직접 넣어 주세요.',
  gone: '상품 페이지가 없어졌거나 주소가 바뀌었어요. 주소를 확인해 주세요.',
  type: '웹 페이지가 아니에요. 상품 상세 페이지의 주소를 넣어 주세요.',
  nothing: '상품 정보를 찾지 못했어요. 상품 상세 페이지의 주소인지 확인하거나 직접 입력해 주세요.',
}
