// Written by `npm run stylist:fit` from the labels in test/closets and test/own-closets: not edited by hand.

/** Harm of two families worn together beyond what the rules say, in hundredths: the first, then each other. */
export const fittedPairs = `
apron: blazers 15 blouses 13 coats 13 flatShoes 15 formalDresses 29 handBags 13 heels 15 knits 25 leggings 15
  lightScarves 15 skirts 15 sportShoes 12 springCoats 13 suitJackets 15
armSleeves: blazers 15 cardigans 22 chinos 13 coats 41 dressShirts 15 dressShoes -59 dressSocks -9 heels 29 knits 18
  lightDowns 32 lightScarves 13 paddings 41 plainSocks 15 polos 25 scarves 23 shirts 19 slacks -18 sportJackets 10
  sportSocks 13 sportTops 20 sportTrousers 10 springCoats 29 stockings -9 suitJackets 41 suitTrousers -15 thermalSet 29
  ties -9 training 13 turtlenecks 11 warmBoots 13 warmHats 15
bareDresses: bareDresses 29 blouses 22 boots 32 caps 19 cardigans -12 chinos 104 coats 24 dressShoes -12 dresses 150
  fleeces 22 formalDresses 110 heels -13 helmet 29 homeClothes 12 jeans 143 knits 73 leggings 85 lightDowns 20
  paddings 20 pearls 22 polos 29 scarves 27 shirts 16 shortSkirts 98 shorts 77 skirts 120 slacks 173 slippers 16
  sneakers 13 sportBags 25 sportJackets 52 sportShoes 55 sportShorts 61 sportSocks 14 sportSupport 29 sportTops 88
  sportTrousers 15 springCoats 10 stockings 25 streetJackets 16 streetTrousers 61 studioSocks 15 suitJackets -39
  suitTrousers 61 sweats 70 tees 37 thermalSet 15 thermalTop 22 training 98 turtlenecks 41 unknownEtc 15 vests 13
  warmBoots 24 workTop 25
baseLayer: blazers -15 blouses 10 chinos 13 coats -80 dressShirts -16 dressShoes -80 dressSocks -9 jeans 11 sandals 22
  shirts 12 shorts 51 slacks -23 sportTrousers 12 stockings -9 streetTrousers 12 suitJackets -9 ties -9
belt: shorts 15 sportShorts 15 streetTrousers 15 training 29
blazers: blazers 110 caps 103 cardigans 31 casualBags 33 coats 14 coolInner 11 dresses 25 fleeces 51 helmet 41
  homeClothes -66 jeans -26 leggings -80 lightDowns 61 lightScarves 10 necklace 11 padGloves -9 paddings -31 polos 12
  rainBoots -80 robe 15 shirts 26 shortSkirts -80 shorts -80 slippers -80 sneakers -43 sportBags 53 sportGear -15
  sportJackets 21 sportShoes -15 sportShorts -80 sportSocks -35 sportSupport 29 sportTops 86 sportTrousers 87
  sportsBra -20 springCoats -17 streetJackets 147 streetTrousers -80 studioSocks -9 suitJackets 158 suitTrousers 11
  summerShirtOuter 41 sunHats 14 sweats 20 tees -65 ties 18 training -25 vests 20 warmBoots -80 warmHats 30 workTop 41
blouses: blouses 131 caps 55 chinos 8 dressShirts 15 dresses 183 fleeces -27 formalDresses 199 helmet 31 homeClothes -71
  jeans -14 knits 98 leggings -24 lightDowns -17 lightScarves 33 padGloves -9 paddings -26 polos 51 rainBoots -80
  robe -11 shirts 130 shortSkirts -24 shorts -11 slippers -80 sneakers -21 sportBags 14 sportGear -15 sportJackets -46
  sportShoes -37 sportShorts -45 sportSocks -18 sportSupport 29 sportTops 72 sportTrousers -23 streetJackets -9
  streetTrousers -15 studioSocks 27 suitTrousers -13 sweats 77 tees 125 thermalSet 12 thermalTop 41 training -25
  turtlenecks 142 unknownEtc 11 vests 8 warmBoots -73 warmHats 12 workTop 77
boots: chinos 24 dressShoes -19 dresses 13 flatShoes 15 formalDresses -36 helmet 29 knits 10 leggings 45 pocketVest -13
  rainBoots -20 sandals 17 shorts 9 slacks 8 slippers -10 sportJackets -20 sportShoes -19 sportShorts 39 sportSupport 11
  sportTops 39 sportTrousers 38 studioSocks 15 suitJackets -54 ties 29 training 23 unknownEtc 12 vests 12 warmBoots -16
bothUmbrella: umbrella 15
caps: caps 41 coats 81 dressShirts 54 dressShoes 66 dressSocks -17 dresses 33 flatShoes 23 formalDresses 107 handBags 9
  heels 74 helmet 61 lightScarves 18 paddings 19 pearls 16 polos 15 scarves 16 skirts 80 springCoats 55 suitJackets 192
  suitTrousers 151 summerShirtOuter 13 sunHats 69 ties 58 unknownAccessory 41 warmBoots 18 warmHats 113 workBags 30
cardigans: cardigans 85 coats 18 fleeces 28 formalDresses -27 heels -13 homeClothes -39 knits 18 leggings -18
  lightDowns 25 paddings 9 pocketVest -10 polos 14 rainBoots -23 sandals -23 scarves 12 shirts 31 skirts -18
  slippers -72 sportJackets -17 sportShoes -40 sportShorts -29 sportSocks -13 sportSupport 10 sportTops 41
  sportTrousers -8 studioSocks 17 suitTrousers -49 summerShirtOuter 29 sweats 121 thermalBottom 9 thermalTop 19
  training -16 turtlenecks 17 unknownEtc 13 vests 49 warmBoots -8 workTop 22
casualBags: casualBags 44 formalDresses 50 golfBag 15 handBags 93 heels 27 helmet 8 leggings 12 skirts 15 sportBags 125
  suitJackets 32 suitTrousers 15 ties 16 unknownEtc 12 workBags 81
chinos: chinos 77 coats 20 dressShirts -27 dressShoes -10 dresses 164 flatShoes 15 formalDresses 134 homeClothes 32
  jeans 88 knits 9 leggings 114 lightDowns 8 padGloves 12 paddings 18 pocketVest -18 polos -9 scarves 13 shortSkirts 69
  shorts 36 skirts 84 slacks 125 sportBags 21 sportJackets -20 sportShoes 37 sportShorts 31 sportSupport 15 sportTops 14
  sportTrousers 51 stockings 37 streetTrousers 80 suitJackets -80 suitTrousers 40 thermalBottom 15 thermalSet 15
  thermalTop 11 ties 83 training 76 turtlenecks 24 unknownAccessory 29 unknownEtc 41 vests 11 warmBoots 24
coats: coolInner 29 dresses 18 flatShoes 21 fleeces -16 formalDresses -12 golfBag -9 golfGlove -9 helmet 13
  homeClothes 20 jeans -10 knits 12 leggings -45 padGloves -9 pocketVest 41 rainBoots -22 robe 8 sandals 32 shirts 14
  shortSocks 13 shorts 39 slippers -47 sneakers -20 sportBags 38 sportGear -66 sportJackets 191 sportShorts -17
  sportSocks -80 sportSupport 29 sportTrousers 67 sportsBra -26 springCoats 176 streetJackets 111 streetTrousers 20
  suitTrousers -66 summerShirtOuter 61 sunHats 19 sweats -20 tees -18 training -52 unknownEtc 36 warmBoots -38
  workTop 60
coolInner: dressShirts 34 dressShoes 8 jeans 9 knits 31 lightDowns 18 paddings 18 scarves 20 shirts 24 shorts 12
  slacks 19 slippers 11 sportTops 15 sportTrousers 9 springCoats 10 suitJackets 24 suitTrousers 15 sweats 20 tees 12
  thermalBottom 15 ties 18 turtlenecks 22 warmBoots 13 workBags 11
dressShirts: dressShirts 134 dresses -32 fleeces -80 golfBag -9 golfGlove -9 handBags 8 homeClothes -35 jeans -63
  knits 22 leatherSneakers -38 lightDowns -80 lightScarves -11 necklace 29 paddings -66 pocketVest -80 polos 117
  rainBoots -80 sandals -80 scarves 9 shirts 200 shorts 102 slippers -80 sneakers -80 sportJackets -80 sportShoes -80
  sportShorts 35 sportSocks -19 sportSupport 15 sportTops 42 sportTrousers -30 stockings 13 streetJackets -80
  streetTrousers -21 summerShirtOuter -27 sweats -20 tees -9 thermalSet 8 thing 15 ties 10 training 88 turtlenecks 38
  unknownEtc 15 vests 14 warmBoots -80 warmHats 32 workTop 61
dressShoes: fleeces -71 golfBag -9 golfGlove -9 homeClothes -64 jeans -39 knits -15 leatherSneakers -37 leggings -80
  lightDowns -74 necklace 13 padGloves -9 paddings -56 plainSocks 22 pocketVest -56 polos -35 rainBoots -80 sandals -80
  shirts -17 shortSkirts -27 shortSocks 18 shorts -16 slippers -80 sneakers -80 sportBags 37 sportGear -80
  sportJackets -80 sportShoes -80 sportSocks 44 sportSupport -46 sportTops -80 sportTrousers 10 sportsBra -59
  streetJackets -64 streetTrousers -57 studioSocks 15 summerShirtOuter -9 sweats -50 tees -72 turtlenecks -12
  unknownEtc 13 vests -12 warmBoots -80 workTop -51
dressSocks: golfBag -9 golfGlove -9 helmet -20 homeClothes 32 lightScarves -16 plainSocks 36 rainBoots 12 sandals 61
  shortSocks 15 shorts 85 slippers 26 sneakers 12 sportBags -23 sportJackets -36 sportShoes 27 sportShorts 115
  sportTops -36 streetTrousers 9 training 55 warmBoots 12
dresses: dresses 185 fleeces 14 formalDresses 185 helmet 29 homeClothes 11 jeans 162 knits 135 leggings 100
  lightDowns 36 lightScarves 15 paddings 20 pocketVest -51 polos 69 sandals -14 scarves 22 shirts 90 shortSkirts 161
  shorts 147 skirts 200 slacks 200 slippers -9 sportJackets 31 sportShoes 59 sportShorts 69 sportTops 162
  sportTrousers 92 stockings 19 streetTrousers 110 suitJackets -26 suitTrousers 77 sweats 149 tees 75 thermalBottom 18
  thermalTop 52 training 143 turtlenecks 86 unknownEtc 36 vests 39 warmBoots 59 workTop 41
flatShoes: helmet 15 homeClothes -22 knits 8 leggings -12 lightDowns -8 plainSocks 11 rainBoots -33 sandals -10
  scarves 18 shirts 15 shortSkirts -14 shortSocks 9 shorts -9 slacks 10 slippers -35 sportBags 13 sportJackets 23
  sportShoes -80 sportShorts -34 sportSocks -22 sportSupport -23 sportTops 52 sportsBra -49 stockings 23
  streetTrousers 49 studioSocks 41 suitJackets -15 tees -18 training 29 unknownEtc 15 warmBoots -29 warmHats 11
  workTop 32
fleeces: fleeces 15 formalDresses 15 heels -80 lightDowns 15 paddings -48 pearls 13 pocketVest 15 sandals 11
  shortSkirts 9 skirts 22 slacks -59 slippers 11 sportJackets 27 sportShorts 13 springCoats 9 streetJackets 51
  suitTrousers -68 summerShirtOuter 29 sunHats 12 ties 41 unknownAccessory 29 unknownEtc 29 vests -14
formalDresses: formalDresses 41 helmet 15 homeClothes -80 jeans 130 knits 169 leatherSneakers -18 leggings -8
  lightDowns -64 paddings -65 plainSocks 37 polos 51 rainBoots -80 robe -80 sandals -80 shirts 142 shortSkirts 31
  shortSocks 15 shorts 51 skirts 161 slacks 200 slippers -80 sneakers -65 sportBags 70 sportGear -9 sportSocks 66
  sportSupport 15 sportsBra -9 springCoats -10 streetJackets -80 streetTrousers 25 suitTrousers 92 summerShirtOuter -43
  sunHats 18 sweats 17 tees 51 thermalBottom 22 thermalSet 13 thermalTop 9 turtlenecks 147 vests 61 warmBoots -80
  warmHats 20 workTop 29
golfBag: suitJackets 15 suitTrousers -9 ties -9
golfGlove: slacks -9 suitJackets -9 suitTrousers -9 ties -9
handBags: handBags 41 homeClothes 18 sportBags 120 sportShoes 17 sportSocks -14 sportTrousers 14 sportsBra -16
  streetTrousers 25 studioSocks -9 suitTrousers 21 ties 9 unknownEtc 12 workBags 104 workTop 22
heels: helmet 29 homeClothes -80 jeans -52 knits -16 leatherSneakers -21 leggings -12 lightDowns -59 paddings -51
  plainSocks 54 rainBoots -80 robe -80 sandals -80 shortSkirts -52 shortSocks 29 shorts -30 slippers -80 sneakers -69
  sportBags 24 sportGear -59 sportJackets -54 sportShoes -80 sportShorts -80 sportSocks 43 sportSupport -59
  sportTops -23 sportsBra -59 stockings 20 streetJackets -23 streetTrousers -41 studioSocks 29 summerShirtOuter -11
  sunHats 11 sweats 13 tees -80 thermalBottom 11 training -65 turtlenecks -16 warmBoots -80 warmHats 18 workTop 29
helmet: lightScarves 13 paddings 14 polos 12 rainBoots 11 shirts -9 shorts 10 skirts 15 slacks 22 slippers 29
  sportShoes 11 springCoats 15 streetJackets 20 suitJackets 16 ties -15 warmBoots 12 warmHats 51 workBags -9
homeClothes: jeans 39 knits -13 leggings 17 lightDowns 22 lightScarves 9 paddings 57 plainSocks 10 polos -28 scarves 36
  shirts -36 shortSkirts 15 shorts 32 skirts -69 slacks -24 slippers 10 sportShoes 14 sportShorts 21 sportSocks 12
  sportTrousers 73 springCoats -80 stockings 21 streetJackets -14 streetTrousers 25 suitJackets -51 suitTrousers -51
  summerShirtOuter 15 sunHats 11 sweats 10 thermalBottom 22 thermalSet 32 ties 44 training 55 unknownEtc 12 vests -32
  warmBoots 41 warmHats 17 workBags 8
innerTank: sweats 15
jeans: jeans 52 leggings 148 shirts -11 shortSkirts 100 shorts 71 skirts 77 slacks 97 slippers 12 sportShoes 42
  sportShorts 78 sportSocks 12 sportSupport 29 sportTops 36 sportTrousers 49 springCoats -9 stockings 47
  streetTrousers 93 studioSocks 13 suitJackets -80 suitTrousers -51 ties 122 training 98 unknownAccessory 25
  unknownEtc 45 workBags 22 workTop 13
knits: knits 93 leggings -16 lightDowns 10 paddings 8 polos 97 rainBoots -23 robe 12 sandals -12 scarves 18 shirts 66
  shortSkirts 11 shorts 35 slippers -54 sportGear -9 sportJackets -29 sportShoes -22 sportShorts 30 sportSocks -10
  sportSupport 51 sportTops 130 sportTrousers 27 sportsBra -8 suitJackets -58 suitTrousers -42 summerShirtOuter 45
  sweats 200 tees 56 thermalSet 14 thermalTop 21 ties 56 turtlenecks 72 unknownAccessory 25 unknownEtc 20 vests 93
  warmBoots -9 workTop 85
leatherGloves: leggings -11 sportJackets -15 sportSocks -11 sportTops -17
leatherSneakers: leggings 18 plainSocks 15 slippers -11 sportJackets -11 sportShoes -9 sportShorts -14 sportSocks 9
  sportTops -13 streetTrousers 9 suitJackets -36 thermalBottom 13 ties 34 training -8 workBags 13
leggings: leggings 22 lightScarves 11 paddings 36 pearls 12 pocketVest 13 polos 50 rainBoots 14 sandals 24
  shortSkirts 51 shorts 99 skirts 125 slacks 116 slippers 23 sportShoes 15 sportShorts 13 sportTrousers 44
  springCoats -37 stockings 118 streetJackets 69 streetTrousers 97 suitJackets -37 suitTrousers -80 summerShirtOuter 10
  sweats 22 tees 19 thermalBottom 41 ties 51 training 69 turtlenecks -16 vests -39 warmBoots 38 workBags 23 workTop 9
lightDowns: lightDowns 20 paddings -67 pearls 13 robe 29 sandals 51 shorts 15 skirts -10 slacks -15 slippers 10
  sportJackets 22 sportShorts 43 springCoats -13 streetJackets 46 suitJackets -80 suitTrousers -80 summerShirtOuter 15
  sunHats 8
lightScarves: sandals 8 scarves 104 shorts 26 sportJackets 8 sportShorts 24 sportSocks -18 sportTops 12 sportTrousers 26
  sportsBra -9 streetTrousers 15 suitJackets 18 sweats 17 ties -24 turtlenecks 36 workTop 13
necklace: polos 15 sportJackets -11 sportShorts -8 sportSocks -11 sportTops -13 streetJackets 11 suitTrousers 29 ties 15
  training 14 vests 13
padGloves: sandals 13 shorts 15 slacks -9 sportTrousers 13 stockings -9
paddings: pocketVest 32 polos 16 robe 13 sandals 42 shortSocks 12 shorts 41 slacks -18 sportJackets 200 sportShoes 15
  sportShorts 93 sportSupport 25 sportTops 20 sportTrousers 24 springCoats 158 streetJackets 152 suitJackets -63
  suitTrousers -80 summerShirtOuter 41 sunHats 29 ties 19 unknownAccessory 25 unknownEtc 20 workTop 12
pearls: rainBoots 12 shirts 8 slippers -56 sportBags 10 sportGear -9 sportJackets 33 sportShoes 25 sportSocks -20
  sportTops 52 sportTrousers 15 sportsBra -9 streetTrousers 15 sweats 25 tees 16
plainSocks: plainSocks 36 polos 11 sandals 41 shortSocks 29 shorts 17 skirts 9 slippers 20 sportShoes 10 sportShorts 14
  sportSocks 54 sportSupport 13 sportTops 12 streetTrousers 10 suitJackets 14 suitTrousers 29 ties 18 unknownEtc 13
pocketVest: polos 8 shirts -23 slacks -76 sportJackets 29 streetJackets 29 suitJackets -80 suitTrousers -80 workTop -9
polos: polos 25 scarves 16 shirts 151 shortSkirts 13 skirts 10 slippers -16 sportBags 13 sportJackets -20 sportSocks 9
  sportTops 163 sportTrousers -17 springCoats -10 streetTrousers 22 suitTrousers -10 sweats 115 tees 172
  thermalBottom 11 thermalSet 36 ties 47 training 15 turtlenecks 77 unknownAccessory 37 unknownEtc 15 vests 12
  warmBoots 11 warmHats 10 workTop 41
rainBoots: shirts -37 skirts 17 slacks -66 springCoats -80 stockings 11 studioSocks 29 suitJackets -80 suitTrousers -44
  ties 13 turtlenecks -15 vests -9
robe: slacks -10 sportJackets 25 sportTops 20 sportTrousers 15 springCoats -8 suitJackets 15 suitTrousers -80
  turtlenecks 13
sandals: scarves 73 shirts -11 shortSocks 49 skirts 9 sportSocks 55 sportTrousers 19 stockings 100 streetJackets 21
  streetTrousers 9 studioSocks 15 suitJackets -31 suitTrousers -67 summerShirtOuter 13 sunHats 10 sweats 8
  thermalBottom 13 thermalSet 36 thermalTop 47 ties 29 turtlenecks 21 unknownAccessory 25 warmBoots 37 warmHats 31
  workBags 21
scarves: scarves 15 shirts 24 shortSocks 13 shorts 110 slippers 37 sportShorts 74 sportSocks -12 sportSupport 11
  streetTrousers 12 summerShirtOuter 12 sunHats 22 tees 18 training -12 unknownEtc 22 warmHats 11 workTop 9
shirts: shirts 200 shorts -9 slippers -43 sportJackets -50 sportShoes -40 sportShorts 53 sportSocks -17 sportSupport 15
  sportTops 112 sportsBra -13 springCoats 9 streetJackets -12 streetTrousers -25 suitTrousers -13 summerShirtOuter 32
  sweats 70 tees 12 thermalSet 24 thermalTop 18 ties 56 training 13 turtlenecks 41 unknownAccessory 20 unknownEtc 32
  vests 26 warmBoots -15 warmHats 17 workBags 11 workTop 69
shortSkirts: shortSkirts 29 shorts 77 skirts 70 slacks 94 slippers 22 sneakers 17 sportJackets 11 sportShoes 19
  sportShorts 41 sportTops 13 sportTrousers 15 springCoats -19 stockings -10 streetJackets 17 streetTrousers 61
  studioSocks 15 training 69 warmBoots 17 workBags -10 workTop 13
shortSocks: slippers 22 sportSocks 25 sportTops 8 stockings 37 streetTrousers 12 studioSocks 29 suitJackets 15
  thermalSet 29 warmBoots 44
shorts: skirts 54 slacks 43 sneakers 8 sportShoes 27 sportShorts 39 sportSocks 12 sportTops 21 sportTrousers 33
  springCoats 38 stockings 64 streetJackets 27 streetTrousers 50 suitTrousers -80 sweats 9 thermalBottom 25
  thermalSet 25 thermalTop 53 ties 96 training 77 turtlenecks 34 unknownEtc 13 vests 51 warmBoots 110 warmHats 57
  workBags 41
skirts: skirts 45 slacks 113 slippers -14 sneakers 9 sportBags 39 sportJackets 37 sportShoes 80 sportShorts 51
  sportSocks 28 sportSupport 15 sportTops 108 sportTrousers -39 springCoats -8 streetTrousers 69 studioSocks 19
  suitJackets -52 suitTrousers 62 sunHats 10 sweats 29 thermalBottom 22 training 12 warmHats 8 workTop 32
slacks: slacks 115 slippers -80 sneakers -21 sportGear -15 sportJackets -80 sportShoes -29 sportShorts -45
  sportSocks -26 sportSupport 51 sportTops -29 sportTrousers -28 sportsBra -23 stockings 29 streetJackets -26
  streetTrousers 50 suitJackets -70 suitTrousers 67 sunHats 11 sweats -37 tees -36 thermalSet 13 thermalTop 8 ties 18
  training -24 unknownEtc 45 warmBoots -50 workTop 23
slippers: sportShoes 8 sportSocks 57 sportTops 10 sportTrousers 37 springCoats -80 stockings 40 streetJackets 23
  suitJackets -12 suitTrousers -24 sweats -16 thermalBottom 12 thermalSet 13 thermalTop 10 ties -37 turtlenecks -33
  vests 19 warmHats 18 workBags -31
sneakers: sportShorts 11 sportSocks 19 sportTrousers 14 springCoats -18 stockings 22 suitJackets -80 suitTrousers -80
  summerShirtOuter 29 ties 37 unknownAccessory 45 unknownEtc 10 vests -9
sportBags: sportBags 92 sportTrousers 8 springCoats 37 stockings -15 streetJackets 9 suitJackets 58 suitTrousers 53
  sunHats 10 ties 12 unknownEtc 12 vests -9 workBags 125
sportGear: stockings -15
sportJackets: sportJackets 127 springCoats 127 stockings -23 streetJackets 200 streetTrousers 10 suitTrousers -80
  summerShirtOuter 51 sunHats 26 ties 53 turtlenecks -41 unknownAccessory 69 vests -44 warmBoots 11 workBags 18
sportShoes: sportShorts 23 sportSocks 9 sportTrousers 11 springCoats -80 stockings 55 streetJackets 15 streetTrousers 19
  summerShirtOuter 25 sunHats 19 ties 40 training 9 turtlenecks -37 unknownAccessory 44 unknownEtc 8 vests -59
  workBags 35
sportShorts: sportTops 13 sportTrousers 56 springCoats -69 stockings 52 streetJackets 48 streetTrousers 51
  suitTrousers -80 summerShirtOuter 9 sunHats 13 sweats 18 thermalBottom 25 thermalSet 51 thermalTop 34 ties 52
  training 53 vests 28 warmBoots 61 warmHats 41 workBags 27
sportSocks: sportSocks 25 springCoats -80 stockings 29 suitTrousers 44 ties -27 turtlenecks -14 vests -17 workBags -14
sportSupport: springCoats 15 streetJackets 13 suitJackets 15 suitTrousers 29 sweats 13 tees 9 ties 15 turtlenecks 11
sportTops: sportTops 75 springCoats 17 stockings -14 streetJackets 31 streetTrousers 15 suitTrousers -45
  summerShirtOuter 17 sunHats 10 sweats 86 tees 114 thermalSet 25 thermalTop 14 training 14 turtlenecks 110
  unknownAccessory 36 vests 28 warmBoots 28 workBags 40 workTop 130
sportTrousers: sportTrousers 47 springCoats 66 stockings 45 streetTrousers 64 suitTrousers -80 summerShirtOuter 29
  sunHats 34 sweats 19 tees 11 thermalTop 11 ties 86 training 81 turtlenecks -13 unknownAccessory 23 vests -18
  warmBoots 49 warmHats 11 workBags 42
sportsBra: springCoats -43 stockings -11 workBags -9
springCoats: streetJackets 61 streetTrousers -9 suitTrousers -53 summerShirtOuter 15 sunHats 10 sweats -17 tees -50
  training -9 warmBoots -80 workTop 29
stockings: stockings 75 streetTrousers 51 suitJackets 8 suitTrousers 29 sunHats 10 thermalBottom 32 training 76
  unknownEtc 12 warmBoots 23
streetJackets: streetJackets 104 suitJackets 49 suitTrousers -80 summerShirtOuter 29 ties 77 training 18
  unknownAccessory 29 unknownEtc 45 vests -9 workBags 17 workTop 18
streetTrousers: streetTrousers 44 suitJackets -74 suitTrousers -70 thermalBottom 9 ties 58 training 55 turtlenecks -12
  unknownEtc 22 vests -9 warmBoots 34 workBags 32
studioSocks: suitTrousers -9 warmBoots 29 workBags -9
suitJackets: suitJackets 41 summerShirtOuter 15 sunHats 10 tees -80 thing 15 turtlenecks -60 unknownEtc 13 vests 9
  warmBoots -80 warmHats 94 workTop -73
suitTrousers: suitTrousers 40 summerShirtOuter -80 sunHats 8 tees -80 thing 15 training -80 turtlenecks -43
  unknownEtc 13 vests -16 warmBoots -80 warmHats 43 workTop -80
summerShirtOuter: sweats 41 thermalTop 13 turtlenecks 13
sunHats: sunHats 15 thermalTop 11 ties 20 training 16 warmBoots 12 warmHats 69 workBags 12
sweats: sweats 107 tees 26 ties 77 turtlenecks 56 unknownAccessory 29 unknownEtc 29 vests 58 workBags 26 workTop 49
tees: tees 101 thermalBottom 13 thermalSet 35 thermalTop 31 ties 18 turtlenecks 79 unknownAccessory 51 vests 38
  warmBoots 17 workBags 12 workTop 135
thermalBottom: training 12 workTop 15
thermalTop: workTop 10
ties: ties 51 training 90 turtlenecks 27 unknownEtc 15 vests 13 warmBoots 11 warmHats 37
training: training 52 turtlenecks -15 vests 34 warmBoots 9 workBags 49
turtlenecks: turtlenecks 15 unknownEtc 13 vests -20 warmBoots -19 workTop 41
umbrella: umbrella 29
unknownAccessory: unknownAccessory 15
unknownEtc: warmBoots 15 workBags 13
vests: warmBoots -16 workBags 8 workTop 15
warmHats: warmHats 15 workTop 11
workBags: workBags 15`
