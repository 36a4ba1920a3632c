/**
 * Writes the colours of a page's style sheet out: `oklch(…)` as hex (all of ours lie inside sRGB) and constants that
 * are read through `var()` as themselves. The same picture in fewer bytes of the page's first packets.
 */
export function plainColours(css: string): string {
  const hex = css.replace(
    /oklch\(([\d.]+)% ?([\d.]+) ([\d.]+)(?:\/([\d.]+))?\)/g,
    (_, lightness, chroma, hue, alpha = '1') =>
      toHex(Number(lightness) / 100, Number(chroma), Number(hue), Number(alpha)),
  );
  return withConstantsInPlace(hex);
}

/** Custom properties defined once, as a plain colour; the roles that change at night are left alone. */
function withConstantsInPlace(css: string): string {
  let plain = css;
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):(#[0-9a-f]+)(?=[;}])/g)) {
    if (css.split(`${name}:`).length > 2) continue;
    plain = plain.replaceAll(`var(${name})`, value);
  }
  return plain;
}

/** OKLCH → OKLab → linear sRGB → gamma (Björn Ottosson's matrices). */
function toHex(lightness: number, chroma: number, hue: number, alpha: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(gamma);
  const shown = alpha < 1 ? [...channels, alpha] : channels;
  return `#${shown.map((channel) => byte(channel)).join('')}`;
}

const gamma = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

const byte = (channel: number): string =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0');

/** Shortens the names of the compiler's switch between day and night, which occur forty times. */
export const shortNames = (css: string): string =>
  css.replaceAll(/--lightningcss-(l|d)(ight|ark)/g, '--$1');
