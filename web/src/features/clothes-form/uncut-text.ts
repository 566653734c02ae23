/** Returns the text for a photo whose background stayed; `brush` is the button that takes it away by hand. */
export const uncutText = (brush: string) =>
  `배경을 못 지웠어요. 옷과 색이 다른 민무늬 바닥에 놓고 찍으면 잘 지워져요. ‘${brush}’로 직접 지울 수도 있어요.`
