import type { ClothesType } from '@otday/contract'

/**
 * Facts that a correct reader finds on a shop's page; a page has null in place of these facts if no product can be read
 * on it.
 */
export interface Expected {
  name: string
  type: ClothesType | null
  /** Values by names of the default attributes, such as 색상 (color). */
  attributes: Readonly<Record<string, string>>
  picture: string | null
}

/** Pages modelled on those that real shops send, with the facts to be found on them. */
export const shopPages: Readonly<Record<string, { url: string; expected: Expected | null }>> = {
  'musinsa-blazer': {
    url: 'https://www.musinsa.example/products/1776129',
    expected: {
      name: '릴렉스드 베이직 블레이저',
      type: 'OUTER',
      attributes: { 색상: '블랙', 두께: '보통', 계절: '봄·가을' },
      picture: 'https://image.msscdn.example/images/goods_img/20210201/1776129/1776129_17_500.jpg',
    },
  },
  'musinsa-tee': {
    url: 'https://www.musinsa.example/products/3811234',
    expected: {
      name: 'T-로고 티',
      type: 'TOP',
      attributes: { 두께: '얇음', 계절: '여름' },
      picture: 'https://image.msscdn.example/thumbnails/images/goods_img/3811234_big.jpg',
    },
  },
  '29cm-cardigan': {
    url: 'https://product.29cm.example/catalog/2711984',
    expected: {
      name: '램스울 브이넥 가디건',
      type: 'OUTER',
      attributes: { 색상: '차콜', 소재: '울' },
      picture: 'https://img.29cm.example/item/202409/11ef6d_charcoal.jpg?width=700',
    },
  },
  '29cm-flight': {
    url: 'https://product.29cm.example/catalog/3310021',
    expected: {
      name: '코듀로이 플리츠 미디 스커트',
      type: 'BOTTOM',
      attributes: { 색상: '브라운', 소재: '면' },
      picture: 'https://img.29cm.example/next-product/2025/08/skirt.jpg',
    },
  },
  'wconcept-dress': {
    url: 'https://www.wconcept.example/Product/302233445',
    expected: {
      name: '하프 슬리브 셔츠 원피스',
      type: 'DRESS',
      attributes: { 색상: '베이지', 소재: '폴리에스터' },
      picture: 'https://product-image.wconcept.example/productimg/image/img1/45/302233445_ABC123.jpg',
    },
  },
  'zigzag-blouse': {
    url: 'https://zigzag.example/catalog/products/131998866',
    expected: {
      name: '로엘 쉬폰 프릴 블라우스',
      type: 'TOP',
      attributes: {},
      picture:
        'https://cf.product-image.s.zigzag.example/original/d/2025/9/1/main.jpeg?width=720&height=720&quality=80&format=jpeg',
    },
  },
  'ably-hoodzip': {
    url: 'https://m.a-bly.example/goods/10293847',
    expected: {
      name: '데일리 오버핏 후드집업',
      type: 'OUTER',
      attributes: {},
      picture: 'https://d3ha2047wt6x28.cloudfront.example/goods/20231012_hood.jpg',
    },
  },
  'ssg-padding': {
    url: 'https://www.ssg.example/item/itemView.ssg?itemId=1000056123412',
    expected: {
      name: '남성 에코 눕시 다운 자켓 블랙',
      type: 'OUTER',
      attributes: { 색상: '블랙', 소재: '나일론' },
      picture: 'https://sitem.ssgcdn.example/12/34/56/item/1000056123412_i1_1100.jpg',
    },
  },
  'smartstore-knit': {
    url: 'https://smartstore.naver.example/onthemoment/products/9988776655',
    expected: {
      name: '크루넥 울 니트 스웨터 가을 여성',
      type: 'TOP',
      attributes: { 색상: '베이지', 소재: '울', 두께: '두꺼움', 계절: '가을' },
      picture: 'https://shop-phinf.pstatic.example/20240901_12/17251_main.jpg?type=o1000',
    },
  },
  'smartstore-options': {
    url: 'https://smartstore.naver.example/basichouse/products/77',
    expected: {
      name: '순면 무지 반팔티 남녀공용 빅사이즈',
      type: 'TOP',
      attributes: { 소재: '면' },
      picture: 'https://shop-phinf.pstatic.example/20250301_2/tee.png?type=o1000',
    },
  },
  'coupang-sneakers': {
    url: 'https://www.coupang.example/vp/products/123',
    expected: {
      name: '컨버스 척테일러 올스타 하이 캔버스 스니커즈',
      type: 'SHOES',
      attributes: { 색상: '블랙', 소재: '캔버스' },
      picture: 'https://thumbnail.coupangcdn.example/thumbnails/remote/492x492ex/image/vendor_inventory/c1.jpg',
    },
  },
  'zara-coat': {
    url: 'https://www.zara.example/kr/ko/coat-p02345678.html',
    expected: {
      name: '오버사이즈 울 블렌드 코트',
      type: 'OUTER',
      attributes: { 색상: '카멜', 소재: '울' },
      picture: 'https://static.zara.example/assets/public/aa/coat.jpg?ts=1&w=1920',
    },
  },
  'uniqlo-heattech': {
    url: 'https://www.uniqlo.example/kr/ko/products/E469800-000/00',
    expected: {
      name: '히트텍 엑스트라웜 크루넥T(긴팔)',
      type: 'UNDERWEAR',
      attributes: { 소재: '폴리에스터' },
      picture: 'https://image.uniqlo.example/UQ/ST3/kr/imagesgoods/469800/item/krgoods_09_469800.jpg?width=1200',
    },
  },
  'hm-sweater': {
    url: 'https://www2.hm.example/ko_kr/productpage.1189012001.html',
    expected: {
      name: '캐시미어 터틀넥 스웨터',
      type: 'TOP',
      attributes: { 색상: '아이보리', 소재: '캐시미어' },
      picture: 'https://image.hm.example/assets/hm/aa/bb/sweater.jpg?imwidth=1260',
    },
  },
  'shopify-jacket': {
    url: 'https://harborpine.example/products/waxed-field-jacket',
    expected: {
      name: 'Waxed Field Jacket',
      type: 'OUTER',
      attributes: {},
      picture: 'https://harborpine.example/cdn/shop/files/field-olive.jpg?v=1694',
    },
  },
  'shopify-tote': {
    url: 'https://nordlicht.example/products/everyday-canvas-tote-bag',
    expected: {
      name: 'Everyday Canvas Tote Bag',
      type: 'BAG',
      attributes: { 소재: '캔버스' },
      picture: 'https://cdn.shopify.example/s/files/1/tote.png?v=17',
    },
  },
  'woocommerce-shirt': {
    url: 'https://saltthread.example/product/linen-camp/',
    expected: {
      name: 'Linen Camp Collar Shirt',
      type: 'TOP',
      attributes: { 색상: '네이비', 소재: '린넨', 계절: '여름' },
      picture: 'https://saltthread.example/wp-content/uploads/2024/05/camp-navy.jpg',
    },
  },
  'cafe24-slacks': {
    url: 'https://mellow.example/product/detail.html?product_no=1203',
    expected: {
      name: '투턱 와이드 슬랙스',
      type: 'BOTTOM',
      attributes: { 색상: '차콜', 소재: '폴리에스터', 두께: '보통', 계절: '봄·가을' },
      picture: 'https://mellow.example/web/product/big/202409/slacks.jpg',
    },
  },
  'cafe24-outer': {
    url: 'https://urbanmill.example/product/half-coat/88/',
    expected: {
      name: '핸드메이드 울 하프 코트',
      type: 'OUTER',
      attributes: { 소재: '울' },
      picture: 'https://urbanmill.example/web/product/big/202410/halfcoat.jpg',
    },
  },
  'makeshop-euckr': {
    url: 'http://www.haet.example/shop/shopdetail.html?branduid=123',
    expected: {
      name: '꽃무늬 쉬폰 롱 원피스',
      type: 'DRESS',
      attributes: { 색상: '핑크', 소재: '폴리에스터', 계절: '여름' },
      picture: 'http://www.haet.example/shopimages/haet/0010010000123.jpg',
    },
  },
  'undeclared-euckr': {
    url: 'http://warm.example/goods/7',
    expected: {
      name: '겨울 밍크 기모 레깅스',
      type: 'BOTTOM',
      attributes: { 색상: '차콜', 소재: '기모', 계절: '겨울' },
      picture: 'http://warm.example/img/leg.jpg',
    },
  },
  utf16: {
    url: 'https://tweed.example/p/1',
    expected: { name: '트위드 자켓', type: 'OUTER', attributes: {}, picture: 'https://tweed.example/t.jpg' },
  },
  'godo-loafer': {
    url: 'https://shoesbyj.example/goods/goods_view.php?goodsNo=1000002301',
    expected: {
      name: '페니 로퍼',
      type: 'SHOES',
      attributes: { 색상: '블랙', 소재: '가죽' },
      picture: 'https://shoesbyj.example/data/goods/23/09/37/1000002301/1000002301_detail_0.jpg',
    },
  },
  'imweb-bag': {
    url: 'https://objet.example/shop_view/?idx=31',
    expected: {
      name: '라운드 숄더백',
      type: 'BAG',
      attributes: {},
      picture: 'https://cdn.imweb.example/thumbnail/20240822/roundbag.jpg',
    },
  },
  'microdata-boots': {
    url: 'https://oldmill.example/shoes/chelsea',
    expected: {
      name: 'Chelsea Boots',
      type: 'SHOES',
      attributes: { 색상: '브라운', 소재: '스웨이드' },
      picture: 'https://oldmill.example/media/chelsea-brown.jpg',
    },
  },
  'nike-running': {
    url: 'https://www.nike.example/kr/t/pegasus-41/FD2722-002',
    expected: {
      name: '나이키 페가수스 41',
      type: 'SHOES',
      attributes: {},
      picture: 'https://static.nike.example/a/images/t_PDP_1728/pegasus-41.png',
    },
  },
  'kream-nuxt': {
    url: 'https://kream.example/products/12831',
    expected: {
      name: 'Nike x Stussy Fleece Hoodie Black',
      type: 'TOP',
      attributes: { 색상: '블랙', 소재: '플리스' },
      picture: 'https://kream-phinf.pstatic.example/MjAyMw/a_hoodie.png',
    },
  },
  'asos-dress': {
    url: 'https://www.asos.example/vero-lane/prd/206',
    expected: {
      name: 'Vero Lane satin midi slip dress in burgundy',
      type: 'DRESS',
      attributes: { 색상: '버건디' },
      picture: 'https://images.asos.example/products/slip-dress/206-1-burgundy',
    },
  },
  'plain-og': {
    url: 'https://scarf.example/shop/12',
    expected: {
      name: '체크 울 머플러',
      type: 'SCARF',
      attributes: { 소재: '울' },
      picture: 'https://scarf.example/images/muffler.jpg',
    },
  },
  'twitter-card': {
    url: 'https://fjell.example/beanie',
    expected: {
      name: 'Merino Rib Beanie',
      type: 'HAT',
      attributes: { 색상: '그레이', 소재: '울' },
      picture: 'https://fjell.example/img/beanie-grey.jpg',
    },
  },
  'outdoor-shell': {
    url: 'https://highland.example/p/771',
    expected: {
      name: '남성 고어텍스 방수 자켓',
      type: 'OUTER',
      attributes: { 색상: '카키', 소재: '고어텍스', 방수: '방수' },
      picture: 'https://highland.example/p/shell.jpg',
    },
  },
  'water-repellent': {
    url: 'https://gear.example/goods/wb',
    expected: {
      name: '발수 나일론 윈드브레이커 올리브',
      type: 'OUTER',
      attributes: { 색상: '카키', 소재: '나일론', 방수: '생활방수' },
      picture: 'https://gear.example/wb.jpg',
    },
  },
  'broken-jsonld': {
    url: 'https://socks.example/goods/3',
    expected: {
      name: '스트라이프 니삭스 2족',
      type: 'SOCKS',
      attributes: { 색상: '네이비', 소재: '면' },
      picture: 'https://socks.example/s.jpg',
    },
  },
  hostile: {
    url: 'https://evil.example/x',
    expected: { name: '데님 셔츠', type: 'TOP', attributes: { 소재: '데님' }, picture: null },
  },
  empty: { url: 'https://empty.example/', expected: null },
  denied: { url: 'https://www.zara.example/', expected: null },
  article: { url: 'https://news.example/coat', expected: null },
  category: { url: 'https://mall.example/knit', expected: null },
}
