// Written by `npm run stylist:fit` from the labels in test/closets and test/own-closets: not edited by hand.

/** Harm of two families worn together beyond what the rules say, in hundredths: the first, then each other. */
export const fittedPairs = `
apron: blazers 15 blouses 13 coats 13 dressShoes 15 formalDresses 29 handBags 13 knits 25 leatherSneakers 15 leggings 15
  lightScarves 15 skirts 15 sportShoes 13 springCoats 13 suitJackets 15
armSleeves: blazers 15 cardigans 9 chinos 12 coats 41 dressShirts 15 dressShoes -80 dressSocks -15 handBags -9 heels 15
  knits 20 lightDowns 32 paddings 41 plainSocks 15 polos 25 scarves 34 shirts 17 skirts -7 slacks -13 sportJackets 10
  sportSocks 13 sportTops 11 sportTrousers 10 springCoats 29 stockings -15 suitJackets 41 suitTrousers -37 tees 8
  thermalSet 29 ties -15 training 13 turtlenecks 11 warmBoots 13 warmHats 15
bareDresses: bareDresses 41 blazers 32 blouses 39 boots 29 caps 18 chinos 139 coats 42 dresses 154 fleeces 30
  formalDresses 110 heels 32 helmet 41 homeClothes 41 jeans 147 knits 76 leggings 75 lightDowns 20 paddings 29 pearls 12
  plainSocks 24 polos 18 rainBoots 7 scarves 36 shirts 28 shortSkirts 98 shorts 69 skirts 115 slacks 190 slippers 15
  sneakers 6 sportBags 22 sportJackets 58 sportShoes 57 sportShorts 85 sportSupport 29 sportTops 101 sportTrousers 15
  springCoats 29 stockings 31 streetJackets 17 streetTrousers 69 suitJackets 25 suitTrousers 69 sweats 81 tees 56
  thermalBottom 12 thermalSet 15 thermalTop 21 training 104 turtlenecks 48 unknownAccessory 15 unknownEtc 29 vests 13
  warmBoots 37 workBags 20
baseLayer: blazers -25 chinos 8 coats -18 dressShirts -19 dressShoes -80 jeans 13 knits 13 sandals 13 shirts 15
  shorts 29 slacks -24 streetTrousers 15 ties -15
belt: shorts 15 streetTrousers 15 training 41
blazers: blazers 96 boots 7 caps 108 cardigans 37 casualBags 36 chinos 32 coats 12 coolInner 10 dresses 28 fleeces 92
  formalDresses 13 helmet 61 homeClothes 54 jeans 13 knits 24 leatherSneakers 22 leggings -80 lightDowns 103
  lightScarves 7 padGloves -25 plainSocks 14 polos 34 sandals 65 scarves 6 shirts 24 shortSkirts -80 shorts -25
  skirts -6 slacks 6 slippers -80 sneakers 8 sportBags 51 sportGear -25 sportJackets 107 sportShoes 99 sportShorts -66
  sportSocks -73 sportSupport 29 sportTops 155 sportTrousers 114 sportsBra -32 springCoats 23 streetJackets 167
  streetTrousers 19 suitJackets 110 suitTrousers 40 summerShirtOuter 51 sunHats 22 sweats 67 tees 25 ties 17
  turtlenecks 5 unknownAccessory 8 unknownEtc 9 vests 17 warmBoots -13 warmHats 34
blouses: blouses 117 caps 44 cardigans 5 chinos 17 dressShirts 15 dresses 176 fleeces 27 formalDresses 185 helmet 29
  homeClothes 12 knits 98 leggings -12 lightScarves 28 padGloves -25 paddings -19 plainSocks 8 polos 69 rainBoots -17
  sandals 12 scarves 7 shirts 121 shortSkirts 5 shorts 13 slippers -56 sportBags 5 sportGear -25 sportJackets -17
  sportShoes 8 sportShorts -14 sportSocks -43 sportSupport 15 sportTops 94 sportTrousers 27 sportsBra -11
  streetTrousers 18 suitJackets 7 suitTrousers -7 sweats 102 tees 148 thermalSet 12 thermalTop 39 training 22
  turtlenecks 150 undershirt 13 vests 8 warmHats 12 workTop 29
boots: caps 7 chinos 27 dressShirts 29 dressSocks 10 dresses 10 flatShoes 15 helmet 41 homeClothes 9 knits 7 leggings 43
  padGloves -9 sandals 15 shirts 6 shortSkirts 11 shortSocks 11 shorts 19 slacks 12 sportJackets -9 sportShorts 45
  sportSocks -13 sportSupport -5 sportTops 59 sportTrousers 38 sportsBra -5 streetTrousers 11 suitJackets 14
  suitTrousers 34 tees 7 ties 29 training 37 unknownEtc 13
bothUmbrella: sportTops -5 umbrella 15
briefs: cardigans 15 homeClothes 12 knits 11 sandals 29 sportTops 11 sportTrousers 22 summerShirtOuter 15 tees 10
caps: caps 41 cardigans -6 coats 79 dressShirts 54 dressShoes 63 dressSocks -17 dresses 37 flatShoes 12 formalDresses 96
  handBags 9 heels 74 helmet 61 knits 8 leatherSneakers 8 lightScarves 13 paddings 16 pearls 7 polos 16 scarves 18
  skirts 71 slacks 6 springCoats 42 suitJackets 187 suitTrousers 122 summerShirtOuter 13 sunHats 61 ties 61
  unknownAccessory 34 warmBoots 19 warmHats 117 workBags 35
cardigans: cardigans 77 chinos 7 coats 16 dressShirts 12 dresses -7 flatShoes 5 fleeces 40 formalDresses 10 helmet -5
  jeans -6 knits 10 leggings 11 lightDowns 33 paddings 15 plainSocks 8 pocketVest 15 polos 11 sandals -22 scarves 12
  shirts 34 shorts 15 skirts -6 slacks 5 slippers -29 sportBags -7 sportShorts -6 sportSocks -20 sportSupport 9
  sportTops 68 sportTrousers 28 sportsBra -8 stockings 5 streetJackets 12 streetTrousers 17 suitJackets 32
  summerShirtOuter 29 sunHats 7 sweats 112 tees 18 thermalBottom 17 thermalTop 10 turtlenecks 21 undershirt 13
  unknownEtc 13 vests 51 warmBoots 12
casualBags: casualBags 58 dressShoes 7 dresses 11 flatShoes 6 formalDresses 34 handBags 93 heels 23 helmet 8 leggings 9
  pouch 15 skirts 15 sportBags 134 sportShorts 11 suitJackets 29 suitTrousers 11 sunHats 7 ties 15 unknownEtc 12
  workBags 69
chinos: chinos 84 coats 30 dressShirts 8 dressShoes 18 dresses 193 flatShoes 25 fleeces 8 formalDresses 130 handBags 5
  heels 23 helmet -7 homeClothes 55 jeans 96 knits 15 leggings 113 lightDowns 8 padGloves 6 paddings 24 plainSocks 10
  pocketVest -10 polos 10 rainBoots 8 scarves 15 shirts 12 shortSkirts 85 shorts 42 skirts 96 slacks 118 slippers 20
  sneakers 5 sportBags 18 sportJackets -6 sportShoes 52 sportShorts 62 sportSupport 15 sportTops 37 sportTrousers 66
  springCoats 12 stockings 47 streetJackets 8 streetTrousers 74 suitJackets -26 suitTrousers 91 summerShirtOuter 11
  sweats 7 tees 6 thermalBottom 7 thermalSet 15 thermalTop 15 ties 83 training 99 turtlenecks 27 unknownAccessory 18
  unknownEtc 41 warmBoots 48 warmHats 7 workBags 19
coats: coats -55 coolInner 26 dressShirts 11 dresses 16 flatShoes 17 fleeces 15 formalDresses -8 golfGlove -15
  helmet -10 homeClothes 38 knits 14 leggings -20 lightDowns 14 lightScarves -7 padGloves -25 pocketVest 29 polos 7
  sandals 37 shirts 20 shortSkirts 7 shortSocks 13 shorts 72 slacks 8 slippers -33 sportBags 27 sportGear -70
  sportJackets 187 sportShoes -15 sportShorts -28 sportSocks -80 sportSupport 15 sportTops -5 sportTrousers 43
  sportsBra -36 springCoats 167 streetJackets 123 streetTrousers 42 summerShirtOuter 41 sunHats 22 tees 9 training -74
  unknownEtc 45 warmBoots -14 workTop 29
coolInner: dressShirts 34 dressShoes 7 jeans 9 knits 31 lightDowns 29 paddings 18 polos 12 scarves 20 shirts 17
  shorts 11 slacks 21 slippers 11 sportTops 15 sportTrousers 9 suitJackets 26 suitTrousers 15 sweats 20 tees 11
  thermalBottom 15 ties 18 turtlenecks 22 warmBoots 13 workBags 12
dressShirts: dressShirts 114 fleeces -43 golfGlove -15 handBags 17 helmet -13 homeClothes 17 jeans 8 knits 49
  leggings 73 lightDowns -30 lightScarves -21 paddings -56 pocketVest -30 polos 139 rainBoots -45 sandals -15 scarves 9
  shirts 191 shortSkirts 15 shorts 143 slacks 7 slippers -50 sneakers -19 sportBags -6 sportGear 15 sportJackets -80
  sportShoes -80 sportShorts 102 sportSocks -35 sportTops 132 sportTrousers 74 springCoats 13 stockings 13
  streetJackets -7 streetTrousers 79 sweats 60 tees 105 thermalSet 9 thing 15 ties 10 training 85 turtlenecks 68
  unknownAccessory 36 unknownEtc 15 vests 21 warmBoots -58 warmHats 29 workTop 51
dressShoes: dresses 6 golfGlove -15 homeClothes 35 leatherSneakers -6 leggings -80 lightDowns -7 lightScarves -11
  padGloves -25 paddings -43 plainSocks 34 pocketVest -23 rainBoots -28 sandals -13 shortSocks 27 shorts 54 slippers -80
  sneakers -23 sportBags 20 sportGear -80 sportJackets -36 sportShoes -80 sportShorts 37 sportTops -30 sportTrousers 114
  sportsBra -73 streetTrousers 11 sweats 22 tees 5 training -69 unknownAccessory 7 unknownEtc 12 warmBoots -38
  warmHats 7
dressSocks: golfGlove -15 helmet -32 homeClothes 32 leatherSneakers 8 leggings -13 lightScarves -23 plainSocks 32
  sandals 51 shortSocks 13 shorts 92 slippers 26 sneakers 19 sportBags -33 sportJackets -61 sportShoes 12
  sportShorts 110 sportTops -59 sportTrousers -26 streetTrousers 10 training 28 warmBoots 13
dresses: dresses 187 fleeces 43 formalDresses 176 heels 12 helmet 15 homeClothes 22 jeans 159 knits 141 leggings 112
  lightDowns 38 lightScarves 15 paddings 16 polos 77 rainBoots 12 scarves 17 shirts 97 shortSkirts 164 shorts 150
  skirts 187 slacks 200 slippers 18 sneakers 9 sportGear -12 sportJackets 42 sportShoes 79 sportShorts 61 sportSocks -9
  sportTops 171 sportTrousers 77 sportsBra -9 stockings 17 streetTrousers 110 suitJackets 13 suitTrousers 77 sunHats 13
  sweats 149 tees 91 thermalBottom 24 thermalTop 54 training 150 turtlenecks 89 undershirt 15 unknownEtc 25 vests 39
  warmBoots 67 warmHats 8 workTop 15
flatShoes: fleeces 19 formalDresses 14 helmet 15 homeClothes 15 knits 8 leggings -34 paddings 16 plainSocks 9 polos 11
  scarves 19 shirts 8 shortSkirts -7 shortSocks 9 skirts 5 slacks 11 slippers -7 sneakers 8 sportJackets 28
  sportShoes -70 sportShorts 20 sportSocks -14 sportSupport -26 sportTops 86 sportsBra -55 stockings 26
  streetTrousers 45 suitJackets 10 suitTrousers 11 sweats 15 tees 6 thermalTop 8 training 44 unknownEtc 15 warmBoots 8
  warmHats 11
fleeces: fleeces 15 formalDresses 29 handBags 5 knits 6 leggings 7 lightDowns 33 paddings -34 pearls 13 sandals 18
  shirts 17 shortSkirts 10 shorts 14 skirts 29 slippers 13 sportJackets 30 sportShorts 14 sportTrousers 8 springCoats 29
  streetJackets 68 streetTrousers 6 suitJackets 85 suitTrousers -12 summerShirtOuter 29 sunHats 12 sweats 6 ties 32
  unknownAccessory 29 unknownEtc 29
formalDresses: formalDresses 41 helmet 15 homeClothes 46 jeans 158 knits 170 leatherSneakers 17 lightDowns 19
  paddings -80 plainSocks 44 polos 61 rainBoots -44 sandals 6 shirts 145 shortSkirts 61 shortSocks 31 shorts 41
  skirts 147 slacks 200 slippers -80 sneakers 22 sportBags 60 sportJackets 68 sportShoes 7 sportShorts 34 sportSocks 32
  sportSupport 15 sportTops 77 sportTrousers 88 sportsBra -15 streetJackets -14 streetTrousers 51 suitJackets 35
  suitTrousers 92 summerShirtOuter -6 sunHats 10 sweats 110 tees 192 thermalSet 13 thermalTop 5 training 84
  turtlenecks 139 vests 61 warmBoots 5 warmHats 22 workBags 6
golfGlove: knits -5 slacks -15 springCoats -11 suitJackets -15 suitTrousers -15 ties -15
handBags: handBags 51 helmet -9 homeClothes 24 leggings -7 lightScarves -6 sportBags 120 sportGear -10 sportJackets -14
  sportShoes 12 sportShorts -18 sportSocks -20 sportSupport -5 sportTops -15 sportTrousers 18 sportsBra -24
  streetTrousers 18 suitJackets 6 suitTrousers 19 sweats 10 ties 9 training -11 unknownEtc 11 workBags 98
heels: helmet 15 leggings -80 lightDowns -9 paddings -34 plainSocks 31 polos 9 rainBoots -35 sandals -19 shortSocks 37
  shorts 15 slippers -80 sneakers -17 sportBags 10 sportGear -73 sportJackets -19 sportShoes -80 sportShorts -55
  sportSocks 54 sportSupport -80 sportTops 36 sportsBra -73 stockings 18 streetTrousers 18 suitJackets 6 sunHats 11
  sweats 45 training 5 warmBoots -38 warmHats 17 workTop 15
helmet: jeans 8 lightScarves 13 paddings 7 polos 10 scarves -8 shirts -8 shorts 11 skirts 15 slippers 29 sportShoes 11
  stockings -7 streetJackets 29 suitJackets 10 ties -25 turtlenecks -8 unknownEtc -11 warmBoots 12 warmHats 51
  workBags -15
homeClothes: homeClothes 13 jeans 38 knits 25 leatherSneakers 36 leggings 34 lightDowns 20 lightScarves 18 paddings 51
  plainSocks 9 sandals 17 scarves 36 shirts 17 shortSkirts 15 shorts 22 slacks 58 slippers 8 sportGear -11 sportShoes 21
  sportShorts 28 sportSocks 6 sportTops 5 sportTrousers 81 stockings 31 streetTrousers 36 suitJackets 20
  suitTrousers -26 summerShirtOuter 15 sunHats 12 sweats 12 tees 10 thermalBottom 29 thermalSet 36 ties 41 training 68
  turtlenecks 20 unknownAccessory 10 unknownEtc 13 warmBoots 31 warmHats 17 workBags 10
innerTank: sweats 15
jeans: jeans 44 knits -7 leggings 135 plainSocks 6 pocketVest -6 shirts -17 shortSkirts 100 shortSocks 5 shorts 65
  skirts 73 slacks 105 slippers 10 sneakers 7 sportBags 5 sportGear 11 sportJackets -7 sportShoes 44 sportShorts 76
  sportSocks 12 sportSupport 15 sportTops 28 sportTrousers 46 stockings 43 streetJackets 7 streetTrousers 75
  suitJackets -20 suitTrousers 41 sweats -5 ties 114 training 102 unknownAccessory 22 unknownEtc 36 vests -10
  workBags 25
knits: knits 79 leggings -16 lightDowns 10 padGloves -9 paddings 5 plainSocks 7 pocketVest 15 polos 97 scarves 17
  shirts 75 shortSkirts 17 shorts 52 slacks 7 slippers -18 sportJackets -16 sportShorts 44 sportSocks -24
  sportSupport 41 sportTops 153 sportTrousers 30 sportsBra -12 stockings 6 streetJackets 7 streetTrousers 10
  suitJackets 21 suitTrousers 5 summerShirtOuter 40 sunHats 12 sweats 200 tees 71 thermalBottom 12 thermalTop 19 ties 49
  training 32 turtlenecks 79 unknownAccessory 24 unknownEtc 24 vests 69 warmBoots 14 workTop 29
leatherGloves: leggings -17 sportJackets -22 sportShorts -10 sportSocks -17 sportTops -26 sportsBra -10 training -10
leatherSneakers: leggings 18 paddings 8 plainSocks 10 shortSkirts 15 shorts 5 slacks 11 sportBags 7 sportSocks 13
  sportTrousers 25 stockings 9 streetTrousers 19 suitJackets 20 suitTrousers 47 thermalBottom 15 ties 13
  unknownAccessory 9 workBags 18
leggings: leggings 29 lightDowns 5 lightScarves 6 necklace -7 paddings 25 plainSocks 5 polos 45 rainBoots 5 sandals 31
  shortSkirts 51 shorts 90 skirts 110 slacks 169 slippers 30 sneakers 10 sportBags 6 sportShoes 11 sportShorts 15
  sportTrousers 51 springCoats -30 stockings 76 streetJackets 53 streetTrousers 80 suitTrousers -12 sweats 27 tees 23
  thermalBottom 41 thermalTop 5 ties 51 training 78 turtlenecks 11 umbrella -5 unknownAccessory 13 unknownEtc -7
  warmBoots 16 workBags 10
lightDowns: lightDowns 20 paddings -71 pearls 13 polos 12 rainBoots 11 sandals 41 shirts 13 skirts 13 slippers 10
  sportJackets 28 sportShoes 6 sportShorts 30 sportTrousers 7 springCoats 16 streetJackets 48 suitJackets 42
  suitTrousers -45 summerShirtOuter 15 sunHats 10 ties 8
lightScarves: polos 10 sandals 9 scarves 98 shorts 26 slacks -7 slippers -5 sportJackets 6 sportShorts 26 sportSocks -25
  sportTops 6 sportTrousers 30 sportsBra -15 springCoats 5 streetTrousers 7 suitJackets 27 suitTrousers -8 sweats 18
  ties -37 turtlenecks 39 vests 8 warmHats 7
necklace: sportJackets -12 sportShorts -7 sportSocks -7 sportTops -12 sportsBra -7
padGloves: sandals 11 shorts 13 skirts -7 slacks -25 sportTrousers 13 stockings -25
paddings: pocketVest 12 polos 16 sandals 29 shirts 6 shortSkirts 9 shortSocks 10 shorts 34 sneakers 7 sportGear 18
  sportJackets 200 sportShoes 11 sportShorts 80 sportTops 16 sportTrousers 24 springCoats 158 streetJackets 145
  suitJackets -80 suitTrousers -72 summerShirtOuter 41 sunHats 31 tees 9 ties 19 unknownAccessory 14 unknownEtc 12
  workTop 10
pearls: shirts 9 shortSkirts -7 slippers -56 sneakers 6 sportBags 8 sportGear -15 sportJackets 16 sportShoes 11
  sportShorts -15 sportSocks -25 sportTops 13 sportTrousers 15 sportsBra -15 streetTrousers 15 sweats 25 tees 13
  training -13
plainSocks: plainSocks 45 polos 13 sandals 29 shortSkirts 7 shortSocks 22 shorts 15 skirts 14 slacks 7 slippers 31
  sneakers 17 sportGear 12 sportShoes 14 sportShorts 13 sportSocks 44 sportTops 7 sportTrousers 8 stockings 12
  streetTrousers 9 suitJackets 19 suitTrousers 38 ties 17 training 11 unknownEtc 13
pocketVest: polos 7 shorts -10 slacks -20 sportJackets 11 sportTops 10 streetJackets 41 suitJackets -46 suitTrousers -80
  sweats 13 turtlenecks 15 workTop -16
polos: polos 41 scarves 23 shirts 182 shortSkirts 9 skirts 15 slacks 8 sportBags 11 sportShoes 20 sportShorts 44
  sportSocks 8 sportTops 184 springCoats -6 streetJackets 18 streetTrousers 23 suitJackets 47 suitTrousers 19 sweats 119
  tees 155 thermalBottom 10 thermalSet 36 thermalTop 7 ties 55 training 36 turtlenecks 85 unknownAccessory 51
  unknownEtc 13 vests 10 warmBoots 12 warmHats 17 workBags 8 workTop 29
pouch: sportBags 15
rainBoots: shortSocks 7 skirts 53 sportSocks 19 sportTrousers 7 springCoats -18 stockings 15 suitJackets 17
  suitTrousers -22 thermalBottom 10 ties 13 unknownAccessory 13 warmBoots 7 workBags 6
sandals: scarves 61 shirts 5 shortSocks 41 skirts 13 slacks 27 sportJackets 6 sportSocks 64 sportTrousers 17
  springCoats 30 stockings 94 streetJackets 15 suitJackets 27 suitTrousers 53 summerShirtOuter 13 sunHats 12 sweats 10
  thermalBottom 13 thermalSet 29 thermalTop 18 ties 36 training 7 turtlenecks 16 undershirt 15 unknownAccessory 25
  warmBoots 26 warmHats 29 workBags 15
scarves: scarves 29 shirts 22 shortSocks 11 shorts 113 slacks 7 slippers 32 sportBags -9 sportGear 11 sportShorts 51
  sportSocks -16 sportTrousers -7 springCoats 8 streetJackets 9 streetTrousers 13 summerShirtOuter 12 sunHats 22 tees 19
  training -13 unknownEtc 22 warmHats 11
shirts: shirts 200 shortSkirts 10 shorts 6 skirts 11 sportBags -11 sportJackets -29 sportShoes -8 sportShorts 67
  sportSocks -23 sportTops 129 sportTrousers 23 sportsBra -19 springCoats 11 stockings 5 suitJackets 47 suitTrousers 26
  summerShirtOuter 29 sweats 81 tees 34 thermalBottom 5 thermalSet 22 thermalTop 16 ties 55 training 32 turtlenecks 99
  unknownAccessory 17 unknownEtc 22 vests 24 warmBoots 23 warmHats 16 workBags 15 workTop 41
shortSkirts: shortSkirts 29 shorts 69 skirts 47 slacks 107 slippers 22 sneakers 6 sportJackets 11 sportShoes 11
  sportShorts 29 sportSocks 8 sportTops 10 sportTrousers 15 springCoats -6 streetJackets 34 streetTrousers 61
  suitJackets -80 suitTrousers 41 sweats 6 tees 12 training 69 turtlenecks 9 warmBoots 26
shortSocks: shorts 9 skirts 11 slippers 29 sportSocks 51 sportTops 7 stockings 53 streetTrousers 11 suitJackets 21
  suitTrousers 21 thermalSet 25 turtlenecks 7 warmBoots 44
shorts: shorts 12 skirts 44 slacks 64 sneakers 6 sportShoes 28 sportShorts 37 sportSocks 22 sportTops 23
  sportTrousers 31 sportsBra -11 springCoats 35 stockings 64 streetJackets 34 streetTrousers 46 suitTrousers -7
  sweats 11 thermalBottom 25 thermalSet 29 thermalTop 43 ties 84 training 75 turtlenecks 43 undershirt 15
  unknownAccessory 10 unknownEtc 15 vests 36 warmBoots 104 warmHats 50 workBags 56
skirts: skirts 22 slacks 116 slippers 17 sneakers 28 sportBags 36 sportGear -9 sportJackets 56 sportShoes 94
  sportShorts 69 sportSocks 9 sportSupport 15 sportTops 97 sportsBra -7 streetJackets 6 streetTrousers 57 suitJackets -9
  suitTrousers 63 sunHats 10 sweats 36 tees 14 thermalBottom 11 training 45 vests 9 warmBoots 33 warmHats 8 workTop 13
slacks: slacks 128 slippers -34 sneakers 5 sportBags -8 sportGear 7 sportJackets -52 sportShoes 38 sportShorts 46
  sportSocks -45 sportSupport 29 sportTops 28 sportTrousers 18 sportsBra -35 stockings 30 streetTrousers 77
  suitJackets -35 suitTrousers 71 summerShirtOuter 8 sunHats 12 sweats 5 tees 5 thermalBottom 9 thermalSet 18
  thermalTop 7 ties 22 training 22 turtlenecks 6 unknownAccessory 5 unknownEtc 45 warmBoots 17 warmHats 7
slippers: sportBags 9 sportSocks 54 sportTops 5 sportTrousers 20 springCoats -47 stockings 32 streetJackets 22
  streetTrousers 5 suitJackets -61 sweats -12 thermalSet 13 thermalTop 13 ties -37 vests 21 warmBoots 6 warmHats 17
  workBags -38
sneakers: sportShorts 10 sportSocks 13 sportTops 6 sportTrousers 17 stockings 18 suitJackets 7 suitTrousers 7
  summerShirtOuter 25 thermalSet 7 ties 49 training 5 unknownAccessory 29 unknownEtc 9 vests -6 workBags 13
sportBags: sportBags 92 sportTrousers 10 springCoats 17 stockings -20 streetJackets 5 suitJackets 43 suitTrousers 47
  sunHats 10 unknownEtc 12 vests -13 workBags 110
sportGear: stockings -25 streetJackets 13 suitJackets 15 suitTrousers 15 sweats 15 tees 6 ties 15 turtlenecks 9
sportJackets: sportJackets 119 sportShorts 7 springCoats 179 stockings -35 streetJackets 158 streetTrousers 7
  suitJackets 29 suitTrousers -40 summerShirtOuter 51 sunHats 29 ties 36 turtlenecks -24 umbrella -7 unknownAccessory 50
  vests -21 warmBoots 12 workBags 7 workTop 9
sportShoes: sportShorts 25 sportSocks 11 sportTrousers 13 springCoats -37 stockings 46 streetJackets 10
  streetTrousers 20 suitJackets 25 suitTrousers 32 summerShirtOuter 25 sunHats 22 sweats 7 tees 7 ties 25 training 12
  turtlenecks -8 unknownAccessory 37 unknownEtc 8 vests -30 warmBoots 7 workBags 36
sportShorts: sportSocks 10 sportTops 17 sportTrousers 46 springCoats -59 stockings 39 streetJackets 29 streetTrousers 33
  suitTrousers -44 summerShirtOuter 13 sunHats 13 sweats 19 thermalBottom 25 thermalSet 36 thermalTop 38 ties 37
  training 64 turtlenecks 23 umbrella -7 unknownAccessory 15 vests 12 warmBoots 17 warmHats 37 workBags 14
sportSocks: sportSocks 13 springCoats -80 streetTrousers 5 suitJackets -13 ties -43 training 11 turtlenecks -18
  umbrella -7 unknownAccessory -6 vests -21 warmBoots 22 workBags -36
sportSupport: stockings -7 suitTrousers 15
sportTops: sportTops 72 sportTrousers 7 stockings -37 streetJackets 26 streetTrousers 15 suitJackets 14 suitTrousers -10
  summerShirtOuter 11 sunHats 11 sweats 88 tees 116 thermalBottom 10 thermalSet 23 thermalTop 12 ties -27 training 12
  turtlenecks 120 umbrella -9 unknownAccessory 36 unknownEtc -5 vests 65 warmBoots 19 workBags 51 workTop 69
sportTrousers: sportTrousers 51 springCoats 51 stockings 24 streetTrousers 20 suitTrousers -61 summerShirtOuter 29
  sunHats 43 sweats 21 tees 15 thermalSet 8 ties 78 training 83 turtlenecks 5 umbrella -7 unknownAccessory 30 vests 5
  warmBoots 47 warmHats 12 workBags 27
sportsBra: springCoats -55 stockings -17 turtlenecks -7 workBags -15
springCoats: streetJackets 53 streetTrousers 13 suitJackets 20 summerShirtOuter 15 sunHats 11 sweats 30 thermalTop 6
  ties 7 training -28 warmBoots -14
stockings: stockings 69 streetTrousers 51 suitJackets 10 suitTrousers 29 sunHats 10 thermalBottom 32 training 60
  unknownEtc 12 warmBoots 26
streetJackets: streetJackets 100 suitJackets 122 suitTrousers 8 summerShirtOuter 29 tees 6 ties 77 training 20
  unknownAccessory 24 unknownEtc 37 workBags 27 workTop 12
streetTrousers: streetTrousers 20 suitJackets -63 suitTrousers 13 ties 69 training 59 unknownEtc 22 warmBoots 34
  workBags 32
suitJackets: suitJackets 41 summerShirtOuter 15 sweats 56 tees -60 thing 15 unknownEtc 15 vests 29 warmBoots -19
  warmHats 81 workTop 8
suitTrousers: suitTrousers 53 summerShirtOuter -10 sunHats 9 sweats 62 tees -9 thing 15 ties 5 training -36
  unknownAccessory 13 unknownEtc 13 warmBoots -48 warmHats 34
summerShirtOuter: sweats 29 tees 15 turtlenecks 13 vests 12
sunHats: thermalBottom 12 ties 25 training 17 warmBoots 12 warmHats 69 workBags 13
sweats: sweats 112 tees 29 ties 78 turtlenecks 66 unknownEtc 29 vests 51 workBags 38 workTop 15
tees: tees 109 thermalBottom 10 thermalSet 38 thermalTop 31 ties 21 training 12 turtlenecks 89 unknownAccessory 25
  unknownEtc 9 vests 20 warmBoots 21 workBags 15 workTop 83
thermalBottom: training 12 workTop 15
ties: ties 41 training 56 turtlenecks 31 unknownAccessory 29 unknownEtc 15 warmBoots 13 warmHats 33
training: training 66 umbrella -7 unknownAccessory 15 vests 10 warmBoots 13 workBags 56
turtlenecks: turtlenecks 15 unknownEtc 13 vests -15 workTop 29
umbrella: umbrella 29
unknownAccessory: unknownAccessory 15
unknownEtc: warmBoots 15 workBags 15
warmHats: warmHats 29 workBags 7
workBags: workBags 15`
