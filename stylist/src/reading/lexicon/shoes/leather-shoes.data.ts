import type { KindLexicon } from '../types.ts'

/** Leather shoes, heels and flats. */
export const leatherShoes: KindLexicon<'SHOES'> = {
  loafers: {
    words:
      '로퍼 로퍼슈즈 로퍼화 로퍼구두 로우퍼 러퍼 로펄 로피 페니로퍼 패니로퍼 페니로파 태슬로퍼 테슬로퍼 테슬로펴 태슬 테슬 홀스빗 홀스빗로퍼 홀스빗트 비트로퍼 체인로퍼 금장로퍼 리본로퍼 스퀘어로퍼 청키로퍼 통굽로퍼 플랫폼로퍼 소프트로퍼 미들힐로퍼 힐로퍼 굽로퍼 하이로퍼 굽있는로퍼 앵클로퍼 벨지안로퍼 벨지언로퍼 벨기에로퍼 스모킹슬리퍼 스모킹로퍼 베네시안로퍼 베네치안로퍼 스트랩로퍼 드라이빙슈즈 드라이빙화 드라이빙로퍼 드라이빙슈 드라이버슈즈 고미노 모카신 모카신슈즈 모카신로퍼 모카쉰 목카신 비즈니스로퍼 정장로퍼 학생로퍼 교복로퍼 위빙로퍼 여름로퍼 키높이로퍼 loafer loafers pennyloafer pennyloafers tasselloafer tasselloafers horsebitloafers horsebit bitloafers drivingshoes drivingshoe drivers moccasin moccasins smokingslippers belgianloafers ' +
      '페니 청키페니 로페즈 존롭로페즈 로파 로오파 모까신',
    with: [
      ['golf', 'golfShoes'],
      ['mules/slides', 'mules'],
      ['fur/boa', 'furShoes'],
      ['rubber', 'rainBoots'],
      ['canvas', 'slipOns'],
      ['comfortShoes', 'comfortShoes'],
      ['crocs', 'crocs'],
      ['boatShoes', 'boatShoes'],
    ],
  },
  dressShoes: {
    words:
      '구두 구드 구둬 정장구두 정장화 정장슈즈 정장신발 신사구두 신사화 남자구두 남성구두 남성정장구두 남성정장화 남구두 드레스슈즈 드레스화 옥스포드 옥스퍼드 옥스포드화 옥스퍼드화 옥스포드구두 옥스퍼드구두 옥스포드슈즈 옥스퍼드슈즈 옥스폴드 스트레이트팁 스트레이트팁구두 캡토 캡토슈즈 캡토옥스포드 플레인토 플레인토구두 플레인토슈즈 홀컷 홀컷슈즈 웨딩구두 결혼식구두 예복구두 예복화 예식구두 면접구두 출근구두 출근화 턱시도슈즈 비즈니스화 비즈니스슈즈 비즈니스구두 수제화 수제구두 수제화구두 키높이구두 블로그 풀브로그 브로그슈즈 세미브로그 군단화 정복구두 백구두 dressshoe dressshoes oxford oxfords oxfordshoes oxfordshoe captoe plaintoe straighttip wholecut wholecuts businessshoes formalshoes leatherdressshoes ' +
      '더비 로크더비 로크 유팁 끈구두 끈없는구두',
    with: [
      ['sandals/heelSandals', 'heelSandals'],
      ['highHeel/heels', 'heels'],
      ['mens lowHeel !lowHeels', 'dressShoes'],
      ['lowHeel/lowHeels', 'lowHeels'],
      ['flatSole/flats', 'flats'],
      ['maryJanes', 'maryJanes'],
      ['loafers', 'loafers'],
      ['mules/slides', 'mules'],
      ['golf', 'golfShoes'],
      ['boots/ankleBoots', 'ankleBoots'],
      ['comfortShoes', 'comfortShoes'],
      ['slipOns', 'monkShoes'],
      ['pointed/satin/lace/floral', 'lowHeels'],
      ['fur/boa', 'furShoes'],
      ['suit/wedding/interview/funeral/formal platform', 'dressShoes'],
      ['suede/mesh/everyday/sneakers/boatShoes/platform', 'monkShoes'],
      ['school', 'monkShoes'],
      ['monkShoes', 'monkShoes'],
    ],
  },
  monkShoes: {
    words:
      '컴포트구두 편한구두 끈구두 끈달린구두 옥스포드슈즈 발편한구두 더비 더비슈즈 더비구두 더비화 더비슈 덜비 덜비슈즈 저먼더비 저먼더비슈즈 유팁 유팁더비 유팁슈즈 유팁구두 u팁 u팁더비 청키더비 통굽더비 스티치더비 몽크 몽크스트랩 몽크슈즈 몽크스트랩슈즈 더블몽크 더블몽크스트랩 싱글몽크 싱글몽크스트랩 멍크스트랩 윙팁 윙팁슈즈 윙팁구두 롱윙팁 브로그 블루처 블루쳐 블러처 새들슈즈 새들옥스포드 왈라비 왈라비슈즈 왈라비스 캐주얼구두 캐쥬얼구두 캐주얼정장화 캐주얼로퍼구두 세미구두 세미정장화 세미정장구두 컴포트구두남성 컴포트드레스화 스니커즈구두 스니커구두 운동화구두 학생구두 교복구두 티롤리안 티롤리안슈즈 기모노슈즈 타비슈즈 타비 공방구두 derby derbies derbyshoes derbyshoe monkstrap monkstraps monkshoes doublemonk wingtip wingtips blucher bluchers brogue brogues brogueshoes saddleshoes wallabee wallabees wallaby tyrolean tabi tabishoes ' +
      '올든990 990코도반 플레인토 랜드로버화 락포트신발',
    with: [
      ['loafers', 'loafers'],
      ['boots', 'boots'],
      ['golf', 'golfShoes'],
      ['maryJanes', 'maryJanes'],
      ['heels/highHeel', 'heels'],
      ['flats', 'flats'],
      ['suit/wedding/interview/funeral/formal', 'dressShoes'],
    ],
  },
  heels: {
    words:
      '하이힐 힐 킬힐 하이일 펌프스 펌프스힐 펌프스구두 펌푸스 펌스 스틸레토 스틸레토힐 스틸레토펌프스 스트레토힐 스틸레토슈즈 통굽힐 통굽구두 가보시 가보시힐 플랫폼힐 플랫폼펌프스 플랫폼구두 뾰족구두 높은구두 높은굽 굽높은구두 하이힐구두 여성하이힐 블록힐 블럭힐 청키힐 웨지힐 웨지힐구두 웨지구두 웨지 슬링백힐 슬링백펌프스 오픈토힐 오픈토 오픈토구두 오픈토펌프스 스트랩힐 앵클스트랩힐 앵클스트랩펌프스 앵클스트랩 새틴힐 에나멜힐 메리제인힐 메리제인펌프스 메리제인하이힐 웨딩슈즈 웨딩힐 본식슈즈 결혼식힐 파티힐 파티슈즈 피팅힐 5cm힐 6cm힐 7cm힐 8cm힐 9cm힐 10cm힐 12cm힐 7센치힐 8센치힐 10센치힐 비즈힐 큐빅힐 도르세이 heel heels highheel highheels pump pumps stiletto stilettos stilettoheels blockheel blockheels wedge wedges wedgeheels platformheels platformpumps weddingshoes bridalshoes peeptoe opentoe ' +
      '하이히루',
    with: [
      ['longBoots', 'longBoots'],
      ['boots/ankleBoots/chelseaBoots/suedeBoots/heelBoots', 'heelBoots'],
      ['sandals/heelSandals/slides', 'heelSandals'],
      ['espadrilles', 'heelSandals'],
      ['mules/clogs', 'mules'],
      ['highHeel !lowHeels', 'heels'],
      ['lowHeel/lowHeels', 'lowHeels'],
      ['sneakers', 'sneakers'],
      ['loafers/flats', 'lowHeels'],
      ['comfortShoes', 'comfortShoes'],
      ['straw', 'heelSandals'],
    ],
  },
  lowHeels: {
    words:
      '미들힐 미들굽 미들힐구두 미들굽구두 미들힐펌프스 중간굽 중간굽구두 중간힐 로우힐 로우힐펌프스 로힐 로힐펌프스 낮은힐 낮은굽 낮은굽구두 낮은구두 굽낮은구두 키튼힐 키튼힐펌프스 키튼 키튼힐슬링백 슬링백 슬링백구두 슬링백슈즈 슬링백키튼힐 슬링벡 스링백 슬링백로우힐 3cm힐 4cm힐 2cm힐 3센치힐 3cm구두 4cm구두 5cm구두 5cm미들힐 여성구두 여자구두 여구두 숙녀화 숙녀구두 여성정장구두 여자정장구두 여성정장화 하객구두 하객슈즈 하객룩구두 오피스구두 오피스슈즈 오피스힐 면접힐 면접슈즈 승무원구두 승무원화 승무원슈즈 기내화 포인티드구두 스퀘어토구두 스퀘어토펌프스 라운드토구두 라운드펌프스 캐리어우먼구두 리본구두 도르세이펌프스 웨지슬립온 lowheel lowheels kittenheel kittenheels midheel midheels slingback slingbacks slingbackheels slingbackpumps lowheelpumps middleheel middleheels ' +
      '메쉬구두 망사구두 여름구두 소다3센치 3센치구두 5센치구두 항공화 램프화 모던화 ' +
      '리본달린구두 누드색구두 누드구두 살색구두 베이지구두 빨간구두 핑크구두 진주구두 큐빅구두 은색구두 실버구두 골드구두 흰구두 하얀구두 아이보리구두 연핑크구두 펄구두 새틴구두 앞코뾰족구두 스퀘어토 아나운서구두 비서구두 백화점구두 직원구두여자',
    with: [
      ['boots/ankleBoots/chelseaBoots', 'heelBoots'],
      ['highHeel', 'heels'],
      ['sandals/heelSandals', 'heelSandals'],
      ['flatSole/flats', 'flats'],
      ['mules', 'mules'],
      ['loafers', 'loafers'],
      ['longBoots', 'longBoots'],
      ['maryJanes', 'maryJanes'],
      ['monkShoes', 'monkShoes'],
      ['dressShoes mens', 'dressShoes'],
    ],
  },
  flats: {
    words:
      '플랫 플랫슈즈 플랫슈 플렛 플렛슈즈 플랫구두 플랫화 플래슈즈 플레슈즈 플랫슈츠 프랫슈즈 납작구두 납작신발 납작한구두 낮은단화 여성단화 여자단화 단화구두 발레리나 발레리나슈즈 발레리나플랫 발레슈즈 발레플랫 발레화 발레코어슈즈 발레코어 리본플랫 리본플랫슈즈 포인티드플랫 스퀘어플랫 스퀘어토플랫 슬링백플랫 플랫슬링백 슬링백플랫슈즈 폴더블플랫 접이식플랫 포켓슈즈 휴대용플랫 임산부신발 임산부구두 꽃신 당혜 한복신발 한복구두 갓신 태사혜 flat flats flatshoes flatshoe balletflat balletflats ballerina ballerinas ballerinaflats balletshoes balletpumps pointedflats slingbackflats ' +
      '기내단화 실습단화 스튜어디스단화 면접단화 후레쉬화',
    with: [
      ['sandals', 'sandals'],
      ['slides/mules', 'mules'],
      ['boots/ankleBoots', 'ankleBoots'],
      ['loafers', 'loafers'],
      ['monkShoes', 'monkShoes'],
      ['maryJanes', 'maryJanes'],
      ['fur/boa/fleeced', 'furShoes'],
      ['highHeel', 'lowHeels'],
      ['rubber', 'rainBoots'],
      ['sneakers', 'sneakers'],
    ],
  },
  maryJanes: {
    words:
      '메리제인 메리제인슈즈 메리제인구두 메리제인플랫 메리제인플랫슈즈 메리젠 메리제인화 메리재인 매리제인 매리재인 메리쟌 메리제인슈 메리제인로퍼 메리제인단화 더블스트랩메리제인 투스트랩메리제인 청키메리제인 통굽메리제인 티스트랩 t스트랩 t스트랩슈즈 티스트랩슈즈 티스트랩구두 스트랩구두 스트랩플랫 스트랩플랫슈즈 스트랩슈즈 벨크로메리제인 발레메리제인 로리타구두 maryjane maryjanes maryjaneshoes maryjaneflats janes tstrap tstraps',
    with: [
      ['sneakers', 'sneakers'],
      ['sandals', 'sandals'],
      ['highHeel/heels', 'lowHeels'],
      ['crocs', 'crocs'],
      ['fur/boa', 'furShoes'],
      ['running/sport', 'sneakers'],
    ],
  },
  mules: {
    words:
      '뮬 뮬슈즈 뮬구두 뮬로퍼 뮬슬리퍼 뮬힐 뮬스 블로퍼 블로퍼슈즈 블로파 블로펴 블로우퍼 백리스로퍼 백리스슈즈 백리스 바부슈 바부슈슈즈 플랫뮬 힐뮬 키튼힐뮬 미들힐뮬 스퀘어토뮬 리본뮬 통굽뮬 웨지뮬 가죽뮬 앞막힌슬리퍼 앞막힘슬리퍼 앞막힌뮬 구두슬리퍼 여성뮬 mule mules bloafer bloafers backlessloafers backlessloafer babouche babouches heeledmules ' +
      '뒤트임로퍼 뒤트임구두 뒤트인로퍼 뒤없는로퍼 뒤없는구두 앞코막힌슬리퍼 앞막힌슬리퍼구두',
    with: [
      ['sneakers/canvas/canvasShoes', 'slipOns'],
      ['clogs', 'clogs'],
      ['crocs', 'crocs'],
      ['fur/boa/fleeced/padded', 'furShoes'],
      ['sandals', 'sandals'],
      ['home', 'indoorShoes'],
      ['ugg', 'ugg'],
    ],
  },
}
