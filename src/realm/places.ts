/** A place on the board of 1998: x from 0 to 1000 eastward, y from 0 to 715 southward. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** By town, in the order of `towns`. */
export const townPlaces: readonly Place[] = [
  { x: 768, y: 405 }, // elvenhold
  { x: 386, y: 304 }, // albaran
  { x: 242, y: 412 }, // kihromah
  { x: 98, y: 463 }, // grangor
  { x: 112, y: 607 }, // mahdavikia
  { x: 432, y: 98 }, // jaccaranda
  { x: 917, y: 274 }, // ergeren
  { x: 814, y: 581 }, // strykhaven
  { x: 379, y: 445 }, // dagamura
  { x: 79, y: 296 }, // yttar
  { x: 251, y: 237 }, // parundia
  { x: 89, y: 146 }, // usselen
  { x: 541, y: 337 }, // feodor
  { x: 621, y: 625 }, // virst
  { x: 353, y: 618 }, // ixara
  { x: 257, y: 67 }, // wylhien
  { x: 600, y: 184 }, // throtmanni
  { x: 776, y: 118 }, // tichih
  { x: 721, y: 268 }, // rivinia
  { x: 932, y: 519 }, // beata
  { x: 553, y: 496 }, // lapphalya
];

/** By road, in the order of `roads`: where its counter lies. */
export const roadPlaces: readonly Place[] = [
  { x: 149, y: 63 }, // usselen-wylhien-plain
  { x: 230, y: 151 }, // parundia-wylhien-plain
  { x: 693, y: 165 }, // throtmanni-tichih-plain
  { x: 667, y: 465 }, // elvenhold-lapphalya-plain
  { x: 884, y: 474 }, // beata-elvenhold-plain
  { x: 912, y: 604 }, // beata-strykhaven-plain
  { x: 563, y: 561 }, // lapphalya-virst-plain
  { x: 469, y: 673 }, // ixara-virst-plain
  { x: 96, y: 209 }, // usselen-yttar-forest
  { x: 158, y: 189 }, // parundia-usselen-forest
  { x: 677, y: 226 }, // rivinia-throtmanni-forest
  { x: 625, y: 291 }, // feodor-rivinia-forest
  { x: 633, y: 386 }, // lapphalya-rivinia-forest
  { x: 572, y: 395 }, // feodor-lapphalya-forest
  { x: 456, y: 497 }, // dagamura-lapphalya-forest
  { x: 361, y: 537 }, // dagamura-ixara-forest
  { x: 447, y: 570 }, // ixara-lapphalya-forest
  { x: 307, y: 418 }, // dagamura-kihromah-forest
  { x: 855, y: 211 }, // ergeren-tichih-forest
  { x: 912, y: 342 }, // elvenhold-ergeren-forest
  { x: 344, y: 180 }, // albaran-wylhien-desert
  { x: 333, y: 254 }, // albaran-parundia-desert
  { x: 487, y: 235 }, // albaran-throtmanni-desert
  { x: 474, y: 321 }, // albaran-feodor-desert
  { x: 384, y: 384 }, // albaran-dagamura-desert
  { x: 452, y: 395 }, // dagamura-feodor-desert
  { x: 546, y: 263 }, // feodor-throtmanni-desert
  { x: 344, y: 63 }, // jaccaranda-wylhien-mountain
  { x: 605, y: 104 }, // jaccaranda-tichih-mountain
  { x: 491, y: 154 }, // jaccaranda-throtmanni-mountain
  { x: 74, y: 375 }, // grangor-yttar-mountain
  { x: 68, y: 551 }, // grangor-mahdavikia-mountain
  { x: 232, y: 633 }, // ixara-mahdavikia-mountain
  { x: 250, y: 525 }, // dagamura-mahdavikia-mountain
  { x: 737, y: 682 }, // strykhaven-virst-mountain
  { x: 189, y: 121 }, // wylhien-usselen-river
  { x: 880, y: 445 }, // beata-elvenhold-river
  { x: 792, y: 316 }, // elvenhold-rivinia-river
  { x: 775, y: 200 }, // rivinia-tichih-river
  { x: 518, y: 680 }, // virst-ixara-river
  { x: 197, y: 674 }, // ixara-mahdavikia-river
  { x: 114, y: 554 }, // mahdavikia-grangor-river
  { x: 707, y: 539 }, // elvenhold-virst-lake
  { x: 774, y: 513 }, // elvenhold-strykhaven-lake
  { x: 724, y: 589 }, // strykhaven-virst-lake
  { x: 162, y: 276 }, // parundia-yttar-lake
  { x: 107, y: 377 }, // grangor-yttar-lake
  { x: 156, y: 377 }, // grangor-parundia-lake
];
