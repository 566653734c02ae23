// Written by `npm run stylist:fit` from the labels in test/closets and test/own-closets: not edited by hand.

/** Harm of two families worn together beyond what the rules say, in hundredths: the first, then each other. */
export const fittedPairs = `
apron: blazers 15 blouses 13 coats 13 flatShoes 15 formalDresses 29 handBags 13 heels 15 knits 25 leggings 15
  lightScarves 15 skirts 15 sportShoes 13 springCoats 13 suitJackets 15
armSleeves: blazers 15 cardigans 22 chinos 13 coats 41 dressShirts 15 dressShoes -59 dressSocks -9 heels 29 knits 18
  lightDowns 32 lightScarves 13 paddings 41 plainSocks 15 polos 25 scarves 23 shirts 19 slacks -18 sportJackets 10
  sportSocks 13 sportTops 20 sportTrousers 10 springCoats 29 stockings -9 suitJackets 41 suitTrousers -15 thermalSet 29
  ties -9 training 13 turtlenecks 11 warmBoots 13 warmHats 15
bareDresses: bareDresses 29 blazers 19 blouses 31 boots 32 caps 19 chinos 104 coats 28 dresses 150 fleeces 23
  formalDresses 110 heels 20 helmet 29 homeClothes 20 jeans 143 knits 75 leggings 88 lightDowns 20 paddings 21 pearls 22
  polos 29 scarves 27 shirts 24 shortSkirts 98 shorts 77 skirts 120 slacks 173 slippers 20 sneakers 13 sportBags 25
  sportJackets 53 sportShoes 55 sportShorts 61 sportSocks 14 sportSupport 29 sportTops 97 sportTrousers 15
  springCoats 17 stockings 25 streetJackets 16 streetTrousers 61 studioSocks 15 suitTrousers 61 sweats 71 tees 39
  thermalSet 15 thermalTop 22 training 98 turtlenecks 42 unknownEtc 15 vests 13 warmBoots 24 workTop 25
baseLayer: blazers -15 blouses 10 chinos 13 coats -80 dressShirts -16 dressShoes -80 dressSocks -9 jeans 11 sandals 22
  shirts 12 shorts 51 slacks -23 sportTrousers 12 stockings -9 streetTrousers 12 suitJackets -9 ties -9
belt: shorts 15 sportShorts 15 streetTrousers 15 training 29
blazers: blazers 110 caps 103 cardigans 34 casualBags 27 chinos 16 coats 16 coolInner 11 dresses 33 fleeces 80
  formalDresses 15 helmet 41 homeClothes -11 knits 23 leatherSneakers 13 leggings -80 lightDowns 93 lightScarves 10
  necklace 11 padGloves -9 polos 15 rainBoots -25 robe 15 sandals 50 shirts 29 shortSkirts -80 shorts -48 slippers -80
  sportBags 56 sportGear -15 sportJackets 101 sportShoes 61 sportShorts -80 sportSocks -35 sportSupport 29 sportTops 151
  sportTrousers 120 sportsBra -20 springCoats 18 streetJackets 147 streetTrousers -10 studioSocks -9 suitJackets 158
  suitTrousers 47 summerShirtOuter 41 sunHats 14 sweats 71 ties 18 training 41 vests 16 warmBoots -55 warmHats 30
  workTop 41
blouses: blouses 132 caps 55 chinos 17 dressShirts 15 dresses 185 formalDresses 199 helmet 31 homeClothes -11 knits 99
  lightScarves 33 padGloves -9 polos 51 rainBoots -30 sandals 11 shirts 135 slippers -80 sportBags 14 sportGear -15
  sportShoes 18 sportShorts -20 sportSocks -18 sportSupport 29 sportTops 119 sportTrousers 28 streetTrousers 16
  studioSocks 27 suitJackets 9 sweats 101 tees 151 thermalSet 12 thermalTop 41 training 23 turtlenecks 158 unknownEtc 11
  vests 8 warmBoots -18 warmHats 12 workTop 77
boots: chinos 24 dressShirts 19 dresses 13 flatShoes 15 helmet 29 homeClothes 15 knits 10 leggings 61 sandals 22
  shorts 13 slacks 9 sportShorts 47 sportTops 63 sportTrousers 54 studioSocks 15 suitTrousers 22 ties 29 training 34
  unknownEtc 12 vests 12
bothUmbrella: umbrella 15
caps: caps 41 coats 81 dressShirts 54 dressShoes 66 dressSocks -17 dresses 33 flatShoes 23 formalDresses 107 handBags 9
  heels 74 helmet 61 lightScarves 18 paddings 19 pearls 16 polos 15 scarves 16 skirts 80 springCoats 55 suitJackets 192
  suitTrousers 151 summerShirtOuter 13 sunHats 69 ties 58 unknownAccessory 41 vests 8 warmBoots 18 warmHats 113
  workBags 30
cardigans: cardigans 85 coats 19 dressShirts 12 fleeces 38 formalDresses 9 knits 20 leggings 21 lightDowns 26
  paddings 15 pocketVest 12 polos 15 sandals -18 scarves 12 shirts 32 slippers -28 sportJackets 11 sportShorts 9
  sportSocks -13 sportSupport 10 sportTops 81 sportTrousers 23 streetJackets 10 streetTrousers 22 studioSocks 17
  suitJackets 40 summerShirtOuter 29 sweats 125 tees 12 thermalBottom 9 thermalTop 19 training 10 turtlenecks 17
  unknownEtc 13 vests 50 warmBoots 14 workTop 22
casualBags: casualBags 44 formalDresses 50 golfBag 15 handBags 93 heels 27 helmet 8 leggings 12 skirts 15 sportBags 125
  sportShorts 8 suitJackets 29 suitTrousers 9 ties 18 unknownEtc 12 workBags 75
chinos: chinos 78 coats 23 dressShoes 8 dresses 165 flatShoes 15 formalDresses 134 heels 20 homeClothes 47 jeans 88
  knits 10 leggings 122 lightDowns 9 padGloves 12 paddings 20 pocketVest -9 scarves 13 shortSkirts 69 shorts 43
  skirts 87 slacks 126 slippers 25 sportBags 21 sportShoes 55 sportShorts 58 sportSupport 15 sportTops 38
  sportTrousers 68 springCoats 8 stockings 37 streetTrousers 85 suitJackets -37 suitTrousers 79 thermalBottom 15
  thermalSet 15 thermalTop 11 ties 83 training 95 turtlenecks 24 unknownAccessory 29 unknownEtc 41 vests 13 warmBoots 29
coats: coolInner 29 dressShirts 8 dresses 19 flatShoes 21 golfBag -9 golfGlove -9 helmet 13 homeClothes 35 knits 15
  leggings -18 lightDowns 16 padGloves -9 pocketVest 51 robe 13 sandals 49 shirts 17 shortSkirts 10 shortSocks 13
  shorts 53 slippers -16 sportBags 39 sportGear -55 sportJackets 200 sportShoes 14 sportSocks -80 sportSupport 15
  sportTops 25 sportTrousers 89 sportsBra -26 springCoats 176 streetJackets 128 streetTrousers 41 summerShirtOuter 61
  sunHats 19 training -20 unknownEtc 36 warmBoots -13 workTop 61
coolInner: dressShirts 34 dressShoes 8 jeans 9 knits 31 lightDowns 18 paddings 18 scarves 20 shirts 24 shorts 12
  slacks 19 slippers 11 sportTops 15 sportTrousers 9 springCoats 10 suitJackets 24 suitTrousers 15 sweats 20 tees 12
  thermalBottom 15 ties 18 turtlenecks 22 warmBoots 13 workBags 11
dressShirts: dressShirts 134 dresses -9 fleeces -54 golfBag -9 golfGlove -9 handBags 8 homeClothes 15 jeans -11 knits 44
  leatherSneakers -13 leggings 40 lightDowns -55 lightScarves -11 necklace 29 paddings -42 pocketVest -80 polos 122
  rainBoots -80 sandals -34 scarves 9 shirts 200 shortSkirts 10 shorts 127 slippers -80 sneakers -34 sportGear 15
  sportJackets -80 sportShoes -80 sportShorts 103 sportSocks -19 sportTops 118 sportTrousers 29 stockings 13
  streetJackets -33 streetTrousers 27 sweats 27 tees 46 thermalSet 8 thing 15 ties 10 training 129 turtlenecks 72
  unknownEtc 15 vests 15 warmBoots -80 warmHats 32 workTop 61
dressShoes: fleeces -18 golfBag -9 golfGlove -9 homeClothes -19 jeans -17 leatherSneakers -15 leggings -80
  lightDowns -30 necklace 13 padGloves -9 paddings -30 plainSocks 22 pocketVest -53 rainBoots -39 sandals -44
  shortSkirts -13 shortSocks 18 shorts 24 slippers -80 sneakers -32 sportBags 36 sportGear -76 sportJackets -46
  sportShoes -80 sportSocks 44 sportSupport -59 sportTops -42 sportTrousers 92 sportsBra -59 streetJackets -17
  studioSocks 15 tees -18 unknownEtc 13 warmBoots -62
dressSocks: golfBag -9 golfGlove -9 helmet -20 homeClothes 32 lightScarves -16 plainSocks 36 rainBoots 12 sandals 61
  shortSocks 15 shorts 85 slippers 26 sneakers 15 sportBags -24 sportJackets -36 sportShoes 27 sportShorts 115
  sportTops -37 streetTrousers 9 training 55 warmBoots 12
dresses: dresses 185 fleeces 26 formalDresses 185 heels 14 helmet 29 homeClothes 24 jeans 163 knits 136 leggings 120
  lightDowns 39 lightScarves 15 paddings 26 pocketVest -15 polos 69 rainBoots 8 scarves 22 shirts 92 shortSkirts 161
  shorts 147 skirts 200 slacks 200 slippers 13 sportJackets 49 sportShoes 76 sportShorts 69 sportTops 178
  sportTrousers 92 springCoats 8 stockings 19 streetTrousers 110 suitJackets 18 suitTrousers 77 sweats 153 tees 82
  thermalBottom 18 thermalTop 52 training 143 turtlenecks 86 unknownEtc 36 vests 39 warmBoots 70 workTop 41
flatShoes: fleeces 10 formalDresses 13 helmet 15 homeClothes 10 knits 8 leggings 23 paddings 17 plainSocks 11 scarves 18
  shirts 15 shortSocks 9 slacks 10 slippers -26 sportBags 13 sportJackets 48 sportShoes -62 sportSocks -22
  sportSupport -23 sportTops 76 sportTrousers 29 sportsBra -49 stockings 23 streetTrousers 60 studioSocks 41
  suitTrousers 11 sweats 15 training 46 unknownEtc 15 warmHats 11 workTop 32
fleeces: fleeces 15 formalDresses 41 heels -20 knits 11 lightDowns 15 paddings -48 pearls 13 pocketVest 15 sandals 11
  shirts 17 shortSkirts 9 shorts 9 skirts 32 slacks -13 slippers 11 sportJackets 27 sportShorts 13 springCoats 22
  streetJackets 51 suitTrousers -23 summerShirtOuter 29 sunHats 12 sweats 9 ties 41 unknownAccessory 29 unknownEtc 29
formalDresses: formalDresses 41 helmet 15 homeClothes -30 jeans 164 knits 178 leatherSneakers 8 leggings -8 paddings -49
  plainSocks 37 polos 51 rainBoots -80 robe -52 sandals -23 shirts 148 shortSkirts 69 shortSocks 15 shorts 51 skirts 161
  slacks 200 slippers -80 sportBags 70 sportGear -9 sportJackets 40 sportSocks 66 sportSupport 15 sportTops 32
  sportTrousers 52 sportsBra -9 streetJackets -42 streetTrousers 61 suitJackets 15 suitTrousers 92 summerShirtOuter -12
  sunHats 18 sweats 89 tees 152 thermalBottom 22 thermalSet 13 thermalTop 9 training 24 turtlenecks 147 vests 61
  warmBoots -46 warmHats 20 workTop 29
golfBag: suitJackets 15 suitTrousers -9 ties -9
golfGlove: slacks -9 suitJackets -9 suitTrousers -9 ties -9
handBags: handBags 41 homeClothes 18 sportBags 120 sportShoes 14 sportSocks -14 sportTrousers 14 sportsBra -16
  streetTrousers 25 studioSocks -9 suitTrousers 21 ties 9 unknownEtc 12 workBags 104 workTop 22
heels: helmet 29 homeClothes -62 jeans -11 leggings -12 lightDowns -15 paddings -19 plainSocks 54 rainBoots -76 robe -31
  sandals -30 shortSkirts -15 shortSocks 29 slippers -80 sneakers -22 sportBags 24 sportGear -59 sportShoes -80
  sportShorts -80 sportSocks 43 sportSupport -59 sportTrousers 44 sportsBra -59 stockings 20 studioSocks 29 sunHats 11
  sweats 46 tees -28 thermalBottom 11 training -65 warmBoots -80 warmHats 18 workTop 29
helmet: lightScarves 13 paddings 14 polos 12 rainBoots 11 shirts -9 shorts 10 skirts 15 slacks 22 slippers 29
  sportShoes 11 springCoats 15 streetJackets 16 suitJackets 16 ties -15 warmBoots 12 warmHats 51 workBags -9
homeClothes: jeans 42 knits 18 leatherSneakers 9 leggings 19 lightDowns 23 lightScarves 9 paddings 55 plainSocks 10
  scarves 38 shortSkirts 15 shorts 32 skirts -18 slacks 24 slippers 9 sportShoes 18 sportShorts 25 sportTrousers 77
  springCoats -34 stockings 21 streetTrousers 35 suitJackets 10 suitTrousers -47 summerShirtOuter 15 sunHats 11
  sweats 12 thermalBottom 25 thermalSet 32 ties 49 training 56 turtlenecks 26 unknownEtc 13 warmBoots 41 warmHats 18
  workBags 9
innerTank: sweats 15
jeans: jeans 52 leggings 149 shortSkirts 100 shorts 72 skirts 82 slacks 105 slippers 12 sportGear 12 sportShoes 42
  sportShorts 81 sportSocks 12 sportSupport 15 sportTops 38 sportTrousers 49 stockings 47 streetTrousers 93
  studioSocks 13 suitJackets -53 suitTrousers 18 ties 122 training 99 unknownAccessory 25 unknownEtc 45 workBags 22
  workTop 13
knits: knits 93 leggings 16 lightDowns 12 paddings 14 pocketVest 22 polos 97 robe 12 scarves 18 shirts 70 shortSkirts 13
  shorts 42 slippers -10 sportGear 8 sportShoes 11 sportShorts 66 sportSocks -10 sportSupport 29 sportTops 161
  sportTrousers 49 sportsBra -8 streetTrousers 21 suitJackets 11 summerShirtOuter 45 sweats 200 tees 62 thermalSet 14
  thermalTop 21 ties 56 training 37 turtlenecks 72 unknownAccessory 25 unknownEtc 20 vests 86 warmBoots 12 workTop 85
leatherGloves: leggings -11 sportJackets -15 sportSocks -11 sportTops -17
leatherSneakers: leggings 33 plainSocks 15 sportSocks 9 stockings 8 streetTrousers 10 suitJackets 29 suitTrousers 38
  thermalBottom 13 ties 34 workBags 13
leggings: leggings 22 lightScarves 11 paddings 36 pearls 12 pocketVest 12 polos 58 rainBoots 14 sandals 24 shirts 30
  shortSkirts 51 shorts 100 skirts 125 slacks 159 slippers 28 sportShoes 12 sportShorts 13 sportTrousers 44
  springCoats 19 stockings 120 streetJackets 69 streetTrousers 97 suitJackets -37 suitTrousers -80 summerShirtOuter 13
  sweats 22 tees 19 thermalBottom 41 ties 51 training 69 turtlenecks 15 vests -9 warmBoots 38 workBags 23 workTop 11
lightDowns: lightDowns 20 paddings -65 pearls 13 polos 8 robe 29 sandals 51 shirts 12 shorts 15 skirts 8 slippers 11
  sportJackets 24 sportShorts 45 springCoats 11 streetJackets 46 suitTrousers -80 summerShirtOuter 15 sunHats 8
lightScarves: sandals 8 scarves 104 shorts 26 sportJackets 9 sportShorts 24 sportSocks -18 sportTops 12 sportTrousers 26
  sportsBra -9 streetTrousers 15 suitJackets 18 sweats 17 ties -24 turtlenecks 36 workTop 13
necklace: polos 15 sportJackets -11 sportShorts -8 sportSocks -11 sportTops -13 streetJackets 11 suitTrousers 29 ties 15
  training 14 vests 13
padGloves: sandals 13 shorts 15 slacks -9 sportTrousers 13 stockings -9
paddings: pocketVest 47 polos 19 robe 13 sandals 42 shirts 11 shortSocks 12 shorts 43 skirts 10 sportGear 18
  sportJackets 200 sportShoes 16 sportShorts 93 sportTops 20 sportTrousers 24 springCoats 158 streetJackets 159
  suitJackets -58 suitTrousers -47 summerShirtOuter 41 sunHats 29 ties 19 unknownAccessory 25 unknownEtc 20 workTop 12
pearls: rainBoots 12 shirts 8 slippers -56 sportBags 10 sportGear -9 sportJackets 33 sportShoes 34 sportSocks -20
  sportTops 52 sportTrousers 15 sportsBra -9 streetTrousers 15 sweats 25 tees 16
plainSocks: plainSocks 36 polos 11 sandals 41 shortSocks 29 shorts 17 skirts 9 slippers 20 sportGear 13 sportShoes 10
  sportShorts 14 sportSocks 54 sportTops 12 streetTrousers 10 suitJackets 14 suitTrousers 29 ties 18 unknownEtc 13
pocketVest: polos 13 slacks -35 sportJackets 44 streetJackets 42 suitJackets -80 suitTrousers -80 sweats 10
  turtlenecks 9 workTop -9
polos: polos 25 scarves 16 shirts 151 shortSkirts 13 skirts 14 sportBags 13 sportShoes 23 sportShorts 33 sportSocks 9
  sportTops 169 streetJackets 21 streetTrousers 24 suitJackets 49 suitTrousers 18 sweats 115 tees 174 thermalBottom 11
  thermalSet 36 ties 47 training 31 turtlenecks 77 unknownAccessory 37 unknownEtc 15 vests 16 warmBoots 16 warmHats 10
  workTop 41
rainBoots: skirts 46 slacks -13 springCoats -28 stockings 11 studioSocks 29 suitJackets -80 suitTrousers -44 ties 13
robe: sportJackets 25 sportTops 20 sportTrousers 15 suitJackets 15 suitTrousers -51 turtlenecks 13
sandals: scarves 73 shortSocks 49 skirts 19 slacks 24 sportSocks 55 sportTrousers 19 springCoats 22 stockings 100
  streetJackets 21 streetTrousers 9 studioSocks 15 suitJackets 31 summerShirtOuter 13 sunHats 10 sweats 8
  thermalBottom 13 thermalSet 36 thermalTop 47 ties 29 turtlenecks 23 unknownAccessory 25 warmBoots 37 warmHats 31
  workBags 21
scarves: scarves 15 shirts 24 shortSocks 13 shorts 110 slippers 34 sportGear 11 sportShorts 74 sportSocks -12
  streetTrousers 12 summerShirtOuter 12 sunHats 22 tees 18 training -12 unknownEtc 22 warmHats 11 workTop 9
shirts: shirts 200 sportJackets -19 sportShorts 80 sportSocks -17 sportTops 145 sportTrousers 19 sportsBra -13
  springCoats 10 suitJackets 39 suitTrousers 21 summerShirtOuter 32 sweats 88 tees 27 thermalSet 24 thermalTop 18
  ties 56 training 47 turtlenecks 98 unknownAccessory 20 unknownEtc 32 vests 24 warmBoots 15 warmHats 17 workBags 11
  workTop 69
shortSkirts: shortSkirts 29 shorts 77 skirts 77 slacks 100 slippers 22 sneakers 15 sportJackets 11 sportShoes 18
  sportShorts 41 sportTops 14 sportTrousers 15 streetJackets 17 streetTrousers 61 studioSocks 15 tees 8 training 69
  turtlenecks 10 warmBoots 17 workBags -10 workTop 13
shortSocks: slippers 22 sportSocks 25 sportTops 8 stockings 37 streetTrousers 12 studioSocks 29 suitJackets 15
  thermalSet 29 warmBoots 44
shorts: skirts 60 slacks 64 sneakers 8 sportShoes 28 sportShorts 40 sportSocks 12 sportTops 24 sportTrousers 33
  springCoats 46 stockings 64 streetJackets 27 streetTrousers 51 suitTrousers -35 sweats 11 thermalBottom 25
  thermalSet 25 thermalTop 53 ties 96 training 77 turtlenecks 38 unknownEtc 13 vests 44 warmBoots 110 warmHats 57
  workBags 41
skirts: skirts 48 slacks 114 slippers 18 sneakers 15 sportBags 39 sportJackets 64 sportShoes 108 sportShorts 51
  sportSocks 28 sportSupport 15 sportTops 135 streetTrousers 69 studioSocks 19 suitJackets -37 suitTrousers 68
  sunHats 10 sweats 37 tees 10 thermalBottom 22 training 47 vests 9 warmBoots 32 warmHats 8 workTop 32
slacks: slacks 115 slippers -42 sportGear 12 sportJackets -38 sportShoes 39 sportShorts 20 sportSocks -26
  sportSupport 29 sportTops 28 sportTrousers 19 sportsBra -23 stockings 29 streetTrousers 79 suitJackets -42
  suitTrousers 77 summerShirtOuter 8 sunHats 11 thermalSet 13 thermalTop 8 ties 18 training 30 unknownEtc 45 workTop 24
slippers: sportBags 9 sportSocks 57 sportTops 10 sportTrousers 23 springCoats -43 stockings 54 streetJackets 20
  suitJackets -65 suitTrousers 28 sweats -15 thermalBottom 11 thermalSet 13 thermalTop 9 ties -46 vests 24 warmHats 17
  workBags -38
sneakers: sportShorts 13 sportSocks 19 sportTops 8 sportTrousers 17 stockings 17 suitJackets -61 suitTrousers -25
  summerShirtOuter 29 ties 39 unknownAccessory 45 unknownEtc 10 workBags 8
sportBags: sportBags 92 sportTrousers 8 springCoats 37 stockings -15 streetJackets 9 suitJackets 59 suitTrousers 57
  sunHats 10 unknownEtc 12 vests -10 workBags 130
sportGear: stockings -11 streetJackets 13 suitJackets 15 suitTrousers 15 sweats 13 ties 15 turtlenecks 10
sportJackets: sportJackets 123 springCoats 182 stockings -20 streetJackets 178 streetTrousers 11 suitTrousers -71
  summerShirtOuter 51 sunHats 26 ties 53 turtlenecks -17 unknownAccessory 69 vests -16 warmBoots 11 workBags 18
sportShoes: sportShorts 23 sportSocks 9 sportTrousers 11 springCoats -26 stockings 55 streetTrousers 19 suitTrousers 26
  summerShirtOuter 25 sunHats 19 sweats 8 ties 40 training 9 unknownAccessory 44 unknownEtc 8 vests -27 workBags 35
sportShorts: sportTops 15 sportTrousers 56 springCoats -30 stockings 53 streetJackets 39 streetTrousers 51
  suitTrousers -80 summerShirtOuter 13 sunHats 13 sweats 18 thermalBottom 25 thermalSet 51 thermalTop 34 ties 52
  training 53 turtlenecks 37 vests 45 warmBoots 61 warmHats 41 workBags 27
sportSocks: sportSocks 25 springCoats -80 stockings 29 suitTrousers 44 ties -27 turtlenecks -14 vests -17 workBags -14
sportSupport: springCoats 15 suitTrousers 15
sportTops: sportTops 76 springCoats 58 stockings -10 streetJackets 26 streetTrousers 15 suitTrousers 9
  summerShirtOuter 22 sunHats 10 sweats 86 tees 115 thermalSet 25 thermalTop 14 training 14 turtlenecks 136
  unknownAccessory 36 vests 55 warmBoots 28 workBags 42 workTop 130
sportTrousers: sportTrousers 47 springCoats 81 stockings 45 streetTrousers 64 suitTrousers -71 summerShirtOuter 29
  sunHats 34 sweats 19 tees 11 thermalTop 11 ties 86 training 81 unknownAccessory 23 vests 12 warmBoots 49 warmHats 11
  workBags 42
sportsBra: springCoats -43 stockings -11 workBags -9
springCoats: streetJackets 61 streetTrousers 21 suitJackets 12 summerShirtOuter 15 sunHats 10 sweats 22 training 45
  warmBoots -29 workTop 29
stockings: stockings 75 streetTrousers 51 suitJackets 8 suitTrousers 29 sunHats 10 thermalBottom 32 training 78
  unknownEtc 12 warmBoots 23
streetJackets: streetJackets 120 suitJackets 167 suitTrousers -10 summerShirtOuter 29 ties 80 training 20
  unknownAccessory 29 unknownEtc 37 workBags 27 workTop 17
streetTrousers: streetTrousers 44 suitJackets -74 suitTrousers -46 thermalBottom 9 ties 58 training 55 unknownEtc 22
  warmBoots 34 workBags 32
studioSocks: suitTrousers -9 warmBoots 29 workBags -9
suitJackets: suitJackets 41 summerShirtOuter 15 sunHats 10 tees -80 thing 15 turtlenecks -8 unknownEtc 13 vests 26
  warmBoots -80 warmHats 94
suitTrousers: suitTrousers 43 summerShirtOuter -19 sunHats 8 sweats 36 tees -39 thing 15 training -53 unknownEtc 13
  warmBoots -80 warmHats 43 workTop -11
summerShirtOuter: sweats 41 thermalTop 13 turtlenecks 13 vests 11
sunHats: sunHats 15 thermalTop 11 ties 20 training 16 warmBoots 12 warmHats 69 workBags 12
sweats: sweats 108 tees 26 ties 77 turtlenecks 63 unknownAccessory 29 unknownEtc 29 vests 60 workBags 26 workTop 49
tees: tees 101 thermalBottom 13 thermalSet 35 thermalTop 31 ties 18 turtlenecks 84 unknownAccessory 51 vests 45
  warmBoots 17 workBags 12 workTop 135
thermalBottom: training 12 workTop 15
thermalTop: workTop 10
ties: ties 51 training 90 turtlenecks 27 unknownEtc 15 warmBoots 11 warmHats 37
training: training 52 vests 64 warmBoots 9 workBags 49
turtlenecks: turtlenecks 15 unknownEtc 13 vests -18 workTop 41
umbrella: umbrella 29
unknownAccessory: unknownAccessory 15
unknownEtc: warmBoots 15 workBags 13
vests: workTop 15
warmHats: warmHats 15 workTop 11
workBags: workBags 15`
