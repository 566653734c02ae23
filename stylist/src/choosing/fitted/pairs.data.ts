// Written by `npm run stylist:fit` from the labels in test/closets and test/own-closets: not edited by hand.

/** Harm of two families worn together beyond what the rules say, in hundredths: the first, then each other. */
export const fittedPairs = `
apron: blazers 15 blouses 13 coats 13 dressShoes 15 formalDresses 29 handBags 13 knits 25 leatherSneakers 15 leggings 15
  lightScarves 15 skirts 15 sportShoes 13 springCoats 13 suitJackets 15
armSleeves: blazers 15 cardigans 9 chinos 12 coats 41 dressShirts 15 dressShoes -80 dressSocks -15 handBags -9 heels 15
  knits 20 lightDowns 32 paddings 41 plainSocks 15 polos 25 scarves 34 shirts 17 skirts -7 slacks -10 sportJackets 10
  sportSocks 13 sportTops 20 sportTrousers 10 springCoats 29 stockings -15 suitJackets 41 suitTrousers -37 thermalSet 29
  ties -15 training 13 turtlenecks 11 warmBoots 13 warmHats 15
bareDresses: bareDresses 41 blazers 32 blouses 40 boots 29 caps 24 chinos 134 coats 42 dresses 154 fleeces 30
  formalDresses 110 heels 32 helmet 29 homeClothes 41 jeans 147 knits 77 leggings 75 lightDowns 20 paddings 30 pearls 12
  plainSocks 24 polos 23 rainBoots 7 scarves 36 shirts 28 shortSkirts 98 shorts 69 skirts 115 slacks 182 slippers 15
  sneakers 6 sportBags 22 sportJackets 59 sportShoes 57 sportShorts 85 sportSupport 29 sportTops 105 sportTrousers 15
  springCoats 29 stockings 31 streetJackets 21 streetTrousers 104 suitJackets 14 suitTrousers 69 sweats 77 tees 56
  thermalBottom 12 thermalSet 15 thermalTop 21 training 98 turtlenecks 48 unknownAccessory 15 unknownEtc 29 vests 13
  warmBoots 37 workBags 20
baseLayer: blazers -25 chinos 8 coats -18 dressShirts -19 dressShoes -80 jeans 13 knits 13 sandals 13 shirts 15
  shorts 29 slacks -24 streetTrousers 15 ties -15
belt: shorts 15 streetTrousers 13 training 41
blazers: blazers 96 boots 8 caps 115 cardigans 37 casualBags 33 chinos 28 coats 12 coolInner 10 dresses 26 fleeces 87
  formalDresses 13 helmet 15 homeClothes 49 jeans 14 knits 25 leatherSneakers 22 leggings -80 lightDowns 101
  plainSocks 15 polos 34 sandals 60 scarves 6 shirts 22 shortSkirts -80 shorts -27 skirts -10 slacks 7 slippers -80
  sneakers 11 sportBags 62 sportGear -15 sportJackets 108 sportShoes 98 sportShorts -66 sportSocks -70 sportSupport 29
  sportTops 158 sportTrousers 116 sportsBra -32 springCoats 23 streetJackets 167 suitJackets 110 suitTrousers 40
  summerShirtOuter 51 sunHats 22 sweats 61 tees 26 ties 17 training -6 turtlenecks 5 unknownAccessory 8 unknownEtc 9
  vests 17 warmBoots -17 warmHats 30
blouses: blouses 117 caps 48 cardigans 5 chinos 15 dressShirts 15 dresses 176 fleeces 27 formalDresses 185 helmet 15
  homeClothes 12 knits 99 leggings -12 lightScarves 28 padGloves -25 paddings -18 plainSocks 8 polos 69 rainBoots -16
  sandals 12 scarves 7 shirts 121 shortSkirts 5 shorts 13 slippers -56 sportBags 5 sportGear -25 sportJackets -16
  sportShoes 8 sportShorts -14 sportSocks -43 sportSupport 15 sportTops 102 sportTrousers 27 sportsBra -11
  streetJackets 9 streetTrousers 10 suitJackets 6 suitTrousers -6 sweats 97 tees 148 thermalSet 12 thermalTop 39
  training 18 turtlenecks 150 undershirt 13 vests 8 warmHats 12 workTop 29
boots: caps 15 chinos 26 dressShirts 34 dressSocks 10 dresses 10 flatShoes 15 helmet 15 homeClothes 9 knits 8
  leggings 43 sandals 18 shirts 6 shortSkirts 11 shortSocks 11 shorts 13 slacks 10 sportGear 10 sportJackets -8
  sportShorts 45 sportSocks -12 sportSupport -5 sportTops 69 sportTrousers 28 sportsBra -5 streetJackets 7
  streetTrousers 14 suitJackets 11 suitTrousers 34 tees 8 ties 29 training 41 unknownEtc 13
bothUmbrella: sportTops -5 umbrella 15
briefs: cardigans 15 homeClothes 12 knits 11 sandals 29 sportTops 11 sportTrousers 22 summerShirtOuter 15 tees 10
caps: caps 69 cardigans -5 coats 78 dressShirts 61 dressShoes 59 dressSocks -15 dresses 40 flatShoes 12
  formalDresses 101 handBags 8 heels 78 helmet 29 knits 9 leatherSneakers 8 lightScarves 18 paddings 16 pearls 7
  polos 19 scarves 17 shirts 6 shorts 5 skirts 75 slacks 11 springCoats 44 streetJackets 17 suitJackets 187
  suitTrousers 121 summerShirtOuter 13 sunHats 61 ties 58 unknownAccessory 34 warmBoots 17 warmHats 127 workBags 33
cardigans: cardigans 77 chinos 5 coats 17 dressShirts 12 dresses -6 flatShoes 5 fleeces 41 formalDresses 10 knits 12
  leggings 11 lightDowns 34 paddings 16 plainSocks 8 pocketVest 15 polos 11 sandals -22 scarves 12 shirts 35 shorts 16
  slacks 6 slippers -29 sportBags -7 sportShorts -6 sportSocks -20 sportSupport 9 sportTops 67 sportTrousers 28
  sportsBra -8 stockings 5 streetJackets 17 streetTrousers 15 suitJackets 24 summerShirtOuter 29 sunHats 7 sweats 116
  tees 17 thermalBottom 17 thermalTop 10 turtlenecks 21 undershirt 13 unknownEtc 13 vests 52 warmBoots 12
casualBags: casualBags 58 dressShoes 7 dresses 11 flatShoes 6 formalDresses 34 handBags 93 heels 23 helmet 12 leggings 9
  pouch 15 skirts 15 sportBags 134 sportShorts 11 suitJackets 32 suitTrousers 11 sunHats 7 ties 15 unknownEtc 12
  workBags 69
chinos: chinos 85 coats 29 dressShirts 8 dressShoes 19 dresses 191 flatShoes 21 fleeces 8 formalDresses 125 heels 19
  homeClothes 50 jeans 94 knits 16 leggings 113 lightDowns 8 padGloves 6 paddings 23 plainSocks 10 pocketVest -7 polos 7
  rainBoots 8 scarves 16 shirts 13 shortSkirts 77 shorts 44 skirts 89 slacks 112 slippers 20 sneakers 7 sportBags 18
  sportJackets -6 sportShoes 52 sportShorts 62 sportSupport 15 sportTops 37 sportTrousers 66 springCoats 8 stockings 51
  streetJackets 12 streetTrousers 94 suitJackets -28 suitTrousers 91 summerShirtOuter 11 sweats 5 thermalBottom 7
  thermalSet 15 thermalTop 15 ties 83 training 86 turtlenecks 27 unknownAccessory 18 unknownEtc 41 warmBoots 51
  warmHats 7 workBags 19
coats: coats -55 coolInner 26 dressShirts 12 dresses 17 flatShoes 17 fleeces 15 formalDresses -6 golfGlove -15 helmet -9
  homeClothes 33 knits 13 leggings -20 lightDowns 15 lightScarves -7 padGloves -25 pocketVest 29 polos 9 sandals 37
  shirts 20 shortSkirts 7 shortSocks 13 shorts 72 slacks 7 slippers -33 sportBags 27 sportGear -70 sportJackets 189
  sportShoes -15 sportShorts -28 sportSocks -80 sportSupport 15 sportTops -8 sportTrousers 43 sportsBra -36
  springCoats 167 streetJackets 110 streetTrousers 32 summerShirtOuter 41 sunHats 22 tees 9 training -78 unknownEtc 45
  warmBoots -14 workTop 29
coolInner: dressShirts 37 dressShoes 7 jeans 9 knits 31 lightDowns 29 paddings 18 polos 12 scarves 20 shirts 15
  shorts 11 slacks 24 slippers 11 sportTops 15 sportTrousers 9 suitJackets 26 suitTrousers 15 sweats 20 tees 12
  thermalBottom 15 ties 18 turtlenecks 22 warmBoots 13 workBags 12
dressShirts: dressShirts 110 fleeces -43 golfGlove -15 handBags 17 helmet -15 homeClothes 41 jeans 11 knits 50
  leggings 69 lightDowns -30 lightScarves -25 paddings -56 pocketVest -59 polos 139 rainBoots -45 sandals -5 scarves 10
  shirts 187 shortSkirts 15 shorts 133 slacks 9 slippers -35 sneakers -17 sportGear 15 sportJackets -76 sportShoes -72
  sportShorts 100 sportSocks -32 sportTops 134 sportTrousers 74 springCoats 13 stockings 13 streetTrousers 9 sweats 54
  tees 98 thermalSet 9 thing 15 ties 10 training 96 turtlenecks 62 unknownAccessory 36 unknownEtc 15 vests 22
  warmBoots -58 warmHats 30 workTop 51
dressShoes: golfGlove -15 helmet 15 homeClothes 43 leatherSneakers -6 leggings -80 lightDowns -6 lightScarves -7
  paddings -44 plainSocks 30 pocketVest -23 rainBoots -28 sandals -10 shortSocks 27 shorts 51 slippers -80 sneakers -21
  sportBags 24 sportGear -60 sportJackets -42 sportShoes -80 sportShorts 37 sportTops -34 sportTrousers 112
  sportsBra -73 streetTrousers -10 sweats 17 training -78 unknownAccessory 7 unknownEtc 12 warmBoots -37 warmHats 8
dressSocks: golfGlove -15 helmet -15 homeClothes 36 leatherSneakers 8 leggings -13 lightScarves -23 plainSocks 32
  sandals 51 shortSocks 13 shorts 92 slippers 26 sneakers 19 sportBags -33 sportJackets -62 sportShoes 12
  sportShorts 110 sportTops -59 sportTrousers -26 streetTrousers 14 training 23 warmBoots 13
dresses: dresses 187 fleeces 43 formalDresses 176 heels 12 homeClothes 22 jeans 159 knits 141 leggings 112 lightDowns 39
  lightScarves 15 paddings 16 polos 77 rainBoots 15 scarves 17 shirts 97 shortSkirts 164 shorts 150 skirts 187
  slacks 200 slippers 18 sneakers 8 sportGear -12 sportJackets 44 sportShoes 79 sportShorts 61 sportSocks -9
  sportTops 174 sportTrousers 77 sportsBra -9 stockings 17 streetJackets 15 streetTrousers 134 suitTrousers 77
  sunHats 13 sweats 144 tees 91 thermalBottom 24 thermalTop 54 training 147 turtlenecks 89 undershirt 15 unknownEtc 25
  vests 39 warmBoots 67 warmHats 8 workTop 15
flatShoes: fleeces 19 formalDresses 14 helmet 15 homeClothes 15 knits 8 leggings -34 paddings 16 plainSocks 9 polos 11
  scarves 19 shirts 8 shortSkirts -7 shortSocks 9 skirts 5 slacks 11 slippers -7 sneakers 8 sportJackets 28
  sportShoes -70 sportShorts 20 sportSocks -14 sportSupport -26 sportTops 86 sportsBra -55 stockings 26 streetJackets 7
  streetTrousers 43 suitTrousers 11 sweats 15 tees 6 thermalTop 8 training 44 unknownEtc 15 warmBoots 8 warmHats 11
fleeces: fleeces 15 formalDresses 29 handBags 5 knits 6 leggings 7 lightDowns 33 paddings -34 pearls 13 rainBoots 8
  sandals 18 shirts 17 shortSkirts 10 shorts 14 skirts 29 slippers 13 sportJackets 28 sportShorts 14 sportTops 5
  sportTrousers 8 springCoats 29 streetJackets 73 suitJackets 85 suitTrousers -12 summerShirtOuter 29 sunHats 12
  sweats 6 ties 32 unknownAccessory 29 unknownEtc 29
formalDresses: formalDresses 41 homeClothes 46 jeans 158 knits 170 leatherSneakers 17 lightDowns 19 paddings -80
  plainSocks 44 polos 61 rainBoots -44 sandals 6 shirts 145 shortSkirts 61 shortSocks 31 shorts 41 skirts 147 slacks 200
  slippers -80 sneakers 22 sportBags 60 sportJackets 70 sportShoes 7 sportShorts 34 sportSocks 32 sportSupport 15
  sportTops 77 sportTrousers 88 sportsBra -15 streetJackets -6 streetTrousers 92 suitJackets 27 suitTrousers 92
  summerShirtOuter -6 sunHats 10 sweats 110 tees 191 thermalSet 13 thermalTop 5 training 86 turtlenecks 139 vests 61
  warmBoots 5 warmHats 22 workBags 6
golfGlove: knits -5 slacks -15 springCoats -11 suitJackets -15 suitTrousers -15 ties -15
handBags: handBags 51 homeClothes 25 leggings -7 lightScarves -6 sportBags 120 sportGear -10 sportJackets -14
  sportShoes 12 sportShorts -18 sportSocks -20 sportSupport -5 sportTops -14 sportTrousers 18 sportsBra -24
  streetTrousers 20 suitJackets 7 suitTrousers 19 sweats 7 ties 9 training -14 unknownEtc 11 workBags 98
heels: leggings -80 lightDowns -9 paddings -34 plainSocks 31 polos 9 rainBoots -35 sandals -19 shortSocks 37 shorts 15
  slippers -80 sneakers -17 sportBags 10 sportGear -73 sportJackets -19 sportShoes -80 sportShorts -55 sportSocks 54
  sportSupport -80 sportTops 37 sportsBra -73 stockings 18 streetTrousers 7 suitJackets 7 sunHats 11 sweats 43
  warmBoots -38 warmHats 17 workTop 15
helmet: jeans 13 knits -5 slippers 15 sportShoes 18 stockings -7 streetJackets -5 suitJackets -15 suitTrousers -15
  ties -15 turtlenecks -7 unknownEtc -11 warmBoots 15 warmHats 15
homeClothes: homeClothes 13 jeans 38 knits 22 leatherSneakers 36 leggings 34 lightDowns 17 lightScarves 20 paddings 47
  plainSocks 9 sandals 17 scarves 32 shirts 13 shortSkirts 15 shorts 22 slacks 50 slippers 9 sportGear -11 sportShoes 14
  sportShorts 18 sportTops 5 sportTrousers 73 stockings 31 streetTrousers 59 suitJackets 17 suitTrousers -33
  summerShirtOuter 15 sunHats 13 sweats 14 tees 11 thermalBottom 29 thermalSet 25 ties 45 training 54 turtlenecks 20
  unknownAccessory 10 unknownEtc 13 vests -10 warmBoots 31 warmHats 9 workBags 10
innerTank: sweats 15
jeans: jeans 44 knits -7 leggings 135 plainSocks 6 shirts -15 shortSkirts 100 shortSocks 5 shorts 65 skirts 75
  slacks 101 slippers 10 sneakers 7 sportBags 5 sportGear 11 sportShoes 44 sportShorts 77 sportSocks 12 sportSupport 15
  sportTops 31 sportTrousers 46 stockings 43 streetJackets 10 streetTrousers 92 suitJackets -26 suitTrousers 41
  sweats -8 ties 114 training 100 unknownAccessory 22 unknownEtc 36 vests -9 workBags 25
knits: knits 76 leggings -16 lightDowns 11 padGloves -9 paddings 5 plainSocks 7 pocketVest 15 polos 91 scarves 17
  shirts 76 shortSkirts 17 shorts 54 slacks 7 slippers -19 sportJackets -14 sportShorts 44 sportSocks -25
  sportSupport 41 sportTops 152 sportTrousers 31 sportsBra -12 stockings 6 streetJackets 6 streetTrousers 13
  suitJackets 20 suitTrousers 5 summerShirtOuter 40 sunHats 12 sweats 197 tees 70 thermalBottom 12 thermalTop 20 ties 49
  training 31 turtlenecks 79 unknownAccessory 25 unknownEtc 24 vests 70 warmBoots 15 workTop 29
leatherGloves: leggings -17 sportJackets -22 sportShorts -10 sportSocks -17 sportTops -26 sportsBra -10 training -10
leatherSneakers: leggings 18 paddings 8 plainSocks 10 shortSkirts 15 shorts 5 slacks 12 sportBags 7 sportSocks 13
  sportTrousers 25 stockings 9 streetTrousers 17 suitJackets 14 suitTrousers 47 thermalBottom 15 ties 13
  unknownAccessory 9 workBags 18
leggings: leggings 29 lightDowns 5 lightScarves 6 necklace -7 paddings 25 plainSocks 5 polos 45 rainBoots 5 sandals 31
  shortSkirts 51 shorts 91 skirts 110 slacks 154 slippers 30 sneakers 10 sportBags 6 sportShoes 11 sportShorts 15
  sportTops 7 sportTrousers 51 springCoats -30 stockings 76 streetJackets 52 streetTrousers 106 suitTrousers -12
  sweats 29 tees 23 thermalBottom 41 thermalTop 5 ties 51 training 78 turtlenecks 11 umbrella -5 unknownAccessory 13
  unknownEtc -7 warmBoots 16 workBags 10
lightDowns: lightDowns 20 paddings -71 pearls 13 polos 13 rainBoots 10 sandals 41 shirts 13 skirts 13 slippers 10
  sportJackets 29 sportShoes 6 sportShorts 31 sportTrousers 8 springCoats 17 streetJackets 52 streetTrousers 7
  suitJackets 42 suitTrousers -45 summerShirtOuter 15 sunHats 10 ties 8
lightScarves: polos 10 sandals 9 scarves 98 shorts 26 slacks -8 slippers -5 sportJackets 5 sportShorts 26 sportSocks -25
  sportTops 5 sportTrousers 30 sportsBra -15 springCoats 5 streetTrousers 6 suitJackets 27 suitTrousers -8 sweats 18
  ties -37 turtlenecks 39 vests 8 warmHats 7
necklace: sportJackets -12 sportShorts -7 sportSocks -7 sportTops -12 sportsBra -7
padGloves: rainBoots -19 sandals 11 shorts 13 skirts -7 slacks -25 sportTrousers 13 stockings -25
paddings: pocketVest 12 polos 16 sandals 29 shirts 6 shortSkirts 9 shortSocks 10 shorts 34 slacks -10 sneakers 7
  sportGear 18 sportJackets 200 sportShoes 11 sportShorts 80 sportTops 15 sportTrousers 24 springCoats 158
  streetJackets 144 streetTrousers 12 suitJackets -80 suitTrousers -72 summerShirtOuter 41 sunHats 31 tees 9 ties 19
  unknownAccessory 14 unknownEtc 12 workTop 10
pearls: shirts 9 shortSkirts -7 slippers -56 sneakers 6 sportBags 8 sportGear -15 sportJackets 16 sportShoes 11
  sportShorts -15 sportSocks -25 sportTops 21 sportTrousers 15 sportsBra -15 streetTrousers 25 sweats 13 tees 13
  training -25
plainSocks: plainSocks 45 polos 13 rainBoots 8 sandals 29 shortSkirts 7 shortSocks 22 shorts 15 skirts 14 slacks 8
  slippers 31 sneakers 16 sportGear 12 sportShoes 14 sportShorts 13 sportSocks 44 sportTops 6 sportTrousers 8
  stockings 12 streetTrousers 10 suitJackets 21 suitTrousers 38 ties 17 training 8 unknownEtc 13
pocketVest: polos 9 shorts -7 slacks -20 sportJackets 20 sportTops 18 streetJackets 31 suitJackets -46 suitTrousers -80
  sweats 13 turtlenecks 15 workTop -16
polos: polos 41 scarves 23 shirts 182 shortSkirts 9 skirts 15 slacks 9 sportBags 11 sportShoes 20 sportShorts 44
  sportSocks 8 sportTops 190 streetJackets 18 streetTrousers 20 suitJackets 51 suitTrousers 19 sweats 119 tees 154
  thermalBottom 10 thermalSet 36 thermalTop 7 ties 55 training 37 turtlenecks 85 unknownAccessory 51 unknownEtc 13
  vests 10 warmBoots 12 warmHats 17 workBags 8 workTop 29
pouch: sportBags 15
rainBoots: shortSocks 7 shorts 7 skirts 49 sportGear -7 sportJackets 5 sportSocks 16 sportTrousers 11 springCoats -18
  stockings 14 suitJackets 10 suitTrousers -22 thermalBottom 10 ties 13 unknownAccessory 13 warmBoots 5 workBags 6
sandals: scarves 61 shirts 5 shortSocks 41 skirts 13 slacks 30 sportJackets 6 sportSocks 64 sportTrousers 17
  springCoats 30 stockings 94 streetJackets 29 suitJackets 27 suitTrousers 53 summerShirtOuter 13 sunHats 12 sweats 11
  thermalBottom 13 thermalSet 29 thermalTop 18 ties 36 training 7 turtlenecks 16 undershirt 15 unknownAccessory 25
  warmBoots 26 warmHats 29 workBags 15
scarves: scarves 29 shirts 22 shortSocks 11 shorts 113 slacks 7 slippers 32 sportBags -9 sportGear 11 sportShorts 51
  sportSocks -16 sportTrousers -7 springCoats 8 streetJackets 6 streetTrousers 14 summerShirtOuter 12 sunHats 22 tees 19
  training -13 unknownEtc 22 warmHats 11
shirts: shirts 200 shortSkirts 10 shorts 11 skirts 11 sportBags -12 sportJackets -26 sportShoes -9 sportShorts 69
  sportSocks -23 sportTops 136 sportTrousers 24 sportsBra -19 springCoats 11 stockings 5 streetJackets 7
  streetTrousers 7 suitJackets 44 suitTrousers 26 summerShirtOuter 29 sweats 81 tees 35 thermalBottom 5 thermalSet 22
  thermalTop 16 ties 53 training 32 turtlenecks 101 unknownAccessory 17 unknownEtc 22 vests 24 warmBoots 23 warmHats 16
  workBags 15 workTop 41
shortSkirts: shortSkirts 29 shorts 69 skirts 47 slacks 93 slippers 22 sneakers 6 sportJackets 11 sportShoes 11
  sportShorts 29 sportSocks 8 sportTops 10 sportTrousers 15 springCoats -6 streetJackets 34 streetTrousers 98
  suitTrousers 41 sweats 7 tees 12 training 62 turtlenecks 9 warmBoots 26
shortSocks: shorts 9 skirts 11 slippers 29 sportSocks 51 sportTops 7 stockings 53 streetJackets 10 streetTrousers 7
  suitJackets 14 suitTrousers 21 thermalSet 25 turtlenecks 7 warmBoots 44
shorts: shorts 12 skirts 45 slacks 56 sneakers 8 sportShoes 28 sportShorts 38 sportSocks 23 sportTops 25
  sportTrousers 31 springCoats 35 stockings 64 streetJackets 37 streetTrousers 59 suitTrousers -7 sweats 12
  thermalBottom 25 thermalSet 29 thermalTop 43 ties 84 training 75 turtlenecks 43 undershirt 15 unknownAccessory 10
  unknownEtc 15 vests 36 warmBoots 104 warmHats 50 workBags 56
skirts: skirts 22 slacks 116 slippers 17 sneakers 27 sportBags 36 sportGear -9 sportJackets 57 sportShoes 94
  sportShorts 69 sportSocks 9 sportSupport 15 sportTops 100 sportsBra -7 streetJackets 18 streetTrousers 77
  suitJackets -14 suitTrousers 63 sunHats 10 sweats 33 tees 14 thermalBottom 11 training 43 vests 9 warmBoots 33
  warmHats 8 workTop 13
slacks: slacks 116 slippers -42 sportBags -9 sportGear -24 sportJackets -53 sportShoes 35 sportShorts 28 sportSocks -48
  sportSupport 29 sportTops 23 sportTrousers 14 sportsBra -33 stockings 31 streetTrousers 122 suitJackets -38
  suitTrousers 74 summerShirtOuter 9 sunHats 13 thermalBottom 10 thermalSet 10 thermalTop 6 ties 22 turtlenecks 5
  unknownAccessory 6 unknownEtc 45 warmBoots 11 warmHats 8
slippers: sportBags 9 sportSocks 54 sportTops 8 sportTrousers 20 springCoats -47 stockings 32 streetJackets 23
  suitJackets -65 sweats -15 thermalSet 13 thermalTop 13 ties -37 vests 21 warmBoots 6 warmHats 17 workBags -38
sneakers: sportShorts 10 sportSocks 13 sportTops 5 sportTrousers 20 stockings 18 streetTrousers 8 suitTrousers 7
  summerShirtOuter 25 thermalSet 7 ties 49 training 5 unknownAccessory 29 unknownEtc 9 vests -6 workBags 13
sportBags: sportBags 92 sportTrousers 10 springCoats 17 stockings -20 streetJackets 5 streetTrousers 6 suitJackets 43
  suitTrousers 47 sunHats 10 unknownEtc 12 vests -13 workBags 110
sportGear: stockings -25 streetJackets 12 streetTrousers 20 suitJackets 15 suitTrousers 15 sweats 15 tees 6 ties 15
  turtlenecks 9
sportJackets: sportJackets 121 sportShorts 7 springCoats 179 stockings -35 streetJackets 168 streetTrousers 6
  suitJackets 30 suitTrousers -45 summerShirtOuter 51 sunHats 29 ties 36 turtlenecks -24 umbrella -7 unknownAccessory 50
  vests -21 warmBoots 12 workBags 7 workTop 9
sportShoes: sportShorts 25 sportSocks 11 sportTrousers 13 springCoats -37 stockings 46 streetJackets 12
  streetTrousers 32 suitJackets 23 suitTrousers 32 summerShirtOuter 25 sunHats 22 sweats 8 tees 7 ties 25 training 13
  turtlenecks -8 unknownAccessory 37 unknownEtc 8 vests -30 warmBoots 7 workBags 36
sportShorts: sportSocks 10 sportTops 17 sportTrousers 46 springCoats -59 stockings 39 streetJackets 29 streetTrousers 65
  suitTrousers -44 summerShirtOuter 13 sunHats 13 sweats 19 thermalBottom 25 thermalSet 36 thermalTop 38 ties 37
  training 62 turtlenecks 23 umbrella -7 unknownAccessory 15 vests 12 warmBoots 17 warmHats 37 workBags 14
sportSocks: sportSocks 13 springCoats -80 streetTrousers 11 suitJackets -19 ties -43 training 11 turtlenecks -18
  umbrella -7 unknownAccessory -6 vests -21 warmBoots 22 workBags -36
sportSupport: stockings -7 suitTrousers 15
sportTops: sportTops 72 sportTrousers 6 stockings -38 streetJackets 30 streetTrousers 29 suitJackets 13 suitTrousers -23
  summerShirtOuter 11 sunHats 11 sweats 94 tees 118 thermalBottom 9 thermalSet 23 thermalTop 12 ties -27 training 14
  turtlenecks 124 umbrella -9 unknownAccessory 39 unknownEtc -5 vests 56 warmBoots 20 workBags 53 workTop 69
sportTrousers: sportTrousers 51 springCoats 51 stockings 24 streetTrousers 65 suitTrousers -61 summerShirtOuter 29
  sunHats 43 sweats 22 tees 16 thermalSet 8 ties 78 training 69 turtlenecks 5 umbrella -7 unknownAccessory 30 vests 5
  warmBoots 47 warmHats 12 workBags 27
sportsBra: springCoats -55 stockings -17 turtlenecks -7 workBags -15
springCoats: streetJackets 62 streetTrousers 11 suitJackets 16 summerShirtOuter 15 sunHats 11 sweats 27 thermalTop 6
  ties 7 training -32 warmBoots -14
stockings: stockings 69 streetTrousers 39 suitJackets 6 suitTrousers 29 sunHats 10 thermalBottom 32 training 60
  unknownEtc 12 warmBoots 26
streetJackets: streetJackets 100 streetTrousers 5 suitJackets 135 suitTrousers 10 summerShirtOuter 29 tees 12 thing 11
  ties 77 training 25 unknownAccessory 22 unknownEtc 37 warmBoots 12 warmHats 5 workBags 27 workTop 12
streetTrousers: streetTrousers 41 suitJackets -80 sweats 7 tees 11 thermalSet 22 ties 61 training 86 unknownEtc 22
  vests 16 warmBoots 36 warmHats 7 workBags 34
suitJackets: suitJackets 41 summerShirtOuter 15 sweats 54 tees -66 unknownEtc 15 vests 29 warmBoots -32 warmHats 75
  workTop 8
suitTrousers: suitTrousers 53 summerShirtOuter -10 sunHats 9 sweats 60 tees -7 thing 15 ties 5 training -38
  unknownAccessory 13 unknownEtc 13 warmBoots -48 warmHats 34
summerShirtOuter: sweats 29 tees 15 turtlenecks 13 vests 12
sunHats: thermalBottom 12 ties 25 training 17 warmBoots 12 warmHats 69 workBags 13
sweats: sweats 108 tees 26 ties 78 turtlenecks 63 unknownEtc 29 vests 51 workBags 33 workTop 15
tees: tees 109 thermalBottom 10 thermalSet 38 thermalTop 31 ties 21 training 12 turtlenecks 88 unknownAccessory 23
  unknownEtc 9 vests 24 warmBoots 20 workBags 15 workTop 83
thermalBottom: training 12 workTop 15
ties: ties 41 training 53 turtlenecks 31 unknownAccessory 29 unknownEtc 15 warmBoots 13 warmHats 33
training: training 62 umbrella -7 unknownAccessory 15 warmBoots 13 workBags 51
turtlenecks: turtlenecks 15 unknownEtc 13 vests -13 workTop 29
umbrella: umbrella 29
unknownAccessory: unknownAccessory 15
unknownEtc: warmBoots 15 workBags 15
warmHats: warmHats 29 workBags 7
workBags: workBags 15`
