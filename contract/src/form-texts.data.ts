import { nameMaxLength, nameMinLength, profileImageMegabytes } from './user-limits.ts'

export const formTexts = {
  nicknameRequired: '닉네임을 입력해주세요',
  nicknameInvalid: `닉네임은 한글, 영문, 숫자로 ${nameMinLength}~${nameMaxLength}자여야 해요.`,
  birthDateInvalid: '생년월일을 확인해 주세요.',
  imageTooLarge: `파일 크기는 ${profileImageMegabytes}MB 이하로 선택해주세요.`,
  imageTypeOnly: '이미지 파일만 선택해주세요.',
  imageHeic: '이 브라우저는 HEIC 사진을 읽지 못해요. JPEG로 바꿔서 올려 주세요.',
  attributeNameRequired: '속성명을 입력해주세요.',
  attributeOptionRequired: '최소 하나의 옵션 값을 추가해주세요.',
  attributeOptionDuplicate: '이미 존재하는 옵션입니다.',
  clothesNameRequired: '옷 이름을 입력해 주세요.',
  clothesTypeRequired: '옷 종류를 골라 주세요.',
  linkRequired: '링크를 입력해 주세요.',
} as const
