import type { Model } from '../types.ts'

/** Shoes for a court, a field, a course or water by line and model. */
export const sportShoes: readonly Model[] = [
  {
    kind: 'courtShoes',
    words:
      '젤레졸루션 레졸루션9 젤솔루션스피드 솔루션스피드 젤게임 젤디디케이트 gelresolution solutionspeed 코트ff 코트에프에프 바리케이드 아디다스바리케이드 우버소닉 게임코트 ' +
      'barricade 줌베이퍼 줌베이퍼프로 나이키베이퍼프로 나이키베이퍼라이트 베이퍼케이지 zoomvapor vapor케이지 요넥스65z 65z 65z3 65z4 이클립션 eclipsion 소니케이지 ' +
      'sonicage 스카이코트 웨이브팬텀 젤로켓 젤로켓11 gelrocket 젤태스크 젤블레이드 gelblade 스카이엘리트ff 업코트 upcourt 스피드코트 파워쿠션 파워쿠션65z ' +
      'powercushion 에어러스 에어러스z aerusz 캐스케이드배드민턴 써머모멘텀 웨이브모멘텀 웨이브라이트닝 웨이브클로 웨이브페인지 젤레졸루션8 젤레졸루션9 젤레졸루션x 젤리졸루션 코트ff2 ' +
      '코트ff3 courtff 솔루션스피드ff 솔루션스피드ff3 젤게임8 젤게임9 gelgame 젤챌린저 젤챌린저14 gelchallenger 젤데디케이트 젤데디케이트8 geldedicate ' +
      '코트슬라이드 코트스피드 courtspeed 젤프로온 아식스테니스 메타라이즈 메타라이즈2 metarise 스카이엘리트 skyelite 넷버너 netburner 볼리엘리트 volleyelite ' +
      '젤로켓10 젤로켓12 젤블레이드8 젤블레이드9 코트컨트롤 courtcontrol 젤코트헌터 courthunter 어택하이퍼비트 hyperbeat 어택블레이드라이트 bladelyte 어택엑셀카운터 ' +
      '블라스트ff 아식스배구화 업코트5 아식스탁구화 아식스배드민턴 geltask 젤테스크 로테재팬 rote재팬 리베레ex 우버소닉4 우버소닉5 ubersonic 게임코트2 gamecourt 솔매치 ' +
      '솔매치컨트롤 solematch 솔매치바운스 코트잼 courtjam 코트잼컨트롤 디펜던트스피드 defiantspeed 아발라쉬 크레이지플라이트 crazyflight 크레이지퀵 노보플라이트 ' +
      'novaflight 노바플라이트 스페시알핸드볼 스타빌 stabil 스타빌넥스트젠 포스바운스 forcebounce 어댑트코트테니스 아디다스배드민턴 베이퍼프로 베이퍼프로2 베이퍼프로3 vaporpro ' +
      '나이키gp터보 gp터보 gpturbo gp챌린지 gpchallenge gp챌린지프로 줌코트 줌베이퍼11 베이퍼11 베이퍼12테니스 베이퍼라이트2 베이퍼라이트3 vaporlite 에어줌보티칼 ' +
      '케이지4 zoomcage 나이키줌nxt 줌nxt 하이퍼에이스 hyperace 하이퍼에이스2 하이퍼세트 hyperset 줌하이퍼어택 에어줌하이퍼어택 hyperattack 나이키배구화 나이키테니스화 ' +
      '로맬레오스 wavemomentum 웨이브모멘텀2 웨이브루미너스 웨이브라이트닝z6 웨이브라이트닝z7 웨이브라이트닝z8 웨이브라이트닝네오 wavelightning 웨이브볼티지 wavevoltage ' +
      '웨이브스텔스 wavestealth 웨이브팽 wavefang wavephantom 웨이브미라지 wavemirage 웨이브드라이브탁구 wavedrive 웨이브메달 wavemedal 미즈노탁구화 ' +
      '미즈노배구화 미즈노배드민턴 waveclaw 웨이브클로2 웨이브클로3 웨이브클로네오 웨이브게이트 wavegate 스카이블래스터 skyblaster 게이트스카이 gatesky 웨이브엑시드 ' +
      'waveexceed 웨이브엑시드투어 waveenforce 웨이브인포스 브레이크샷 breakshot 사이클론스피드 cyclonespeed 선더블레이드 thunderblade 웨이브디멘션 ' +
      '파워쿠션65z3 파워쿠션65z4 파워쿠션65x 파워쿠션65x3 파워쿠션88d 파워쿠션88d2 파워쿠션88다이얼 파워쿠션이클립션 파워쿠션이클립션z 파워쿠션이클립션z3 파워쿠션에어러스 ' +
      '파워쿠션에어러스z 파워쿠션캐스케이드 파워쿠션컴포트 파워쿠션소닉케이지 파워쿠션에클립션 파워쿠션퓨전레브 파워쿠션65 요넥스파워쿠션 요넥스65z3 65x3 shb65z 요넥스shb shb65z3 ' +
      'shb65x 이클립션z eclipsionz aerus 요넥스88다이얼 88dial 요넥스이클립션 요넥스배드민턴화 요넥스테니스화 서브어코드 subaxia 서브액시아 빅터p9200 p9200 ' +
      'p9200ii p9200tta p8500 p8500ii s82 빅터a970 a970 a970ace a960 빅터a960 빅터배드민턴화 s99 빅터s99 vgs 빅터vgs p9600 빅터p9600 ' +
      'a670 a362 a610 빅터a610 리닝레인저 리닝새도우 리닝블레이드 리닝배드민턴화 사가라이트 아스트로리닝 비트로 vitro 비트로배드민턴화 비트로테니스화 비트로오로라 비트로히로 비트로팬텀 ' +
      '비트로에르메스 비트로파트론 비트로리오 비트로레전드 비트로트렌드 비트로테라 주봉배드민턴화 패기앤코배드민턴 조슈아배드민턴화 kumpoo 쿰푸 메이린배드민턴 던롭배드민턴화 바볼랏제트 제트마하 제트테레 ' +
      '제트마하3 제트테레2 jetmach jettere 바볼랏프로펄스 프로펄스 propulse 프로펄스퓨리 sfx바볼랏 sfx3 sfx4 바볼랏테니스화 윌슨러쉬프로 러쉬프로 러쉬프로ace rushpro ' +
      '윌슨카오스 kaos 카오스스위프트 헤드스프린트 스프린트프로 sprintpro 헤드리볼트 리볼트프로 revoltpro 케이스위스하이퍼코트 하이퍼코트 하이퍼코트익스프레스 하이퍼코트수프림 ' +
      'hypercourt 울트라샷 울트라샷3 ultrashot 뉴발란스코코cg1 cg1 뉴발란스996테니스 fresh폼라브 라브v2 lavv2 프레쉬폼lav 뉴발란스696테니스 더로저프로 ' +
      'therogerpro 디아도라테니스화 라코스테ag lt ag lt라코스테 호카테니스화 스케쳐스바이퍼코트 바이퍼코트 vipercourt 피클볼화 viperpickle 버터플라이레조라인 레조라인 ' +
      'lezoline 버터플라이탁구화 엑시옴탁구화 풋워크탁구화',
  },
  {
    kind: 'cleats',
    says: 'soccer',
    words:
      '머큐리얼 나이키머큐리얼 머큐리얼베이퍼 머큐리얼슈퍼플라이 슈퍼플라이 줌머큐리얼 mercurial superfly 팬텀gx 팬텀gt 나이키팬텀 팬텀루나 팬텀ag 팬텀fg 팬텀hg 팬텀mg 팬텀sg 팬텀tf 팬텀ic 팬텀아카데미 팬텀엘리트 팬텀프로 팬텀클럽 팬텀축구 팬텀풋살 phantomgx 티엠포 티엠포레전드 ' +
      '나이키티엠포 tiempo 레전드10 루나가토 나이키루나가토 리액트가토 리엑트가토 프리미어3 프레데터 프레데터엣지 아디다스프레데터 predator 엑스크레이지패스트 x크레이지패스트 크레이지패스트 ' +
      'crazyfast 코파문디알 코파센스 코파퓨어 copamundial copa퓨어 문디알팀 문디알골 xspeedportal f50 아디다스f50 푸마퓨처 푸마울트라 푸마킹 futureultimate ' +
      '모렐리아 모렐리아네오 모렐리아2 morelia 모나르시다 monarcida 미즈노알파 ds라이트 아식스ds라이트 dslight 뉴발란스테켈라 퓨론 furon 탑솔라 topsala 톱살라 탑살라 ' +
      '바르셀로나풋살화 칼체토 calcetto 데스포르치 desporte 시나풋살',
  },
  {
    kind: 'cleats',
    words:
      '티엠포레전드9 티엠포레전드10 티엠포클럽 티엠포아카데미 티엠포엘리트 티엠포프로 티엠포리가 티엠포마에스트로 티엠포제노 나이키프리미어 프리미어sg premier3 레전드8아카데미 레전드9아카데미 ' +
      '레전드10아카데미 머큐리얼엘리트 머큐리얼아카데미 머큐리얼드림스피드 베이퍼13 베이퍼14 베이퍼15 베이퍼16 베이퍼14아카데미 베이퍼14프로 베이퍼14엘리트 베이퍼15아카데미 베이퍼15프로 ' +
      '베이퍼15엘리트 베이퍼16아카데미 베이퍼16프로 베이퍼16엘리트 머베 슈퍼플라이8 슈퍼플라이9 슈퍼플라이10 zoommercurial 팬텀gt2 팬텀gx2 팬텀6 팬텀비전 팬텀베놈 ' +
      'phantomgt phantomluna 하이퍼베놈 hypervenom 마지스타 magista 나이키스트리트가토 streetgato 스트리트가토 lunargato 루나가토2 reactgato ' +
      '티엠포가토 나이키ct3 프레데터엘리트 프레데터프로 프레데터리그 프레데터클럽 프레데터매니아 프레데터프릭 프레데터에지 프레데터어큐러시 프레데터24 프레데터25 프레데터20 프레데터아큐러시 코파 ' +
      '코파문디얼 코파퓨어2 코파글로로 코파리베로 코파아이콘 코파이카온 코파트로페오 copa copapure 아디다스코파 mundialgoal 문디알 카이저5 kaiser5 월드컵축구화 월드컵sg ' +
      'x스피드포탈 스피드포탈 speedportal x스피드플로우 speedflow x고스티드 ghosted 고스티드 네메시스 nemeziz 네메시즈 f50엘리트 f50프로 f50리그 f50클럽 ' +
      'f50파틱 아디제로f50 에프50 아디다스톱살라 메시라이트 삼바풋살 아디다스아르티스타 top살라컴피티션 프레데터살라 predatorsala x살라 퓨처7 퓨처8 퓨처9 퓨처z 퓨처매치 ' +
      '퓨처얼티메이트 futurematch 울트라매치 울트라얼티메이트 울트라플레이 울트라5 킹얼티메이트 kingultimate 킹매치 킹프로축구화 킹탑 푸마프레스토 presto풋살 presto푸마 트루코 ' +
      '푸마프레시오풋살 프리사이즈풋살 뉴발란스442 442v2 442pro 뉴발란스테케라 테켈라 tekela 테켈라v4 퓨론v7 뉴발란스퓨론 뉴발란스오디조 오다조 audazo 오디아조 아우다조 ' +
      '모렐리아ii 모렐리아네오3 모렐리아네오4 모렐리아네오베타 모렐리아살라 모렐리아tf 모렐리아클럽 모렐리아2클럽 모렐리아2재팬 모렐리아웨이브 모렐리아마스터 미즈노모렐리아 moreliaii ' +
      'moreliasala 모나르시다네오 모나르시다네오2 모나르시다네오3 모나르시다살라 모나르시다2 알파엘리트미즈노 알파재팬 레뷸라 rebula 미즈노레뷸라 레부라 알파프로축구화 모레리아 ' +
      'ds라이트x플라이 ds라이트아크로스 ds라이트와이드 ds라이트프로 디에스라이트 울트레자 ultrezza x플라이프로 xflypro wd9 칼체토wd9 아식스칼체토 덱스테리티 테스타축구화 데스타크 ' +
      'destaque 아식스데스타크 joma 호마 호마탑플렉스 탑플렉스 topflex 호마풋살 로또솔리스타 디아도라브라질 브라질축구화 kelme 켈미 켈미풋살 엄브로벨로시타 velocita 엄브로축구화 ' +
      '엄브로풋살 엄브로벨로체 키카 kika 키카축구화 키카풋살 자이크로 zaicro 자이크로풋살 스케쳐스sk 레자1 skx01 skx1 언더아머섀도우 클론마그네티코 magnetico 마그네티코 아셈풋살 ' +
      '낫소축구화 스타축구화',
  },
  {
    kind: 'basketballShoes',
    says: 'basketball',
    words:
      '르브론20 르브론21 르브론22 르브론위트니스 나이키르브론 lebron20 lebron21 코비6 코비8 코비5 나이키코비 코비프로트로 kobe6 kobe8 카이리 카이리인피니티 카이리플라이트랩 ' +
      'kyrie 지티컷 gt컷 gtcut 지티점프 gt점프 지티허슬 gthustle 나이키프리시전 플라이바이 자이언이모탈리티 자모란트 ja1 ja2 나이키자 kd15 kd16 kd17 나이키kd ' +
      '야니스이모탈리티 프릭4 커리10 커리11 커리플로우 루카1 루카2 조던루카 조던테이텀 테이텀1 조던37 조던38 조던39 하든볼륨 앤서니에드워즈1 데임8 dame8 젤후프 gelhoop 노바서지 ' +
      'novasurge 글라이드노바 유엔빌리버블 투웨이즈 퓨마mb 멜로볼 mb01 mb02 mb03',
  },
  {
    kind: 'basketballShoes',
    words:
      '르브론 르브론16 르브론17 르브론18 르브론19 르브론23 르브론솔져 르브론솔저 르브론nxxt 르브론넥스트 lebron lebron22 lebron23 위트니스7 위트니스8 솔저14 ' +
      '르브론위트니스7 르브론위트니스8 르브론위트니스9 kd12 kd13 kd14 kd18 케이디15 케이디16 케이디17 케이디18 kdtrey5 트레이5 kd트레이5 카이리4 카이리5 카이리6 ' +
      '카이리7 카이리8 카이리로우 나이키카이리 안타카이리 kai1 kai2 코비 코비4 코비9 코비11 코비4프로트로 코비5프로트로 코비6프로트로 코비8프로트로 코비9프로트로 kobe 맘바 맘바퓨리 ' +
      '맘바레이지 mamba 지아니스 그릭프릭 줌프릭 줌프릭3 줌프릭4 줌프릭5 줌프릭6 zoomfreak giannis 지아니스이모탈리티 이모탈리티 immortality 이모탈리티2 이모탈리티3 ' +
      '이모탈리티4 자모란트1 자모란트2 자모란트3 ja3 pg2 pg4 pg5 pg6 pg6농구화 폴조지 사브리나 사브리나1 사브리나2 사브리나3 sabrina1 sabrina2 사브리나이오네스쿠 ' +
      '데빈부커 부커1 나이키북 gt컷2 gt컷3 gt컷크로스 gt컷아카데미 gt컷터보 gtcut3 지티컷3 gt점프2 gt허슬 gt허슬2 gt허슬3 gt허슬아카데미 gtjump 나이키지티컷 gt런 ' +
      '나이키g티 프리시전6 프리시전7 precision7 나이키임팩트 flyby미드 플라이바이미드 flybymid 하이퍼덩크 하덩 hyperdunk 하이퍼덩크2016 하이퍼덩크2017 하이퍼덩크x ' +
      '하이퍼덩크로우 어댑트bb 코스믹유니티 cosmicunity 에어줌bbnxt bbnxt 나이키어썰트 팀허슬 teamhustle 나이키르네상스농구 루카3 루카4 조던루카1 조던루카2 조던루카3 ' +
      '조던루카4 조던루카77 luka1 luka2 luka3 luka77 탓텀 조던태이텀 테이텀 테이텀2 테이텀3 tatum tatum1 tatum2 tatum3 자이언 조던자이언 zion 자이언1 ' +
      '자이언2 자이언3 자이언4 조던34 조던35 조던36 조던40 에어조던34 에어조던35 에어조던36 에어조던37 에어조던38 에어조던39 에어조던40 점프맨프로 조던원테이크 원테이크 onetake ' +
      '조던원테이크4 조던원테이크5 조던웨스트브룩 와이낫 whynot 와이낫제로 조던스테이로열 조던하이드립 조던헤어 조던스페이시 조던농구화 언더아머커리 언더아머커리6 언더아머커리7 언더아머커리8 ' +
      '언더아머커리9 언더아머커리10 언더아머커리11 언더아머커리12 언더아머커리플로우 언더아머커리브랜드 ua커리 ua커리8 ua커리9 ua커리10 ua커리11 ua커리12 커리4 커리5 커리6 커리7 ' +
      '커리8 커리9 커리12 커리스플래시 커리농구화 스테판커리 curry curry8 curry9 curry10 curry11 curry12 curryflow 커리스피시브 foxone 언더아머스폰 ' +
      '언더아머락다운 락다운5 락다운6 락다운7 lockdown 언더아머젯 ua젯 ua젯23 스폰3 embiid 엠비드1 플로우퓨트르x flowfutr 하든 하든볼륨4 하든볼륨5 하든볼륨6 하든볼륨7 ' +
      '하든볼륨8 하든볼륨9 하든vol6 하든vol7 하든vol8 하든vol9 하든7 하든8 하든9 hardenvol 아디다스하든 데임 데임6 데임7 데임9 데임서티파이드 데임엑스트플라이 데임릴라드 ' +
      '릴라드 dame9 damecertified 아디다스데임 ae1 ae1로우 ae2 앤서니에드워즈 앤트맨농구화 트레이영 트레이영1 트레이영2 트레이영3 트레이영언리미티드 traeyoung 돈이슈 ' +
      '돈이슈4 돈이슈5 돈이슈6 donissue donissue5 도노반미첼 디오엔 don이슈 d로즈 디로즈 drose 로즈손오브치 sonofchi 데릭로즈 엑시빗 exhibit 엑지빗 엑시빗셀렉트 ' +
      '아디다스크로스엠업 크로스엠업 오운더게임 ownthegame 오운더게임2 바운스레전드 pro바운스 프로바운스 트레이언리미티드 크레이지8 crazy8 크레이지익스플로시브 크레이지일레븐 모스트벨루어블 ' +
      'mb04 mb05 mb1 mb2 mb3 엠비01 라멜로 라멜로볼 푸마mb 푸마mb01 푸마mb02 푸마mb03 푸마mb04 스쿳제로 scootzero 스쿳헨더슨 푸마올프로나이트로 올프로나이트로 ' +
      'allpronitro 푸마스튜이 스튜이 stewie 클라이드올프로 clydeallpro 푸마클라이드농구 트리플베이직농구 푸마코트라이더 코트라이더카오스 courtrider genetics 리복앵글 ' +
      '앵글엘리트 angelreese 리복퀘스천 퀘스천 리복앤서 아이버슨 앤서4 answeriv 샤크노시스 shaqnosis 샤크어택 리복솔루션농구 리복엔진a engine엔진 카와이 카와이3 카와이4 ' +
      '카와이뉴발란스 kawhi 투와이 투웨이v4 투와이v4 twowxy 뉴발란스투와이 twowxyv4 twowxyv5 헤슬로우 hesi로우 hesilow 뉴발란스헤지 옴니s omn1s omn1 ' +
      '젤후프v14 젤후프v15 젤후프v16 젤후프v17 겔후프 언프리아레 unpreares 언프레아레 언프리아레스 아식스농구화 아식스노바서지 젤버스트 glidenova 스윈탑 와데 웨이드 웨이오브웨이드 ' +
      'wayofwade wow10 wow11 와데808 지미버틀러 jb1 jb2 jb3 리닝농구화 안타카이 kt9 kt10 kt11 클레이톰슨안타 팀플래그 pg7피크 타이치플래시 피크농구화 픽농구화 ' +
      '361ag 아론고든 ag3 ag4 요키치361 joker1 오스틴리브스 ar1 ar2 리갈레이커 qiaodan',
  },
  {
    kind: 'golfShoes',
    words:
      '풋조이필드 에어조던1로우g 조던1로우g 보아골프화 풋조이 footjoy fj 풋조이플렉스 풋조이tcx 풋조이퓨전 풋조이스포츠 풋조이보아 풋조이캐리어 풋조이오리지널 풋조이링스 풋조이컴포트 풋조이레저 ' +
      '풋조이퍼포마 풋조이이모먼트 풋조이골프화 풋조이이그나이트 fj플렉스 prosl스포츠 스트라토스 stratos 퓨얼스포츠 프리미어시리즈 지지21 트랙시온 traxion 테크리스폰스 ' +
      'techresponse 솔라모션 솔라모션보아 solarmotion 아디다스골프스탠스미스 스탠스미스골프 삼바골프 sambagolf 가젤골프 gazellegolf 슈퍼스타골프 울트라부스트골프 ' +
      '아디파워골프 파워밴드보아 아디크로스 adicross 퓨어모션골프 아디다스골프화 아디다스레트로크로스 retrocross 에어조던골프 조던골프 조던1골프 조던로우골프 조던adg 조던4골프 ' +
      '에어맥스90g 에어맥스97g 에어맥스1g 에어맥스270g 에어포스골프 덩크로우골프 로쉬g 로쉐g rosheg 인피니티g 인피니티gnn 인피니티g2 infinityg 나이키인피니티g 빅토리프로 ' +
      '빅토리g 에어페가수스골프 페가수스골프 페가수스g 나이키골프화 줌빅토리 나이키프리골프 나이키코어스클래식 코스클래식 에코골프 바이옴하이브리드 바이옴라운드 에코바이옴하이브리드 에코s라이트 ' +
      '에코골프s클래식 에코코어 에코lt1 lt1하이브리드 에코트레이 에코하이브리드 에코골프스트리트 에코classic골프 푸마이그나이트 이그나이트골프 이그나이트파스너 푸마골프 푸마로마골프 푸마프로어댑트 ' +
      '푸마고르주 프리미즘 스케쳐스골프 고골프 고골프맥스 고골프드라이브 고골프토크 gogolf 스케쳐스고골프 스케쳐스블레이드 gtx고골프 젤에이스 아식스골프 젤에이스프로 젤코스에이스 gelace ' +
      '젤코스글라이드 젤카야노에이스 젤카야노ace 젤프리섹스 미즈노넥스라이트 넥스라이트 nexlite 와이드스타일 웨이브해저드 wavehazard 제넴 genem 미즈노제넴 웨이브카덴스 ' +
      'wavecadence 스피스 spieth hovrdrive 호버드라이브 ua매치플레이 매치플레이 matchplay 뉴발란스골프 뉴발란스327골프 프레쉬폼컨텐드 breath뉴발란스골프 지포어 g포어 ' +
      'gfore 지포어g드라이브 gdrive 타이틀리스트골프화 pxg골프화 말본골프화 말본신발 페이레이어 payntr 페인터골프 커쿤터 캘러웨이골프화 데상트골프화 데상트알투 r90 데상트r90 콜한골프 ' +
      '제로그랜드골프 오리지널그랜드골프 크록스골프 풋조이어센틱 royalalbartross 로얄알바트로스 던롭골프화 잔디로 잔디로골프화 에이스골프화 비바하트골프화 마크앤로나골프화 힐크릭골프화 w앵글골프화 ' +
      'k2골프화 타이거우즈13 선데이레드신발',
  },
  {
    kind: 'golfShoes',
    says: 'waterproof',
    words:
      '풋조이프로 풋조이트래디션 풋조이하이퍼플렉스 프로sl fj프로sl 바이옴골프 에코바이옴골프 바이옴c4 biomc4 투어360 tour360 코드카오스 codechaos 인피니티투어 에어줌인피니티투어 ' +
      '에어빅토리투어 지포어갤리밴터 갤리밴터 mg4 풋조이프로sl 풋조이프로슬 풋조이퓨얼 풋조이스트라토스 풋조이투어알파 풋조이프리미어 풋조이플렉스xp 풋조이퀀텀 풋조이하이드로라이트 풋조이드라이조이스 ' +
      '풋조이드라이조이 풋조이투어x fj트래디션 fj하이퍼플렉스 fj퓨얼 fj퀀텀 fj스트라토스 하이퍼플렉스 hyperflex 프로slx prosl 드라이조이스 dryjoys 투어알파 touralpha ' +
      '하이드로라이트 투어36022 투어36024 투어360xt 아디다스투어360 코드카오스21 코드카오스22 코드카오스25 zg21 zg23 아디다스zg s2g 아디다스s2g 레벨크로스 ' +
      'rebelcross mc80 mc87 mc70 아디다스mc80 아디제로zg 빅토리투어 빅토리투어2 빅토리투어3 빅토리투어4 victorytour 나이키빅토리투어 바이옴g3 바이옴g5 바이옴h4 ' +
      '바이옴투어 바이옴c5 바이옴h5 biomh4 biomg3 biomg5 에코바이옴c4 에코바이옴g3 에코바이옴h4 에코바이옴투어 에코s3 에코골프s3 이그나이트엘리베이트 이그나이트프로어댑트 ' +
      'gs파스트 고골프엘리트 고골프프로 고골프블레이드 언더아머스피스 언더아머드로우 ua드로우 ua드라이브프로 뉴발란스574골프 574그린스 지포어갈리반터 갈리반터 gallivanter 지포어디스럽터 ' +
      '지포어mg4 두카델코스마 ducadelcosma 풋조이프로slx 풋조이프로슬카본 풋조이프로sl카본 풋조이투어알파보아 풋조이하이퍼플렉스보아 풋조이프리미어보아 풋조이퓨얼보아 아디다스코드카오스 ' +
      '아디다스zg21 아디다스zg23 아디다스mc87 나이키인피니티투어 나이키빅토리투어3 에코바이옴g5 에코바이옴c4골프 에코바이옴g5골프 mg4플러스 지포어mg4플러스 지포어갤리반터 ' +
      '스케쳐스고골프엘리트 스케쳐스고골프프로 gtx골프화 고어텍스골프화 넥스라이트gtx 미즈노넥스라이트gtx 푸마이그나이트골프',
  },
  {
    kind: 'cyclingShoes',
    words:
      '카탄 시디샷 에스웍스토치 sworks토치 에스웍스아레스 토치1 rc9 rc902 rc702 rc3 xc5 시마노rc rc1슈즈 rc3슈즈 rc5슈즈 rc7슈즈 rc9슈즈 rc100 rc102 ' +
      'rc300 rc302 rc500 rc502 rc703 rc903 shrc1 shrc3 shrc5 shrc7 shrc9 shxc1 shxc3 shxc5 shxc7 shxc9 shme3 shme5 ' +
      'shme7 shge5 shmt5 shet5 shrx6 shrx8 shr321 shrc102 shrc302 shrc502 shrc702 shrc902 shrc903 시마노xc xc100 xc102 ' +
      'xc300 xc302 xc502 xc702 xc902 시마노rp rp3시마노 rp4시마노 rp5시마노 rp9시마노 rp301 rp501 시마노rx8 에스파이어 sphyre 시마노me me100 ' +
      'me300 me400 me502 me702 시마노슈즈 시마노클릿 시마노에스파이어 시디 sidi 시디와이어 와이어2 와이어2s sidishot 시디지니어스 시디알바 시디픽스 시디프리마 시디니볼라 ' +
      '지로엠파이어 지로사이클링 지로신택스 지로카데트 지로리걸 지로스타일러스 지로레인저 지로랜저 지로사비쉬 지로임페리얼 스페셜라이즈드토치 토치 torch1 torch2 torch3 s웍스토치 ' +
      'sworkstorch 에스웍스7 에스웍스슈즈 s웍스슈즈 s웍스아레스 sworksares 리콘클릿 스페셜리콘 피직템포 템포오버커브 피직인피니토 infinitor1 피직베로체 피직테라 ' +
      'terraatlas 피직벤토 vento 피직슈즈 fizik dmtkr kr1 kr3 kr4 krsl dmt슈즈 gk1 노스웨이브 northwave 노스웨이브리벨 레벨프로 노스웨이브스톰 ' +
      '노스웨이브코어플러스 코어플러스2 core2 레이크cx cx332 cx402 cx242 cx238 cx177 cx176 lakecx mx238 본트슈즈 bontvaypor 바이포 vaypor ' +
      '루독클릿 luck럭슈즈 퀵슈즈 quoc quoc모노 그랜투어 grantourer 수플라스 suplest 수플레스트 벨로시사모 벨로사모 velosamba 벨로삼바 아디다스벨로 벨로사코치 ' +
      '파이브텐프리라이더 freerider 프리라이더 파이브텐트레일크로스 trailcross 크랭크브라더스슈즈 매버릭클릿 맬릿 봄트래거슈즈 본트래거 ballista 본트래거서킷 본트래거발리스타 ' +
      '본트래거벨로시스 velocis 자이언트서지 서지프로 자이언트클릿 nxr클릿 산티크클릿 santic클릿 로뎀클릿 탈로슈즈 반라이젤 btwin로드 반라이셀 vanrysel 펄이즈미클릿 퀘스트스튜디오 ' +
      'questroad',
  },
  {
    kind: 'climbingShoes',
    says: 'climbing',
    words:
      '솔루션라스포티바 미우라라스포티바 카타나레이스 스콰마 테스타로사 씨어리라스포티바 인스팅트vs 베이퍼v 퓨리아 타란툴라 타란튤라 모멘텀블다 파이브텐하이앵글 niad 언패러렐',
  },
  {
    kind: 'climbingShoes',
    words:
      '솔루션컴프 솔루션암벽 라스포르티바솔루션 solutioncomp testarossa 미우라 미우라vs miuravs miura tarantula 타란툴레이스 tarantulace 카타나 katana ' +
      '스쿼마 skwama 라스포르티바세오리 푸투라 futura 오트라키 otaki 오타키 미스토 코브라암벽 cobra 온드라컴프 ondracomp 라스포르티바만트라 드라고 dragolv drago ' +
      '드라고lv 스카르파드라고 키메라 chimera 인스팅트 인스팅트vsr 인스팅트s instinctvsr 스카르파인스팅트 부스트스카르파 부스틱 boostic 스카르파퓨리아 furia 베이퍼v스카르파 ' +
      'vaporv 벨로체 veloce 스카르파벨로체 아르페지아 arpia 아르피아 스카르파오리진 스카르파헬릭스 헬릭스암벽 퀀틱스카르파 quantix 매드락 madrock 매드락드론 드론 매드락레드라인 ' +
      '매드락플래시 매드락리드 이볼브 evolv 이볼브샤먼 샤먼 shaman 이볼브팬텀 이볼브제니스 zenist 이볼브데피 defy 블랙다이아몬드모멘텀 안드레아볼디니 안볼 unparallel 언패럴렐 ' +
      '언페럴렐 tn프로 tnpro 언패럴렐플래그십 파이브텐 fiveten 하이앵글 hiangle 아나사지 anasazi 니아드 파이브텐니아드 텐야 tenaya 테나야 오아시암벽 테나야이아티 iati ' +
      '마스티아 mastia 테나야타리파 tarifa 부토라 butora 부토라아크로 부토라엔데버 부토라나르샤 부토라고미 부토라레구스 부토라알트루라 아크로암벽 acro 나르샤 narsha 엔데버 ' +
      'endeavor 오셀로암벽 ocun 오쿤 오쿤오존 레드칠리 redchili 시몬드암벽 simond 시몬드록 klifer 클라이머스암벽',
  },
  {
    kind: 'waterShoes',
    words:
      '와일드캣노스 코스탈러너 파워드리프트 하이드로모카신 하이드로목 hydromoc 머렐하이드로목 뉴포트 뉴포트h2 newporth2 스킨슈즈 아쿠아트렉 아쿠아비어 나이키아쿠아삭 아쿠아삭 aquasock ' +
      '아쿠아삭360 테렉스제루 제루 jawpaw 조폭 아디다스조파 클라이마쿨보트 climacoolboat 보트레이스 살로몬테크앰피브 테크앰피비안 techamphib techamphibian ' +
      '머렐와이프아웃 머렐하이드로런너 킨드리프트 h2목 킨h2 노스페이스워터슈즈 노스페이스클라임보이스 컬럼비아드레인메이커 drainmaker 드레인메이커 컬럼비아파워드레인 powerdrain ' +
      '네파아쿠아슈즈 k2아쿠아슈즈 블랙야크아쿠아 아쿠아본 아쿠아런 배럴아쿠아슈즈 아쿠아바디슈즈 록시아쿠아 퀵실버아쿠아 머렐초프락 choprock 초프록',
  },
  {
    kind: 'sportSandals',
    words:
      '허리케인xlt2 허리케인xlt 테바허리케인 허리케인샌들 hurricanexlt 테바오리지널 오리지널유니버셜 originaluniversal 미드폼 midform 테바미드폼 킨유니크 uneek ' +
      '제라포트 킨제라포트 zerraport 뉴포트샌들 차코제트원 z1클래식 z클라우드 zcloud 칸유트 나이키캐년 캐년샌들 캐니언샌들 canyonsandal 오네온타 오니온타 나이키오니온타 ' +
      '에어맥스코코샌들 호파라 호카호파라 hopara 스카이라인플로트 호카스카이라인 하이커샌들 어드벤처샌들 슈퍼슬라이드 suicoke모토 모토수이코크 motocab 수이코크데파 페이토르 카미노 ' +
      '아웃도어샌들 울라샌들 허리케인벌그 허리케인xlt2앰프 허리케인드리프트 hurricanexlt2 테바 teva 테바오리지널유니버셜 오리지널유니버설 미드폼유니버설 플랫폼유니버셜 테바테라파이 테라파이 ' +
      'terrafi 테바잠바인 테바제러드 테바보타 하이드라트렉 hydratrek 그랜드뷰 테바플랫폼 테바스트라타 킨뉴포트 newport 킨뉴포트h2 킨클리어워터 clearwater 킨솔라 솔르 solr ' +
      '킨위스퍼 킨베니스 킨엘레 astoria 킨아스토리아 킨하이퍼포트 hyperport 차코 chaco 차코z 차코z1 차코z2 차코메가지 루나샌들 lunasandals 베드락 bedrock 베드록샌들 ' +
      '베드락케언 케언3d 제로슈즈샌들 xero제로슈즈 지트레일 쉼밍샌들 소스샌들 shaka샌들 샤카샌들 샤카 sukajan샌들 수이코크 수이코크모토 스이코크 suicoke suicokemoto ' +
      '수이코크kisee 디파 depa 호파라2 호카인피니하이크 인피니하이크 호카스카이라인샌들 에이코드 살로몬테크샌들 살로몬크로스앰피비안 나이키코코샌들 나이키오닉스 나이키비스타 vista샌들 ' +
      '나이키아이코나 이코나 나이키에어맥스샌들 acg에어데스추츠 에어데스추츠 deschutz 에어데슈츠 에어디슈츠 나이키아쿠아터프 나이키카놉 조던크로스샌들 아디다스알타스윔 알타스윔 테렉스사이프렉스 ' +
      '사이프렉스 cyprex 테렉스하이드로테라 hydroterra 아디다스컴포트샌들 뉴발란스크라브 크라브 뉴발란스6205 sdl6205 뉴발란스카라반 sd3205 sd5601 푸마소프트라이드샌들 ' +
      'mlb청키샌들 청키샌들 청키비치 청키범퍼 mlb청키범퍼 휠라샌들투모로우 휠라디스럽터샌들 아웃도어디스럽터샌들 휠라드리프터샌들 노스페이스네스트 노스페이스울트라스트라토마 스트라토마 skeena 스키나 ' +
      '노스페이스스키나 컬럼비아코노스샌들 머렐칼룬 kahuna 머렐카후나 머렐스피드퓨전 스케쳐스고컨시스턴트 스케쳐스우노샌들 에코유카탄 유카탄 yucatan 에코오프로드 offroad 에코엑소워크 ' +
      '에코코즈모 어그샌들스포츠 어그sport예아 스포츠예아 sportyeah 올버즈샌들 크록스올터레인샌들 버켄스탁타타코아 타타코아 tatacoa 버켄스탁칼라하리 k2샌들 코오롱샌들 네파아쿠아 ' +
      '블랙야크샌들 트렉스타샌들 캠프라인샌들 디스커버리샌들 내셔널지오그래픽샌들 로바샌들 루칼 loowit 리프샌들',
  },
]
