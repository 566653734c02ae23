// Written by `npm run stylist:fit` from the labels in test/closets and test/own-closets: not edited by hand.

/** Harm of two families worn together beyond what the rules say, in hundredths: the first, then each other. */
export const fittedPairs = `
apron: blazers 15 blouses 13 coats 13 dressShoes 15 formalDresses 29 handBags 13 knits 25 leatherSneakers 15 leggings 15
  lightScarves 15 skirts 15 sportShoes 13 springCoats 13 suitJackets 15
armSleeves: blazers 15 cardigans 9 chinos 12 coats 41 dressShirts 15 dressShoes -80 dressSocks -15 handBags -8 heels 15
  knits 16 lightDowns 32 lightScarves 13 paddings 41 plainSocks 15 polos 25 scarves 22 shirts 17 skirts -7 slacks -27
  sportJackets 10 sportSocks 13 sportTops 11 sportTrousers 10 springCoats 29 stockings -15 suitJackets 41
  suitTrousers -25 tees 9 thermalSet 29 ties -15 training 13 turtlenecks 11 warmBoots 13 warmHats 15
bareDresses: bareDresses 29 blazers 18 blouses 34 boots 32 caps 19 cardigans -6 chinos 104 coats 33 dresses 150
  fleeces 23 formalDresses 110 heels 28 helmet 29 homeClothes 17 jeans 143 knits 71 leggings 88 lightDowns 20
  paddings 21 pearls 22 plainSocks 7 polos 19 rainBoots 7 scarves 27 shirts 26 shortSkirts 98 shorts 77 skirts 120
  slacks 173 slippers 32 sportBags 24 sportJackets 51 sportShoes 59 sportShorts 61 sportSocks 19 sportSupport 29
  sportTops 89 sportTrousers 15 springCoats 21 stockings 28 streetJackets 24 streetTrousers 61 suitJackets 25
  suitTrousers 61 sweats 76 tees 43 thermalSet 15 thermalTop 22 training 98 turtlenecks 42 unknownEtc 15 vests 13
  warmBoots 24 workTop 13
baseLayer: blazers -32 blouses 8 boots -6 cardigans -8 chinos 11 coats -80 dressShirts -24 dressShoes -80 dressSocks -15
  jeans 11 necklace -7 sandals 22 scarves -6 shirts 15 shorts 51 slacks -37 sportTrousers 12 stockings -15
  streetTrousers 12 suitJackets -15 suitTrousers -7 ties -15 vests -7
belt: shorts 15 sportShorts 15 streetTrousers 15 training 29
blazers: blazers 130 boots 7 caps 103 cardigans 38 casualBags 30 chinos 24 coats 10 coolInner 10 dresses 34 fleeces 80
  formalDresses 14 helmet 41 homeClothes 24 jeans 14 knits 24 leatherSneakers 18 leggings -80 lightDowns 103
  lightScarves 7 necklace 11 padGloves -15 paddings -17 plainSocks 5 pocketVest 15 polos 41 sandals 65 shirts 28
  shortSkirts -80 shorts -21 slacks 6 slippers -58 sneakers 12 sportBags 62 sportGear -25 sportJackets 108 sportShoes 81
  sportShorts -70 sportSocks -63 sportSupport 29 sportTops 157 sportTrousers 109 sportsBra -32 springCoats 19
  streetJackets 158 streetTrousers 7 suitJackets 130 suitTrousers 47 summerShirtOuter 41 sunHats 21 sweats 83 tees 22
  ties 17 training 53 turtlenecks 5 unknownEtc 10 vests 17 warmBoots -23 warmHats 39 workTop 29
blouses: blouses 132 caps 51 chinos 22 dressShirts 15 dresses 186 fleeces 9 formalDresses 197 helmet 29 homeClothes 9
  knits 103 lightDowns 6 lightScarves 33 padGloves -15 paddings -15 polos 61 rainBoots -16 sandals 17 scarves 6
  shirts 131 shortSkirts -10 shorts 9 slippers -45 sportBags 8 sportGear -25 sportJackets -8 sportShoes 23
  sportShorts -14 sportSocks -26 sportSupport 29 sportTops 113 sportTrousers 25 sportsBra -11 streetJackets 6
  streetTrousers 27 suitJackets 12 suitTrousers -6 sunHats 7 sweats 110 tees 155 thermalBottom 8 thermalSet 12
  thermalTop 38 training 26 turtlenecks 158 unknownEtc 11 vests 8 warmHats 12 workTop 51
boots: caps 7 chinos 24 dressShirts 25 dressShoes -5 dresses 10 flatShoes 17 heels 5 helmet 29 homeClothes 7 knits 8
  leggings 51 padGloves -5 sandals 14 shirts 6 shorts 13 slacks 10 sportJackets -8 sportShorts 47 sportSocks -9
  sportSupport -5 sportTops 64 sportTrousers 37 sportsBra -5 streetTrousers 6 suitJackets 6 suitTrousers 29 tees 5
  ties 29 training 37 unknownEtc 13 vests 12
bothUmbrella: sportTops -5 umbrella 15
caps: caps 41 cardigans -7 coats 77 dressShirts 44 dressShoes 65 dressSocks -20 dresses 34 flatShoes 13 formalDresses 99
  handBags 7 heels 69 helmet 61 knits 6 leatherSneakers 7 lightScarves 15 paddings 17 pearls 14 polos 12 scarves 15
  skirts 78 springCoats 41 streetJackets 5 suitJackets 187 suitTrousers 150 summerShirtOuter 13 sunHats 69 ties 56
  unknownAccessory 41 vests 6 warmBoots 17 warmHats 113 workBags 27
cardigans: cardigans 69 chinos 9 coats 19 dressShirts 12 flatShoes 6 fleeces 37 formalDresses 9 helmet -5 jeans -6
  knits 20 leggings 9 lightDowns 36 paddings 15 pocketVest 12 polos 15 sandals -18 scarves 12 shirts 32 shorts 6
  skirts -7 slacks 5 slippers -21 sportBags -7 sportShorts 8 sportSocks -17 sportSupport 9 sportTops 66 sportTrousers 28
  sportsBra -8 streetJackets 8 streetTrousers 17 suitJackets 39 summerShirtOuter 29 sunHats 6 sweats 121 tees 16
  thermalBottom 15 thermalTop 17 turtlenecks 21 unknownEtc 13 vests 54 warmBoots 13
casualBags: casualBags 44 dresses 10 flatShoes 6 formalDresses 41 golfBag 15 handBags 96 heels 27 helmet 8 leggings 12
  lightScarves 5 skirts 15 sportBags 125 sportShorts 8 springCoats 5 suitJackets 25 suitTrousers 9 sunHats 7 ties 18
  training 5 unknownEtc 12 workBags 69
chinos: chinos 83 coats 27 dressShirts 6 dressShoes 13 dresses 178 flatShoes 24 formalDresses 130 handBags 6 heels 25
  helmet -8 homeClothes 44 jeans 93 knits 12 leggings 109 lightDowns 9 padGloves 11 paddings 20 pocketVest -8 polos -6
  rainBoots 8 scarves 13 shirts 10 shortSkirts 69 shorts 44 skirts 92 slacks 130 slippers 26 sportBags 20
  sportJackets -7 sportShoes 54 sportShorts 56 sportSupport 15 sportTops 31 sportTrousers 65 springCoats 13 stockings 41
  streetJackets 5 streetTrousers 85 suitJackets -28 suitTrousers 91 sweats 7 tees 6 thermalBottom 14 thermalSet 15
  thermalTop 10 ties 83 training 96 turtlenecks 27 unknownAccessory 29 unknownEtc 41 vests 8 warmBoots 40 warmHats 6
  workBags 15
coats: coats -62 coolInner 26 dressShirts 11 dresses 19 flatShoes 12 fleeces -6 formalDresses -8 golfBag -15
  golfGlove -15 homeClothes 30 knits 11 leggings -41 lightDowns 13 lightScarves -7 padGloves -15 pocketVest 41 polos 7
  sandals 60 shirts 18 shortSkirts 7 shortSocks 13 shorts 65 skirts 6 slacks 8 slippers -21 sportBags 29 sportGear -70
  sportJackets 191 sportShoes -6 sportSocks -80 sportSupport 15 sportTrousers 35 sportsBra -36 springCoats 167
  streetJackets 128 streetTrousers 40 summerShirtOuter 51 sunHats 21 sweats 6 tees 7 training -47 unknownEtc 36
  warmBoots -17 workTop 44
coolInner: dressShirts 34 dressShoes 7 jeans 9 knits 31 lightDowns 29 paddings 18 polos 12 scarves 20 shirts 17
  shorts 12 slacks 19 slippers 11 sportTops 15 sportTrousers 9 suitJackets 26 suitTrousers 15 sweats 20 tees 11
  thermalBottom 15 ties 18 turtlenecks 22 warmBoots 13 workBags 11
dressShirts: dressShirts 134 fleeces -40 golfBag -15 golfGlove -15 handBags 8 helmet -13 homeClothes 17 knits 46
  leatherSneakers -6 leggings 64 lightDowns -30 lightScarves -21 necklace 29 paddings -58 pocketVest -30 polos 130
  rainBoots -46 sandals -15 scarves 9 shirts 184 shorts 130 slacks 7 slippers -56 sneakers -23 sportBags -6 sportGear 15
  sportJackets -80 sportShoes -80 sportShorts 115 sportSocks -34 sportTops 130 sportTrousers 51 springCoats 7
  stockings 13 streetJackets -12 streetTrousers 60 sweats 58 tees 85 thermalSet 9 thing 15 ties 10 training 125
  turtlenecks 73 unknownEtc 15 vests 18 warmBoots -58 warmHats 32 workTop 61
dressShoes: fleeces -7 golfBag -15 golfGlove -15 homeClothes 10 jeans -12 leatherSneakers -9 leggings -80 lightDowns -11
  lightScarves -11 necklace 13 padGloves -15 paddings -48 plainSocks 26 pocketVest -24 rainBoots -25 sandals -28
  shortSocks 19 shorts 33 slippers -80 sneakers -30 sportBags 19 sportGear -80 sportJackets -37 sportShoes -80
  sportSocks 31 sportSupport -73 sportTops -41 sportTrousers 97 sportsBra -73 streetJackets -7 streetTrousers 13
  sweats 22 training 8 unknownEtc 13 warmBoots -46 warmHats 7 workTop 14
dressSocks: golfBag -15 golfGlove -15 helmet -32 homeClothes 32 leatherSneakers 7 lightScarves -23 plainSocks 36
  rainBoots 12 sandals 61 shortSocks 13 shorts 85 slippers 26 sneakers 21 sportBags -35 sportJackets -58 sportShoes 12
  sportShorts 115 sportTops -59 sportTrousers -25 streetTrousers 10 training 43 warmBoots 12
dresses: dresses 190 fleeces 33 formalDresses 179 heels 14 helmet 29 homeClothes 25 jeans 162 knits 138 leggings 118
  lightDowns 38 lightScarves 15 paddings 21 pocketVest -8 polos 77 rainBoots 12 scarves 22 shirts 91 shortSkirts 158
  shorts 150 skirts 200 slacks 200 slippers 22 sportGear -12 sportJackets 48 sportShoes 76 sportShorts 69 sportSocks -9
  sportTops 176 sportTrousers 92 sportsBra -9 springCoats 8 stockings 21 streetTrousers 110 suitJackets 22
  suitTrousers 77 sunHats 12 sweats 156 tees 89 thermalBottom 31 thermalTop 54 training 147 turtlenecks 89 unknownEtc 36
  vests 39 warmBoots 75 warmHats 7 workTop 29
flatShoes: fleeces 10 formalDresses 7 helmet 15 homeClothes 5 leggings 11 paddings 10 plainSocks 11 polos 13 scarves 13
  shirts 8 shortSkirts -5 shorts 8 slacks 8 slippers 11 sportJackets 34 sportShoes -70 sportSocks -55 sportSupport -26
  sportTops 74 sportsBra -55 stockings 16 streetTrousers 35 suitTrousers 11 sweats 15 training 77 unknownEtc 15
  warmHats 11 workTop 13
fleeces: fleeces 15 formalDresses 29 handBags 5 heels 9 knits 11 leggings 6 lightDowns 15 paddings -46 pearls 13
  pocketVest 15 sandals 20 shirts 18 shortSkirts 10 shorts 8 skirts 32 slacks -9 slippers 6 sportJackets 23
  sportShorts 13 springCoats 29 streetJackets 39 streetTrousers 7 suitJackets 90 summerShirtOuter 29 sunHats 12
  sweats 10 ties 32 unknownAccessory 29 unknownEtc 29
formalDresses: formalDresses 41 heels 8 helmet 15 homeClothes 16 jeans 161 knits 177 leatherSneakers 10 leggings 11
  lightDowns 22 paddings -80 plainSocks 37 polos 51 rainBoots -32 shirts 142 shortSkirts 69 shortSocks 15 shorts 41
  skirts 158 slacks 200 slippers -80 sneakers 32 sportBags 67 sportJackets 73 sportShoes 13 sportShorts 34 sportSocks 48
  sportSupport 15 sportTops 76 sportTrousers 84 sportsBra -15 streetJackets -14 streetTrousers 61 suitJackets 26
  suitTrousers 92 summerShirtOuter -6 sunHats 10 sweats 125 tees 191 thermalBottom 11 thermalSet 13 training 80
  turtlenecks 143 vests 61 warmBoots -17 warmHats 22 workBags 5 workTop 15
golfBag: shirts -11 slacks -15 streetJackets -11 suitJackets 15 suitTrousers -15 ties -15 turtlenecks -7
golfGlove: knits -5 slacks -15 springCoats -11 suitJackets -15 suitTrousers -15 ties -15
handBags: handBags 41 homeClothes 18 leggings -7 lightScarves -6 slippers 7 sportBags 120 sportGear -10 sportJackets -13
  sportShoes 11 sportShorts -17 sportSocks -25 sportSupport -5 sportTops -16 sportTrousers 9 sportsBra -24
  streetTrousers 25 suitJackets 6 suitTrousers 21 sweats 10 ties 9 training -8 unknownEtc 12 vests 6 workBags 104
  workTop 12
heels: helmet 15 homeClothes -21 leatherSneakers -7 leggings -26 lightDowns -9 paddings -33 plainSocks 45 polos 10
  rainBoots -32 sandals -18 scarves 7 shortSkirts -17 shortSocks 41 shorts 17 slippers -80 sneakers -20 sportBags 18
  sportGear -73 sportJackets -9 sportShoes -80 sportShorts -80 sportSocks 30 sportSupport -73 sportTops 36 sportsBra -73
  stockings 25 streetTrousers 23 suitJackets 13 sunHats 11 sweats 60 thermalBottom 11 training -59 warmBoots -27
  warmHats 18 workTop 15
helmet: jeans 7 knits 7 lightScarves 13 paddings 7 polos 11 rainBoots 11 sandals 12 scarves -8 shirts -13 shorts 10
  skirts 15 slacks 6 slippers 15 sportJackets 6 sportShoes 11 springCoats 15 stockings -7 streetJackets 23
  suitJackets 10 ties -25 turtlenecks -8 unknownEtc -11 warmBoots 12 warmHats 51 workBags -15
homeClothes: jeans 40 knits 21 leatherSneakers 17 leggings 20 lightDowns 22 lightScarves 9 paddings 55 plainSocks 10
  sandals 13 scarves 38 shirts 14 shortSkirts 15 shorts 32 slacks 36 sportGear -11 sportShoes 20 sportShorts 25
  sportSocks 6 sportTrousers 77 stockings 21 streetTrousers 36 suitJackets 20 suitTrousers -20 summerShirtOuter 15
  sunHats 11 sweats 11 tees 5 thermalBottom 25 thermalSet 32 thermalTop 7 ties 49 training 56 turtlenecks 26 umbrella 6
  unknownEtc 13 warmBoots 47 warmHats 18 workBags 9
innerTank: sweats 15
jeans: jeans 50 knits -7 leggings 143 pocketVest -5 sandals 5 shirts -18 shortSkirts 94 shortSocks 5 shorts 72 skirts 80
  slacks 103 slippers 16 sportBags 5 sportGear 12 sportJackets -6 sportShoes 44 sportShorts 81 sportSocks 14
  sportSupport 15 sportTops 32 sportTrousers 49 stockings 48 streetJackets 7 streetTrousers 90 suitJackets -19
  suitTrousers 44 ties 122 training 101 unknownAccessory 25 unknownEtc 45 workBags 22 workTop 7
knits: knits 87 leggings 6 lightDowns 10 padGloves -6 pocketVest 11 polos 111 scarves 20 shirts 72 shortSkirts 14
  shorts 42 skirts 7 slacks 5 slippers -8 sportBags -6 sportJackets -12 sportShoes 8 sportShorts 60 sportSocks -18
  sportSupport 29 sportTops 156 sportTrousers 37 sportsBra -12 stockings 6 streetJackets 5 streetTrousers 18
  suitJackets 22 suitTrousers 7 summerShirtOuter 45 sunHats 6 sweats 200 tees 62 thermalBottom 5 thermalSet 14
  thermalTop 20 ties 53 training 34 turtlenecks 77 unknownAccessory 25 unknownEtc 18 vests 86 warmBoots 15 workTop 61
leatherGloves: leggings -17 sportJackets -22 sportShorts -10 sportSocks -17 sportTops -26 sportsBra -10 training -10
leatherSneakers: leggings 31 paddings 6 plainSocks 15 slacks 5 sportShorts 5 sportSocks 15 sportTrousers 21 stockings 7
  streetTrousers 20 suitJackets 37 suitTrousers 52 thermalBottom 13 ties 36 workBags 13 workTop 11
leggings: leggings 36 lightScarves 6 necklace -7 paddings 31 pearls 7 plainSocks 5 polos 74 rainBoots 10 sandals 33
  shirts 13 shortSkirts 41 shorts 100 skirts 120 slacks 133 slippers 28 sneakers 7 sportBags 5 sportShoes 12
  sportShorts 18 sportTops 6 sportTrousers 44 springCoats 12 stockings 90 streetJackets 69 streetTrousers 97
  suitJackets -37 suitTrousers -56 summerShirtOuter 13 sweats 22 tees 22 thermalBottom 41 ties 51 training 77
  turtlenecks 7 umbrella -5 unknownAccessory -10 unknownEtc -7 vests -16 warmBoots 21 workBags 15 workTop 11
lightDowns: lightDowns 20 paddings -64 pearls 13 polos 12 sandals 51 shirts 13 shorts 9 skirts 10 slippers 10
  sportJackets 30 sportShorts 40 sportTrousers 7 springCoats 12 streetJackets 46 suitJackets 42 suitTrousers -43
  summerShirtOuter 15 sunHats 8
lightScarves: sandals 8 scarves 104 shorts 26 slacks -9 sportShorts 23 sportSocks -25 sportTops 6 sportTrousers 22
  sportsBra -15 streetTrousers 17 suitJackets 21 sweats 17 ties -37 turtlenecks 36 vests 7 warmHats 7 workTop 13
necklace: polos 15 sportJackets -18 sportShorts -12 sportSocks -16 sportTops -16 sportsBra -7 streetJackets 11
  suitTrousers 29 ties 15 training 10 vests 13
padGloves: sandals 13 shorts 15 slacks -15 sportTrousers 13 stockings -15
paddings: pocketVest 22 polos 16 sandals 45 shirts 6 shortSocks 11 shorts 40 slacks -6 sportGear 18 sportJackets 200
  sportShoes 15 sportShorts 93 sportTops 19 sportTrousers 24 springCoats 150 streetJackets 166 suitJackets -80
  suitTrousers -72 summerShirtOuter 41 sunHats 29 tees 8 ties 19 unknownAccessory 25 unknownEtc 20 workTop 7
pearls: rainBoots 12 shirts 8 shortSkirts -7 slippers -56 sneakers 7 sportBags 8 sportGear -15 sportJackets 24
  sportShoes 22 sportSocks -32 sportTops 29 sportTrousers 15 sportsBra -15 streetTrousers 15 sweats 36 tees 16
  training -13
plainSocks: plainSocks 36 polos 9 sandals 47 shirts 5 shortSocks 29 shorts 17 skirts 9 slippers 11 sportGear 13
  sportShoes 10 sportShorts 14 sportSocks 54 sportTops 13 stockings 6 streetTrousers 10 suitJackets 14 suitTrousers 29
  ties 18 training 6 unknownEtc 13
pocketVest: shorts -6 slacks -25 sportJackets 29 sportTops 9 streetJackets 41 suitJackets -46 suitTrousers -80 sweats 12
  turtlenecks 10 workTop -16
polos: polos 36 scarves 25 shirts 166 shortSkirts 13 skirts 15 slacks 5 sportBags 10 sportShoes 19 sportShorts 35
  sportSocks 7 sportTops 180 sportTrousers -5 springCoats -7 streetJackets 19 streetTrousers 23 suitJackets 51
  suitTrousers 19 sweats 127 tees 131 thermalBottom 11 thermalSet 45 ties 55 training 39 turtlenecks 77
  unknownAccessory 37 unknownEtc 13 vests 17 warmBoots 12 warmHats 17 workBags 6 workTop 41
rainBoots: skirts 50 sportSocks 13 springCoats -16 stockings 11 streetTrousers 7 suitJackets 17 suitTrousers 24 ties 13
  workBags 6
sandals: scarves 77 shortSocks 49 skirts 21 slacks 31 sportJackets 10 sportSocks 60 sportTrousers 19 springCoats 25
  stockings 105 streetJackets 27 streetTrousers 8 suitJackets 50 suitTrousers 43 summerShirtOuter 13 sunHats 10 sweats 8
  thermalBottom 25 thermalSet 36 thermalTop 41 ties 29 turtlenecks 23 unknownAccessory 25 warmBoots 49 warmHats 37
  workBags 21
scarves: scarves 15 shirts 23 shortSkirts -6 shortSocks 13 shorts 110 slacks 7 slippers 29 sportBags -10 sportGear 11
  sportShorts 71 sportSocks -16 sportTrousers -8 springCoats 8 streetJackets 7 streetTrousers 12 summerShirtOuter 12
  sunHats 22 tees 18 training -16 unknownEtc 22 warmHats 11
shirts: shirts 199 shorts 8 skirts 8 sportBags -13 sportJackets -28 sportShoes -7 sportShorts 79 sportSocks -26
  sportTops 129 sportTrousers 17 sportsBra -19 springCoats 11 stockings 6 suitJackets 42 suitTrousers 27
  summerShirtOuter 32 sweats 91 tees 29 thermalSet 17 thermalTop 16 ties 53 training 35 turtlenecks 93
  unknownAccessory 20 unknownEtc 25 vests 25 warmBoots 16 warmHats 17 workBags 14 workTop 61
shortSkirts: shortSkirts 29 shorts 69 skirts 74 slacks 99 slippers 22 sportJackets 12 sportShoes 12 sportShorts 29
  sportSocks 8 sportTops 10 sportTrousers 15 springCoats -6 stockings -9 streetJackets 20 streetTrousers 51
  suitTrousers 29 sweats 6 tees 13 training 62 turtlenecks 9 warmBoots 18 workBags -13
shortSocks: shorts 10 skirts 6 slippers 29 sportSocks 45 sportTops 8 stockings 37 streetTrousers 11 suitJackets 22
  suitTrousers 14 thermalSet 25 training 5 turtlenecks 7 warmBoots 44
shorts: skirts 60 slacks 65 sneakers 8 sportJackets 5 sportShoes 29 sportShorts 40 sportSocks 11 sportTops 23
  sportTrousers 33 sportsBra -11 springCoats 39 stockings 59 streetJackets 27 streetTrousers 52 sweats 11
  thermalBottom 25 thermalSet 25 thermalTop 53 ties 96 training 79 turtlenecks 38 unknownEtc 13 vests 36 warmBoots 110
  warmHats 57 workBags 41
skirts: skirts 48 slacks 114 slippers 32 sneakers 18 sportBags 36 sportGear -9 sportJackets 59 sportShoes 104
  sportShorts 51 sportSocks 14 sportSupport 15 sportTops 126 sportTrousers -6 sportsBra -7 stockings 5 streetTrousers 69
  suitJackets -9 suitTrousers 69 sunHats 10 sweats 42 tees 14 thermalBottom 20 training 45 turtlenecks 5 vests 9
  warmBoots 31 warmHats 8 workTop 13
slacks: slacks 115 slippers -23 sportBags -8 sportGear 7 sportJackets -50 sportShoes 38 sportShorts 17 sportSocks -42
  sportSupport 29 sportTops 18 sportTrousers 10 sportsBra -35 stockings 29 streetTrousers 90 suitJackets -39
  suitTrousers 75 summerShirtOuter 8 sunHats 11 sweats 9 thermalBottom 8 thermalSet 13 thermalTop 7 ties 20 training 20
  turtlenecks 6 unknownEtc 45 warmBoots 12 warmHats 7 workTop 9
slippers: sportBags 10 sportSocks 50 sportTops 5 sportTrousers 23 springCoats -20 stockings 33 streetJackets 17
  streetTrousers 11 suitJackets -57 suitTrousers 42 sweats -12 tees 5 thermalBottom 11 thermalSet 13 thermalTop 8
  ties -46 vests 30 warmHats 12 workBags -31
sneakers: sportShorts 11 sportSocks 15 sportTops 7 sportTrousers 16 stockings 22 suitJackets -14 suitTrousers 8
  summerShirtOuter 29 ties 36 unknownAccessory 45 unknownEtc 9 workBags 13
sportBags: sportBags 92 sportTrousers 8 springCoats 26 stockings -21 streetJackets 5 suitJackets 44 suitTrousers 49
  sunHats 10 unknownEtc 12 vests -13 workBags 130
sportGear: stockings -17 streetJackets 13 suitJackets 15 suitTrousers 15 sweats 13 tees 7 ties 15 turtlenecks 9
sportJackets: sportJackets 125 springCoats 176 stockings -32 streetJackets 175 streetTrousers 9 suitJackets 28
  suitTrousers -42 summerShirtOuter 51 sunHats 25 ties 34 turtlenecks -26 umbrella -6 unknownAccessory 69 vests -23
  warmBoots 11 workTop 6
sportShoes: sportShorts 24 sportSocks 10 sportTrousers 11 springCoats -32 stockings 52 streetJackets 8 streetTrousers 19
  suitJackets 28 suitTrousers 67 summerShirtOuter 25 sunHats 17 sweats 8 tees 7 ties 34 training 9 turtlenecks -7
  unknownAccessory 43 unknownEtc 8 vests -29 warmBoots 7 workBags 27
sportShorts: sportSocks 7 sportTops 18 sportTrousers 56 springCoats -37 stockings 48 streetJackets 42 streetTrousers 46
  suitTrousers -70 summerShirtOuter 13 sunHats 13 sweats 19 thermalBottom 25 thermalSet 51 thermalTop 34 ties 36
  training 57 turtlenecks 35 umbrella -7 unknownAccessory -10 vests 30 warmBoots 61 warmHats 41 workBags 16
sportSocks: sportSocks 25 springCoats -80 stockings 17 streetTrousers 6 suitJackets -7 suitTrousers 21 ties -46
  training 7 turtlenecks -19 umbrella -7 unknownAccessory -8 vests -23 warmBoots 17 workBags -33
sportSupport: stockings -7 suitTrousers 15
sportTops: sportTops 79 sportTrousers 7 springCoats 42 stockings -28 streetJackets 27 streetTrousers 18 suitJackets 13
  suitTrousers 16 summerShirtOuter 21 sunHats 9 sweats 86 tees 112 thermalBottom 9 thermalSet 25 thermalTop 11 ties -28
  training 11 turtlenecks 126 umbrella -8 unknownAccessory 25 unknownEtc -5 vests 59 warmBoots 24 workBags 28
  workTop 115
sportTrousers: sportTrousers 47 springCoats 51 stockings 35 streetJackets -5 streetTrousers 58 suitTrousers -45
  summerShirtOuter 29 sunHats 32 sweats 18 tees 12 thermalSet 7 thermalTop 11 ties 73 training 81 umbrella -7
  unknownAccessory 21 vests 5 warmBoots 60 warmHats 11 workBags 30
sportsBra: springCoats -55 stockings -17 turtlenecks -7 workBags -15
springCoats: streetJackets 53 streetTrousers 25 suitJackets 15 summerShirtOuter 15 sunHats 10 sweats 31 thermalTop 6
  ties 8 training 33 warmBoots -14 workTop 15
stockings: stockings 69 streetTrousers 51 suitJackets 9 suitTrousers 29 sunHats 10 thermalBottom 29 training 70
  unknownEtc 12 warmBoots 22
streetJackets: streetJackets 110 suitJackets 141 suitTrousers 14 summerShirtOuter 29 ties 80 training 19
  unknownAccessory 29 unknownEtc 29 workBags 25 workTop 10
streetTrousers: streetTrousers 29 suitJackets -63 suitTrousers 22 ties 63 training 55 unknownEtc 22 warmBoots 34
  warmHats 5 workBags 32
suitJackets: suitJackets 41 summerShirtOuter 15 sweats 71 tees -75 thing 15 unknownEtc 15 vests 29 warmBoots -42
  warmHats 89 workTop 18
suitTrousers: suitTrousers 43 summerShirtOuter -10 sunHats 8 sweats 57 tees -9 thing 15 training -45 unknownEtc 13
  warmBoots -80 warmHats 43 workTop 7
summerShirtOuter: sweats 41 thermalTop 13 turtlenecks 13 vests 12
sunHats: sunHats 15 thermalBottom 12 ties 20 training 15 warmBoots 12 warmHats 69 workBags 13
sweats: sweats 112 tees 31 ties 73 turtlenecks 69 unknownAccessory 29 unknownEtc 29 vests 52 workBags 27 workTop 22
tees: tees 104 thermalBottom 17 thermalSet 35 thermalTop 29 ties 18 training 9 turtlenecks 86 unknownAccessory 49
  unknownEtc 9 vests 36 warmBoots 19 workBags 13 workTop 114
thermalBottom: training 11 workTop 15
thermalTop: workTop 12
ties: ties 51 training 73 turtlenecks 27 unknownEtc 15 warmBoots 11 warmHats 37
training: training 61 umbrella -7 vests 41 warmBoots 8 workBags 38
turtlenecks: turtlenecks 15 unknownEtc 13 vests -18 workTop 41
umbrella: umbrella 29
unknownAccessory: unknownAccessory 15
unknownEtc: warmBoots 13 workBags 13
vests: workTop 15
warmHats: warmHats 15 workBags 7
workBags: workBags 15`
