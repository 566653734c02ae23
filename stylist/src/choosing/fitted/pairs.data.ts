// Written by `npm run stylist:fit` from the labels in test/closets and test/own-closets: not edited by hand.

/** Harm of two families worn together beyond what the rules say, in hundredths: the first, then each other. */
export const fittedPairs = `
apron: blazers 15 blouses 13 coats 13 dressShoes 15 formalDresses 29 handBags 13 knits 25 leatherSneakers 15 leggings 15
  lightScarves 15 skirts 15 sportShoes 13 springCoats 13 suitJackets 15
armSleeves: blazers 15 cardigans 9 chinos 12 coats 41 dressShirts 15 dressShoes -80 dressSocks -15 handBags -8 heels 15
  knits 16 lightDowns 32 lightScarves 13 paddings 41 plainSocks 15 polos 25 scarves 22 shirts 17 slacks -27
  sportJackets 10 sportSocks 13 sportTops 11 sportTrousers 10 springCoats 29 stockings -15 suitJackets 41
  suitTrousers -25 tees 9 thermalSet 29 ties -15 training 13 turtlenecks 11 warmBoots 13 warmHats 15
bareDresses: bareDresses 29 blazers 17 blouses 33 boots 32 caps 19 chinos 104 coats 32 dresses 150 fleeces 23
  formalDresses 110 heels 27 helmet 29 homeClothes 16 jeans 143 knits 71 leggings 88 lightDowns 20 paddings 21 pearls 22
  polos 19 scarves 27 shirts 26 shortSkirts 98 shorts 77 skirts 120 slacks 173 slippers 32 sportBags 24 sportJackets 51
  sportShoes 59 sportShorts 61 sportSocks 19 sportSupport 29 sportTops 89 sportTrousers 15 springCoats 20 stockings 28
  streetJackets 24 streetTrousers 61 suitJackets 23 suitTrousers 61 sweats 76 tees 43 thermalSet 15 thermalTop 22
  training 98 turtlenecks 42 unknownEtc 15 vests 13 warmBoots 24 workTop 13
baseLayer: blazers -32 blouses 8 chinos 11 coats -80 dressShirts -24 dressShoes -80 dressSocks -15 jeans 11 sandals 22
  shirts 10 shorts 51 slacks -37 sportTrousers 12 stockings -15 streetTrousers 12 suitJackets -15 ties -15
belt: shorts 15 sportShorts 15 streetTrousers 15 training 29
blazers: blazers 130 caps 103 cardigans 38 casualBags 30 chinos 24 coats 10 coolInner 10 dresses 34 fleeces 79
  formalDresses 14 helmet 41 homeClothes 17 jeans 14 knits 25 leatherSneakers 18 leggings -80 lightDowns 101 necklace 11
  padGloves -15 paddings -21 pocketVest 15 polos 41 sandals 63 shirts 27 shortSkirts -80 shorts -23 slippers -68
  sneakers 10 sportBags 62 sportGear -25 sportJackets 97 sportShoes 74 sportShorts -79 sportSocks -63 sportSupport 29
  sportTops 148 sportTrousers 105 sportsBra -32 springCoats 19 streetJackets 158 suitJackets 130 suitTrousers 47
  summerShirtOuter 41 sunHats 21 sweats 79 tees 19 ties 17 training 46 unknownEtc 10 vests 17 warmBoots -31 warmHats 39
  workTop 29
blouses: blouses 132 caps 51 chinos 22 dressShirts 15 dresses 186 formalDresses 197 helmet 29 knits 105 lightScarves 33
  padGloves -15 paddings -18 polos 61 rainBoots -19 sandals 16 shirts 133 shortSkirts -11 slippers -49 sportBags 8
  sportGear -25 sportJackets -12 sportShoes 18 sportShorts -17 sportSocks -26 sportSupport 29 sportTops 108
  sportTrousers 20 sportsBra -11 streetTrousers 25 suitJackets 12 sweats 106 tees 152 thermalBottom 8 thermalSet 12
  thermalTop 38 training 22 turtlenecks 158 unknownEtc 11 vests 8 warmBoots -8 warmHats 12 workTop 51
boots: chinos 24 dressShirts 24 dresses 10 flatShoes 17 helmet 29 knits 8 leggings 50 sandals 14 shorts 13 slacks 10
  sportJackets -9 sportShorts 47 sportSocks -9 sportTops 63 sportTrousers 36 suitTrousers 28 ties 29 training 36
  unknownEtc 13 vests 12
bothUmbrella: umbrella 15
caps: caps 41 coats 77 dressShirts 44 dressShoes 65 dressSocks -20 dresses 34 flatShoes 13 formalDresses 99 heels 69
  helmet 61 lightScarves 15 paddings 17 pearls 14 polos 12 scarves 15 skirts 78 springCoats 41 suitJackets 187
  suitTrousers 150 summerShirtOuter 13 sunHats 69 ties 56 unknownAccessory 41 warmBoots 17 warmHats 113 workBags 27
cardigans: cardigans 69 chinos 9 coats 19 dressShirts 12 fleeces 37 formalDresses 8 knits 19 lightDowns 36 paddings 15
  pocketVest 12 polos 15 sandals -18 scarves 12 shirts 32 slippers -21 sportSocks -17 sportSupport 9 sportTops 65
  sportTrousers 27 streetJackets 8 streetTrousers 17 suitJackets 38 summerShirtOuter 29 sweats 128 tees 16
  thermalBottom 15 thermalTop 17 turtlenecks 21 unknownEtc 13 vests 54 warmBoots 13
casualBags: casualBags 44 dresses 10 formalDresses 41 golfBag 15 handBags 96 heels 27 helmet 8 leggings 12 skirts 15
  sportBags 125 suitJackets 25 suitTrousers 9 ties 18 unknownEtc 12 workBags 69
chinos: chinos 83 coats 27 dressShoes 12 dresses 178 flatShoes 24 formalDresses 130 heels 24 helmet -8 homeClothes 44
  jeans 93 knits 12 leggings 109 lightDowns 9 padGloves 11 paddings 20 pocketVest -8 scarves 13 shirts 10 shortSkirts 69
  shorts 44 skirts 92 slacks 130 slippers 26 sportBags 20 sportShoes 54 sportShorts 55 sportSupport 15 sportTops 31
  sportTrousers 65 springCoats 13 stockings 41 streetTrousers 85 suitJackets -31 suitTrousers 89 thermalBottom 14
  thermalSet 15 thermalTop 10 ties 83 training 96 turtlenecks 27 unknownAccessory 29 unknownEtc 41 vests 8 warmBoots 40
  workBags 15
coats: coats -62 coolInner 26 dressShirts 11 dresses 19 flatShoes 12 golfBag -15 golfGlove -15 homeClothes 26 knits 12
  leggings -46 lightDowns 12 padGloves -15 pocketVest 41 sandals 58 shirts 18 shortSocks 13 shorts 64 slippers -26
  sportBags 29 sportGear -70 sportJackets 190 sportShoes -13 sportSocks -80 sportSupport 15 sportTrousers 33
  sportsBra -36 springCoats 167 streetJackets 127 streetTrousers 38 summerShirtOuter 51 sunHats 21 training -53
  unknownEtc 36 warmBoots -21 workTop 44
coolInner: dressShirts 34 jeans 9 knits 31 lightDowns 29 paddings 18 polos 12 scarves 20 shirts 17 shorts 12 slacks 19
  slippers 11 sportTops 15 sportTrousers 9 suitJackets 26 suitTrousers 15 sweats 20 tees 11 thermalBottom 15 ties 18
  turtlenecks 22 warmBoots 13 workBags 11
dressShirts: dressShirts 134 fleeces -46 golfBag -15 golfGlove -15 handBags 8 helmet -13 homeClothes 16 knits 46
  leggings 59 lightDowns -36 lightScarves -21 necklace 29 paddings -67 pocketVest -41 polos 130 rainBoots -61
  sandals -19 scarves 9 shirts 184 shorts 129 slippers -60 sneakers -27 sportGear 15 sportJackets -80 sportShoes -80
  sportShorts 111 sportSocks -34 sportTops 123 sportTrousers 45 stockings 13 streetJackets -17 streetTrousers 56
  sweats 53 tees 80 thermalSet 9 thing 15 ties 10 training 122 turtlenecks 73 unknownEtc 15 vests 18 warmBoots -76
  warmHats 32 workTop 61
dressShoes: fleeces -9 golfBag -15 golfGlove -15 jeans -13 leatherSneakers -10 leggings -80 lightDowns -15
  lightScarves -11 necklace 13 padGloves -15 paddings -53 plainSocks 26 pocketVest -29 rainBoots -28 sandals -31
  shortSocks 19 shorts 31 slippers -80 sneakers -34 sportBags 19 sportGear -80 sportJackets -41 sportShoes -80
  sportSocks 31 sportSupport -73 sportTops -48 sportTrousers 91 sportsBra -73 streetJackets -10 streetTrousers 9
  sweats 16 unknownEtc 13 warmBoots -49 workTop 11
dressSocks: golfBag -15 golfGlove -15 helmet -32 homeClothes 32 lightScarves -23 plainSocks 36 rainBoots 12 sandals 61
  shortSocks 13 shorts 85 slippers 26 sneakers 21 sportBags -35 sportJackets -55 sportShoes 12 sportShorts 115
  sportTops -59 sportTrousers -25 streetTrousers 10 training 43 warmBoots 12
dresses: dresses 190 fleeces 33 formalDresses 179 heels 14 helmet 29 homeClothes 25 jeans 162 knits 140 leggings 118
  lightDowns 38 lightScarves 15 paddings 20 pocketVest -9 polos 77 rainBoots 12 scarves 22 shirts 95 shortSkirts 158
  shorts 150 skirts 200 slacks 200 slippers 22 sportGear -12 sportJackets 47 sportShoes 75 sportShorts 69 sportSocks -9
  sportTops 175 sportTrousers 92 sportsBra -9 springCoats 8 stockings 21 streetTrousers 110 suitJackets 20
  suitTrousers 77 sunHats 12 sweats 154 tees 87 thermalBottom 31 thermalTop 54 training 147 turtlenecks 89 unknownEtc 36
  vests 39 warmBoots 75 workTop 29
flatShoes: fleeces 10 helmet 15 leggings 10 paddings 10 plainSocks 11 polos 13 scarves 13 shirts 8 slippers 10
  sportJackets 33 sportShoes -71 sportSocks -55 sportSupport -26 sportTops 73 sportsBra -55 stockings 16
  streetTrousers 35 suitTrousers 11 sweats 15 training 77 unknownEtc 15 warmHats 11 workTop 13
fleeces: fleeces 15 formalDresses 29 knits 11 lightDowns 15 paddings -46 pearls 13 pocketVest 15 sandals 20 shirts 17
  shortSkirts 10 skirts 32 slacks -10 sportJackets 23 sportShorts 13 springCoats 29 streetJackets 39 suitJackets 77
  summerShirtOuter 29 sunHats 12 sweats 10 ties 32 unknownAccessory 29 unknownEtc 29
formalDresses: formalDresses 41 helmet 15 homeClothes 10 jeans 161 knits 177 leatherSneakers 8 leggings 9 lightDowns 16
  paddings -80 plainSocks 37 polos 51 rainBoots -42 shirts 142 shortSkirts 69 shortSocks 15 shorts 41 skirts 158
  slacks 200 slippers -80 sneakers 27 sportBags 67 sportJackets 68 sportShorts 34 sportSocks 48 sportSupport 15
  sportTops 69 sportTrousers 69 sportsBra -15 streetJackets -16 streetTrousers 61 suitJackets 26 suitTrousers 92
  sunHats 10 sweats 125 tees 187 thermalBottom 11 thermalSet 13 training 65 turtlenecks 143 vests 61 warmBoots -25
  warmHats 22 workTop 15
golfBag: shirts -11 slacks -15 streetJackets -11 suitJackets 15 suitTrousers -15 ties -15
golfGlove: slacks -15 springCoats -11 suitJackets -15 suitTrousers -15 ties -15
handBags: handBags 41 homeClothes 18 sportBags 120 sportGear -10 sportJackets -13 sportShoes 11 sportShorts -17
  sportSocks -25 sportTops -16 sportTrousers 9 sportsBra -24 streetTrousers 25 suitTrousers 21 sweats 10 ties 9
  unknownEtc 12 workBags 104 workTop 12
heels: helmet 15 homeClothes -32 leatherSneakers -8 leggings -26 lightDowns -10 paddings -41 plainSocks 45 polos 9
  rainBoots -40 sandals -20 shortSkirts -19 shortSocks 41 shorts 16 slippers -80 sneakers -23 sportBags 18 sportGear -73
  sportJackets -15 sportShoes -80 sportShorts -80 sportSocks 30 sportSupport -73 sportTops 34 sportsBra -73 stockings 25
  streetTrousers 20 suitJackets 13 sunHats 11 sweats 57 thermalBottom 11 training -66 warmBoots -36 warmHats 18
  workTop 15
helmet: lightScarves 13 polos 11 rainBoots 11 sandals 12 shirts -13 shorts 10 skirts 15 slippers 15 sportShoes 11
  springCoats 15 streetJackets 23 suitJackets 10 ties -25 unknownEtc -11 warmBoots 12 warmHats 51 workBags -15
homeClothes: jeans 40 knits 20 leatherSneakers 17 leggings 20 lightDowns 22 lightScarves 9 paddings 55 plainSocks 10
  sandals 13 scarves 38 shirts 12 shortSkirts 15 shorts 32 slacks 33 sportGear -11 sportShoes 19 sportShorts 25
  sportTrousers 77 springCoats -10 stockings 21 streetTrousers 36 suitJackets 20 suitTrousers -20 summerShirtOuter 15
  sunHats 11 sweats 12 thermalBottom 25 thermalSet 32 ties 49 training 56 turtlenecks 26 unknownEtc 13 warmBoots 47
  warmHats 18 workBags 9
innerTank: sweats 15
jeans: jeans 50 leggings 143 shirts -18 shortSkirts 94 shorts 72 skirts 80 slacks 103 slippers 16 sportGear 12
  sportShoes 44 sportShorts 81 sportSocks 14 sportSupport 15 sportTops 32 sportTrousers 49 stockings 48
  streetTrousers 90 suitJackets -28 suitTrousers 38 ties 122 training 101 unknownAccessory 25 unknownEtc 45 workBags 22
knits: knits 87 lightDowns 10 pocketVest 11 polos 111 scarves 20 shirts 73 shortSkirts 14 shorts 40 slippers -9
  sportJackets -12 sportShorts 59 sportSocks -18 sportSupport 29 sportTops 152 sportTrousers 36 sportsBra -12
  streetTrousers 18 suitJackets 21 summerShirtOuter 45 sweats 200 tees 62 thermalSet 14 thermalTop 20 ties 53
  training 33 turtlenecks 77 unknownAccessory 25 unknownEtc 18 vests 86 warmBoots 14 workTop 61
leatherGloves: leggings -17 sportJackets -22 sportShorts -10 sportSocks -17 sportTops -26 sportsBra -10 training -10
leatherSneakers: leggings 31 plainSocks 15 sportSocks 15 sportTrousers 21 streetTrousers 20 suitJackets 34
  suitTrousers 50 thermalBottom 13 ties 36 workBags 13 workTop 11
leggings: leggings 36 paddings 31 polos 74 rainBoots 10 sandals 33 shirts 13 shortSkirts 41 shorts 100 skirts 120
  slacks 130 slippers 28 sportShoes 12 sportShorts 18 sportTrousers 44 stockings 90 streetJackets 69 streetTrousers 97
  suitJackets -37 suitTrousers -57 summerShirtOuter 13 sweats 23 tees 21 thermalBottom 41 ties 51 training 77
  unknownAccessory -10 vests -16 warmBoots 21 workBags 15 workTop 11
lightDowns: lightDowns 20 paddings -64 pearls 13 polos 12 sandals 51 shirts 13 shorts 9 skirts 9 slippers 10
  sportJackets 30 sportShorts 40 springCoats 12 streetJackets 46 suitJackets 33 suitTrousers -55 summerShirtOuter 15
  sunHats 8
lightScarves: sandals 8 scarves 104 shorts 26 slacks -9 sportShorts 23 sportSocks -25 sportTrousers 22 sportsBra -15
  streetTrousers 17 suitJackets 21 sweats 17 ties -37 turtlenecks 36 workTop 13
necklace: polos 15 sportJackets -18 sportShorts -12 sportSocks -16 sportTops -16 streetJackets 11 suitTrousers 29
  ties 15 training 10 vests 13
padGloves: sandals 13 shorts 15 slacks -15 sportTrousers 13 stockings -15
paddings: pocketVest 22 polos 16 sandals 45 shortSocks 11 shorts 40 sportGear 18 sportJackets 200 sportShoes 15
  sportShorts 93 sportTops 19 sportTrousers 24 springCoats 150 streetJackets 166 suitJackets -80 suitTrousers -80
  summerShirtOuter 41 sunHats 29 ties 19 unknownAccessory 25 unknownEtc 20
pearls: rainBoots 12 shirts 8 slippers -56 sportBags 8 sportGear -15 sportJackets 24 sportShoes 22 sportSocks -32
  sportTops 29 sportTrousers 15 sportsBra -15 streetTrousers 15 sweats 36 tees 16 training -13
plainSocks: plainSocks 36 polos 9 sandals 47 shortSocks 29 shorts 17 skirts 9 slippers 11 sportGear 13 sportShoes 10
  sportShorts 14 sportSocks 54 sportTops 13 streetTrousers 10 suitJackets 14 suitTrousers 29 ties 18 unknownEtc 13
pocketVest: slacks -29 sportJackets 29 sportTops 9 streetJackets 41 suitJackets -46 suitTrousers -80 sweats 12
  turtlenecks 10 workTop -16
polos: polos 36 scarves 25 shirts 166 shortSkirts 13 skirts 15 sportBags 10 sportShoes 19 sportShorts 35 sportTops 180
  streetJackets 19 streetTrousers 22 suitJackets 49 suitTrousers 17 sweats 127 tees 131 thermalBottom 11 thermalSet 45
  ties 55 training 39 turtlenecks 77 unknownAccessory 37 unknownEtc 13 vests 17 warmBoots 12 warmHats 17 workTop 41
rainBoots: skirts 49 sportSocks 13 springCoats -18 stockings 11 suitJackets 17 suitTrousers 17 ties 13
sandals: scarves 77 shortSocks 49 skirts 20 slacks 30 sportJackets 10 sportSocks 60 sportTrousers 19 springCoats 24
  stockings 105 streetJackets 27 streetTrousers 8 suitJackets 45 suitTrousers 37 summerShirtOuter 13 sunHats 10
  thermalBottom 25 thermalSet 36 thermalTop 41 ties 29 turtlenecks 23 unknownAccessory 25 warmBoots 49 warmHats 37
  workBags 21
scarves: scarves 15 shirts 23 shortSocks 13 shorts 110 slippers 29 sportBags -10 sportGear 11 sportShorts 71
  sportSocks -16 springCoats 8 streetTrousers 12 summerShirtOuter 12 sunHats 22 tees 18 training -16 unknownEtc 22
  warmHats 11
shirts: shirts 200 shorts 8 sportBags -12 sportJackets -29 sportShoes -8 sportShorts 78 sportSocks -26 sportTops 128
  sportTrousers 15 sportsBra -19 springCoats 11 suitJackets 41 suitTrousers 26 summerShirtOuter 32 sweats 88 tees 30
  thermalSet 17 thermalTop 16 ties 53 training 34 turtlenecks 95 unknownAccessory 20 unknownEtc 36 vests 25 warmBoots 15
  warmHats 17 workBags 14 workTop 61
shortSkirts: shortSkirts 29 shorts 69 skirts 74 slacks 99 slippers 22 sportJackets 12 sportShoes 12 sportShorts 29
  sportSocks 8 sportTops 10 sportTrousers 15 stockings -9 streetJackets 20 streetTrousers 51 suitTrousers 29 tees 13
  training 62 turtlenecks 9 warmBoots 18 workBags -13
shortSocks: shorts 10 slippers 29 sportSocks 45 sportTops 8 stockings 37 streetTrousers 11 suitJackets 22
  suitTrousers 14 thermalSet 25 warmBoots 44
shorts: skirts 59 slacks 64 sportShoes 29 sportShorts 40 sportSocks 11 sportTops 23 sportTrousers 33 sportsBra -11
  springCoats 39 stockings 59 streetJackets 27 streetTrousers 52 suitTrousers -11 sweats 12 thermalBottom 25
  thermalSet 25 thermalTop 53 ties 96 training 79 turtlenecks 38 unknownEtc 13 vests 36 warmBoots 110 warmHats 57
  workBags 41
skirts: skirts 48 slacks 114 slippers 32 sneakers 17 sportBags 36 sportGear -9 sportJackets 58 sportShoes 103
  sportShorts 51 sportSocks 14 sportSupport 15 sportTops 125 sportTrousers -9 streetTrousers 69 suitJackets -9
  suitTrousers 69 sunHats 10 sweats 41 tees 12 thermalBottom 20 training 43 vests 9 warmBoots 30 warmHats 8 workTop 13
slacks: slacks 115 slippers -25 sportBags -8 sportJackets -52 sportShoes 34 sportShorts 12 sportSocks -42
  sportSupport 29 sportTops 13 sportsBra -35 stockings 29 streetTrousers 89 suitJackets -39 suitTrousers 75
  summerShirtOuter 8 sunHats 11 sweats 9 thermalBottom 8 thermalSet 13 ties 20 training 17 unknownEtc 45 warmBoots 10
  workTop 9
slippers: sportBags 10 sportSocks 50 sportTrousers 23 springCoats -24 stockings 33 streetJackets 17 streetTrousers 11
  suitJackets -57 suitTrousers 41 sweats -12 thermalBottom 11 thermalSet 13 thermalTop 8 ties -46 vests 30 warmHats 12
  workBags -31
sneakers: sportShorts 11 sportSocks 15 sportTrousers 16 stockings 22 suitJackets -27 summerShirtOuter 29 ties 36
  unknownAccessory 45 unknownEtc 9 workBags 13
sportBags: sportBags 92 sportTrousers 8 springCoats 26 stockings -21 suitJackets 44 suitTrousers 49 sunHats 10
  unknownEtc 12 vests -13 workBags 130
sportGear: stockings -17 streetJackets 13 suitJackets 15 suitTrousers 15 sweats 13 ties 15 turtlenecks 9
sportJackets: sportJackets 125 springCoats 175 stockings -30 streetJackets 175 streetTrousers 9 suitTrousers -48
  summerShirtOuter 51 sunHats 25 ties 38 turtlenecks -26 unknownAccessory 69 vests -23 warmBoots 11
sportShoes: sportShorts 24 sportSocks 10 sportTrousers 11 springCoats -37 stockings 52 streetTrousers 19 suitJackets 24
  suitTrousers 62 summerShirtOuter 25 sunHats 17 sweats 8 ties 34 training 9 unknownAccessory 43 unknownEtc 8 vests -30
  workBags 27
sportShorts: sportTops 18 sportTrousers 56 springCoats -42 stockings 48 streetJackets 41 streetTrousers 46
  suitTrousers -73 summerShirtOuter 13 sunHats 13 sweats 19 thermalBottom 25 thermalSet 51 thermalTop 34 ties 36
  training 57 turtlenecks 35 unknownAccessory -10 vests 30 warmBoots 61 warmHats 41 workBags 16
sportSocks: sportSocks 25 springCoats -80 stockings 17 suitTrousers 21 ties -46 turtlenecks -19 vests -23 warmBoots 17
  workBags -33
sportSupport: suitTrousers 15
sportTops: sportTops 79 springCoats 40 stockings -28 streetJackets 27 streetTrousers 18 suitTrousers 12
  summerShirtOuter 21 sunHats 9 sweats 88 tees 112 thermalBottom 9 thermalSet 25 thermalTop 11 ties -28 training 11
  turtlenecks 126 umbrella -8 unknownAccessory 25 vests 58 warmBoots 24 workBags 28 workTop 115
sportTrousers: sportTrousers 47 springCoats 51 stockings 35 streetTrousers 58 suitTrousers -51 summerShirtOuter 29
  sunHats 32 sweats 18 tees 12 thermalTop 11 ties 73 training 81 unknownAccessory 21 warmBoots 60 warmHats 11
  workBags 30
sportsBra: springCoats -55 stockings -17 workBags -15
springCoats: streetJackets 53 streetTrousers 25 suitJackets 15 summerShirtOuter 15 sunHats 10 sweats 30 ties 8
  training 30 warmBoots -17 workTop 15
stockings: stockings 69 streetTrousers 51 suitJackets 9 suitTrousers 29 sunHats 10 thermalBottom 29 training 70
  unknownEtc 12 warmBoots 22
streetJackets: streetJackets 110 suitJackets 137 summerShirtOuter 29 ties 80 training 19 unknownAccessory 29
  unknownEtc 29 workBags 25 workTop 10
streetTrousers: streetTrousers 29 suitJackets -74 suitTrousers 11 ties 63 training 55 unknownEtc 22 warmBoots 34
  workBags 32
suitJackets: suitJackets 41 summerShirtOuter 15 sweats 55 tees -80 thing 15 unknownEtc 15 vests 29 warmBoots -46
  warmHats 89 workTop 15
suitTrousers: suitTrousers 43 summerShirtOuter -12 sunHats 8 sweats 51 tees -17 thing 15 training -48 unknownEtc 13
  warmBoots -80 warmHats 43
summerShirtOuter: sweats 41 thermalTop 13 turtlenecks 13 vests 12
sunHats: sunHats 15 thermalBottom 12 ties 20 training 15 warmBoots 12 warmHats 69 workBags 13
sweats: sweats 108 tees 30 ties 73 turtlenecks 69 unknownAccessory 29 unknownEtc 29 vests 52 workBags 23 workTop 22
tees: tees 102 thermalBottom 17 thermalSet 35 thermalTop 29 ties 18 training 9 turtlenecks 85 unknownAccessory 49
  vests 36 warmBoots 19 workBags 13 workTop 114
thermalBottom: training 11 workTop 15
thermalTop: workTop 12
ties: ties 51 training 73 turtlenecks 27 unknownEtc 15 warmBoots 11 warmHats 37
training: training 61 vests 41 warmBoots 8 workBags 38
turtlenecks: turtlenecks 15 unknownEtc 13 vests -18 workTop 41
umbrella: umbrella 29
unknownAccessory: unknownAccessory 15
unknownEtc: warmBoots 13 workBags 13
vests: workTop 15
warmHats: warmHats 15
workBags: workBags 15`
