/** Languages spoken in the homes of Mumbai, by ISO 639; more than the product is written in. The screens name them by `Intl`. */
export const SPOKEN_LANGUAGES = [
  ...(['hi', 'mr', 'en', 'gu', 'ur', 'bn', 'ta', 'te', 'kn', 'ml'] as const),
  ...(['pa', 'or', 'kok', 'sd', 'ne', 'as'] as const),
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];
