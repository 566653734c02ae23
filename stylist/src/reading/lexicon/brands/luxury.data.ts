import type { Brand } from '../types.ts'

/** Makers of luxury goods, and designers. */
export const luxury: readonly Brand[] = [
  {
    words: '버버리 burberry 버버리런던 버버리프로섬 아쿠아스큐텀 aquascutum',
    only: {
      OUTER: 'trench quilted woolCoat',
      TOP: 'polo shirt knit',
      SCARF: 'muffler',
      BAG: 'tote crossbody',
      SHOES: 'loafers',
    },
  },
  // luxury and designers
  {
    words:
      '구찌 gucci 프라다 prada 미우미우 miumiu 디올 dior 크리스찬디올 christiandior 디올옴므 발렌시아가 balenciaga 발렌시 생로랑 생로랑파리 입생로랑 saintlaurent ysl slp 셀린느 셀린 celine 로에베 loewe 보테가베네타 보테가 bottegaveneta bottega 버버리런던 발렌티노 valentino 발렌티노가라바니 지방시 givenchy 끌로에 클로에 chloe 펜디 fendi 돌체 돌체앤가바나 돌체가바나 dolcegabbana dolceandgabbana 베르사체 versace 알렉산더맥퀸 맥퀸 alexandermcqueen mcqueen 알렉산더왕 alexanderwang 메종마르지엘라 마르지엘라 메종마르지 마르지 maisonmargiela margiela mm6 엠엠식스 아크네 아크네스튜디오 아크네스튜디오스 acnestudios acne 질샌더 jilsander 르메르 lemaire 더로우 therow 로로피아나 loropiana 브루넬로쿠치넬리 쿠치넬리 brunellocucinelli 막스마라 maxmara 위켄드막스마라 스포트막스 sportmax 톰포드 tomford 톰브라운 thombrowne 릭오웬스 rickowens 드리스반노튼 드리스 driesvannoten 앤드뮐미스터 오프화이트 마르니 marni 에트로 etro 미쏘니 missoni 몽블랑의류 필립플레인 philippplein 디스퀘어드 디스퀘어드2 dsquared dsquared2 닐바렛 neilbarrett 지미추의류 발망 balmain 겐조 kenzo 꼼데가르송 꼼데 꼼데가르손 commedesgarcons cdg 요지야마모토 yohjiyamamoto 와이쓰리 y3 언더커버리즘 사카이 sacai 이세이미야케 이세이 isseymiyake 옴므플리세 옴므플리쎄 hommeplisse 플리츠플리즈 pleatsplease 미야케 폴로퍼플라벨 퍼플라벨 비비안 비비안웨스트우드 비비안웨스트 viviennewestwood 스텔라맥카트니 stellamccartney 조르지오아르마니 아르마니 엠포리오아르마니 emporioarmani giorgioarmani 아르마니익스체인지 armaniexchange 아르마니진스 모스키노 moschino 러브모스키노 폴앤조 paulandjoe 쟈크뮈스 자크뮈스 jacquemus 가니 ganni 토템 toteme 로버트로드리게즈 니들스 needles 비즈빔 visvim 엔폴드 enfold 스톤아일랜드 스톤아 스아 stoneisland cp컴퍼니 씨피컴퍼니 cpcompany 아미 아미파리 ami amiparis 메종키츠네 키츠네 maisonkitsune kitsune 아페쎄 아페세 에이피씨 apc 오라리 auralee 코모리 comoli 캡틴선샤인 나나미카 nanamica 노스페이스퍼플 markaware 마카웨어 칼라거펠트 칼라거펠드 karllagerfeld 몽클레어그레노블 캘빈클라인 캘빈클라인퍼포먼스 ck calvinklein 디케이엔와이 dkny 마이클코어스의류 토즈의류 에르메스의류 샤넬의류 루이비통의류 골든구스의류 알라이아 alaia 니나리치 ninaricci 랑방 lanvin 쏘니아리키엘 소니아리키엘 소니아바이 soniarykiel 보이런던 boylondon 크리스토퍼레이번 코페르니 coperni 마린세르 marineserre 디온리 넘버투웬티원 n21 피터도 peterdo 네헤라 나누시카 nanushka 에이골드 시몬로샤 simonerocha 세실리에반센 ceciliebahnsen 몰리고다르 마틴로즈 웨일즈보너 walesbonner 키코코스타디노브 아워레가시 ourlegacy sunflower브랜드 칼린 올세인츠 올세인트 allsaints',
    only: {
      TOP: 'tee shirt knit sweatshirt',
      BOTTOM: 'slacks jeans widePants',
      OUTER: 'blazer woolCoat shortPadding cardigan',
      DRESS: 'dress knitDress formalDress',
      SHOES: 'sneakers loafers lowHeels leatherSneakers',
      BAG: 'shoulderBag chainBag tote miniBag crossbody',
      HAT: 'ballCap bucketHat',
      SCARF: 'muffler silkScarf',
      ACCESSORY: 'belt sunglasses necklace',
      SOCKS: 'socks',
      UNDERWEAR: 'briefs bra',
    },
  },
  {
    words:
      '샤넬 chanel 샤넬백 에르메스 hermes 에르메쓰 루이비통 루이 lv 루이비똥 루이뷔통 louisvuitton 고야드 goyard 델보 delvaux 모이나 moynat 발렉스트라 valextra',
    only: {
      BAG: 'chainBag shoulderBag leatherTote crossbody',
      SHOES: 'flats lowHeels sneakers sandals',
      SCARF: 'silkScarf bigScarf muffler',
      ACCESSORY: 'earrings necklace belt bracelet brooch',
      OUTER: 'tweedJacket cardigan',
      TOP: 'knit tee blouse',
      DRESS: 'tweedDress dress',
      HAT: 'ballCap beret',
    },
  },
]
