import type { WishCatalogue } from "./concept";
import { eastAsianWishes } from "./eastAsianWishes";
import { englishWishes } from "./englishWishes";
import { europeanWishes } from "./europeanWishes";
import { otherWishes } from "./otherWishes";

export const wishCatalogues: readonly WishCatalogue[] = [
	englishWishes,
	...eastAsianWishes,
	...europeanWishes,
	...otherWishes,
];
