/** Words behind a name with which no visit is meant: 동생네 식당. */
export const notVisited =
  /^(?:식당|가게|카페|밭|논|농장|과수원|회사|공장|펜션|결혼|칠순|환갑|돌|부부|강아지|고양이|식구|가족|애들|애|아들|딸|첫째|둘째|셋째|아기|아이|사무실|학교|미용실|공방|매장|포차)/

/** Matches words after a person who comes along. */
export const together =
  /^들?(?:둘|셋|넷|하나|다|모두|전부)?[을를도]?(?:이?랑|하고|과|와(?!서)|까지(?!\d)|같이|함께|끼리|부부동반|데리(?!러)|델꼬|델고|데꼬|모시|동반|따라|뒤에태|앞에태|태우|태워|안고|안구|안은|안아|업어|업고|업은|만나|만난|만날|만남|보러|보기로|보고|봐|봄|볼|챙기|돌보)/

/** Words behind children who stay behind. */
export const leftBehind =
  /^들?[을를은는이가도]?(?:엄마|친정|시댁|할머니|남편|아빠)?(?:한테|에게|에|께|댁에)?(?:맡|낳|출산|임신|자고|안오|안온|못오|못온|두고|놔두|보내|보낸|없|재우|재운|놓|떼|등교|등원|학교|학원|유치원|어린이집|자면|자는|잘때|빼고|시험|수능|면접|군대)/

/** Words behind friends that show that there are several, so that they are met. */
export const several = /^(?:들|둘|셋|넷|다섯|여섯|일곱|여덟|열|\d{1,2}명|몇명|몇이|여럿)/

/** Words behind friends for what they do together. */
export const gathers = /^[가-힣]{0,7}(?:모임|정모|번개|벙개|총동문회)/

/** Matches words for what children perform while their family watches. */
export const showsChildren =
  /^(?:[가-힣]{0,4}(?:공연|연극|대회|발표회|콩쿨|콩쿠르|시합|경기|연주회|품새|음악회|학예회|발레공연|무대))/

/** Words behind whoever takes the writer along. */
export const takesAlong = /^[이가]?[가-힣]{0,6}(?:데려간|데려가준|데려다준|모시고간|태워준|태워다준)/

/** Matches words that show that a named friend is not met, as they only gave or lent something, or are asked about. */
export const ofTheirs =
  /^[이가의]?(?:사준|사다준|준|선물|골라|빌려|빌린|입던|옷|후드|맨투맨|티셔츠|셔츠|자켓|바지|치마|과잠|신발|가방|추천|따라산|커플|말로는|왈|한테|에게|때문|땜|덕)/

export const takenAlong = /^들?(?:둘|셋)?[을를]?(?:데리고|데리구|데꼬|델꼬|델고|안고|업고|태우고|태워)/

/** Places to which children are taken and from which they are fetched. */
export const childsPlace =
  /(?:학교|학원|유치원|어린이집|태권도|피아노|수영|발레|방과후|돌봄교실|축구|미술|합기도)(?:수업)?앞?(?:에서?|으?로|까지)?$/

/** Matches children between the place and the word for fetching: 학원 앞으로 딸 데리러. */
export const fetched =
  /(?:우리|울)?(?:첫째|둘째|셋째|막내|큰애|작은애|애기?|아이|아기|딸|아들|딸램|딸내미|아들램|손[주자녀]|조카)(?:들|놈|둘|셋)?[을를이]?$/

/** Matches words after a person who comes to visit the writer. */
export const visits = /^들?[이가]?(?:놀러|올라|내려)?(?:온다(?!더니)|온대|옴|옵니다|와요|오심|오신|오셔|오셨|오시|와서)/

/** Words between what somebody does and who does it: 출장 간 남편. */
export const doneBy = /^(?:간|가신|가있는|중인|하는|한|다니는|나간)$/

/** Matches words after a person who goes without the writer: 남편만 결혼식, 남편 혼자, but not 남편 만나. */
export const alone = /^(?:만(?![나남난날들])|혼자)/

export const unborn = /^(?:낳|출산|임신|가진)/
