/** Returns a text for why the browser does not share its location. */
export const noPositionText = (): string =>
  window.isSecureContext ? '현재 위치를 알 수 없어요.' : 'https 주소로 연 옷데이에서만 현재 위치를 알 수 있어요.'
