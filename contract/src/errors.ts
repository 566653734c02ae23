/**
 * `exceptionName`, status and Korean message of every API error. Clients show the message; nothing else is disclosed.
 */
export const errorCatalogue = {
  InvalidInput: [400, '입력한 내용을 확인해 주세요.'],
  MalformedRequest: [400, '요청을 읽을 수 없어요.'],
  InvalidCursor: [400, '목록의 위치가 올바르지 않아요. 처음부터 다시 불러와 주세요.'],
  InvalidImage: [400, '읽을 수 없는 이미지예요. 다른 사진을 골라 주세요.'],
  SelfFollow: [400, '자기 자신은 팔로우할 수 없어요.'],
  SelfMessage: [400, '자기 자신에게는 메시지를 보낼 수 없어요.'],
  SocialSignInFailed: [400, '소셜 로그인을 마치지 못했어요. 다시 시도해 주세요.'],
  SocialSignInCancelled: [400, '소셜 로그인을 취소했어요.'],
  SocialEmailMissing: [
    400,
    '소셜 계정에서 이메일을 받지 못했어요. 이메일 제공에 동의하거나, 이메일로 가입한 뒤 설정에서 연결해 주세요.',
  ],
  SocialEmailUnverified: [400, '소셜 계정의 이메일이 아직 인증되지 않았어요. 그곳에서 인증한 뒤 다시 시도해 주세요.'],
  LocationNotSupported: [400, '대한민국 안의 위치만 지원합니다. 지역 이름으로 위치를 골라 주세요.'],
  Unauthenticated: [401, '로그인이 필요합니다.'],
  InvalidCredentials: [401, '아이디 또는 비밀번호가 올바르지 않아요.'],
  AccountLocked: [401, '잠긴 계정이에요. 관리자에게 문의해 주세요.'],
  AccountDeleted: [401, '삭제된 계정이에요.'],
  SessionEnded: [401, '로그인이 만료되었어요. 다시 로그인해 주세요.'],
  PasswordChangeRequired: [403, '새 비밀번호로 바꾼 뒤 이용할 수 있어요.'],
  SignInTooOld: [403, '안전을 위해 다시 로그인한 뒤 바꿔 주세요.'],
  OwnAccount: [403, '내 계정의 권한과 상태는 바꿀 수 없어요.'],
  Forbidden: [403, '권한이 없어요.'],
  CsrfRejected: [403, '보안 확인에 실패했어요. 새로고침한 뒤 다시 시도해 주세요.'],
  NotFound: [404, '찾을 수 없어요.'],
  UserNotFound: [404, '사용자를 찾을 수 없어요.'],
  SessionNotFound: [404, '로그인한 기기를 찾을 수 없어요.'],
  ProviderNotConfigured: [404, '지금은 쓸 수 없는 로그인 방법이에요.'],
  IdentityNotFound: [404, '연결되어 있지 않아요.'],
  ClothesNotFound: [404, '옷을 찾을 수 없어요.'],
  DraftNotFound: [404, '확인할 사진을 찾을 수 없어요.'],
  DefinitionNotFound: [404, '속성을 찾을 수 없어요.'],
  WeatherNotFound: [404, '날씨 정보를 찾을 수 없어요.'],
  FeedNotFound: [404, '피드를 찾을 수 없습니다.'],
  FollowNotFound: [404, '팔로우 관계를 찾을 수 없어요.'],
  ImageNotFound: [404, '이미지를 찾을 수 없어요.'],
  MethodNotAllowed: [405, '지원하지 않는 요청이에요.'],
  BodyTooSlow: [408, '요청을 받는 데 너무 오래 걸렸어요. 연결을 확인한 뒤 다시 시도해 주세요.'],
  EmailTaken: [409, '이미 가입된 이메일이에요.'],
  LastAdmin: [409, '마지막 관리자는 잠그거나 권한을 바꾸거나 탈퇴할 수 없어요.'],
  SocialEmailTaken: [409, '이미 가입된 이메일이에요. 비밀번호로 로그인한 뒤 설정에서 연결해 주세요.'],
  IdentityTaken: [409, '다른 옷데이 계정에 연결되어 있는 소셜 계정이에요.'],
  ProviderAlreadyLinked: [409, '이미 다른 소셜 계정이 연결되어 있어요. 먼저 연결을 끊어 주세요.'],
  LastSignInMethod: [
    409,
    '하나뿐인 로그인 방법이라 끊을 수 없어요. 먼저 비밀번호를 정하거나 다른 계정을 연결해 주세요.',
  ],
  AttributeNameTaken: [409, '이미 있는 속성이에요.'],
  DraftClosed: [409, '이미 처리한 사진이에요.'],
  LikelyDuplicate: [409, '이미 가진 옷과 같아 보여요.'],
  AlreadyFollowing: [409, '이미 팔로우하고 있어요.'],
  Conflict: [409, '이미 있는 내용이에요.'],
  AlreadyProcessed: [409, '이미 처리한 요청이에요. 새로고침해서 확인해 주세요.'],
  PayloadTooLarge: [413, '보낸 내용이 너무 커요.'],
  ImageTooLarge: [413, '이미지 파일이 너무 커요.'],
  TooManyPictures: [413, '사진을 더 담을 수 없어요. 안 입는 옷을 정리해 주세요.'],
  TooManyDrafts: [413, '확인을 기다리는 사진이 너무 많아요. 먼저 확인하거나 지워 주세요.'],
  UnsupportedMediaType: [415, '지원하지 않는 형식이에요.'],
  IdempotencyKeyReused: [422, '다른 요청에 쓴 키예요. 새로고침한 뒤 다시 시도해 주세요.'],
  LinkUnreadable: [422, '링크에서 옷 정보를 읽지 못했어요.'],
  TooManyRequests: [429, '요청이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.'],
  TooManyConnections: [429, '동시에 연결할 수 있는 수를 넘었어요. 다른 창이나 기기를 닫은 뒤 다시 시도해 주세요.'],
  HeadersTooLarge: [431, '요청의 머리말이 너무 커요.'],
  Internal: [500, '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.'],
  ProviderUnavailable: [503, '로그인을 맡은 서비스가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.'],
  OutcomeUnknown: [503, '저장되었는지 확인하지 못했어요. 잠시 뒤에 다시 시도해 주세요. 두 번 저장되지는 않아요.'],
  Unavailable: [503, '지금은 이용할 수 없어요. 잠시 뒤에 다시 시도해 주세요.'],
  StorageFull: [507, '저장 공간이 부족해요. 잠시 뒤에 다시 시도해 주세요.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorName = keyof typeof errorCatalogue

/** `details` maps fields to what is wrong with them. */
export interface ErrorBody {
  exceptionName: string
  message: string
  details: Record<string, string>
}
