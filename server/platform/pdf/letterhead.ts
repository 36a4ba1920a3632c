import { COLOR, LEFT, PAGE, type Sheet, WIDTH } from './sheet.ts';

type Letterhead = {
  readonly title: string;
  /** A warning below it, that this counts for nothing. */
  readonly demo: string | null;
  readonly supplier: { readonly name: string; readonly lines: readonly string[] };
};

/** The bar at the top, the issuer on the left and the title on the right; answers where it ends. */
export function drawLetterhead(sheet: Sheet, { title, demo, supplier }: Letterhead): number {
  const y = PAGE.margin;
  const width = WIDTH / 2 - 12;
  const right = { x: LEFT + WIDTH / 2 + 12, width, align: 'right', color: COLOR.geru } as const;
  sheet.fill({ x: 0, y: 0, width: PAGE.width, height: 7 }, COLOR.geru);
  const titleEnds = sheet.write(title, { ...right, y, size: 18, bold: true, role: 'H1' });
  let end = sheet.write(supplier.name, { x: LEFT, y, width, size: 13, bold: true, role: 'H2' });
  for (const line of supplier.lines)
    end = sheet.write(line, { x: LEFT, y: end, width, size: 9.5, color: COLOR.ink2 });
  end = Math.max(end, titleEnds);
  if (!demo) return end;
  const inner = { width: WIDTH - 20, size: 10, bold: true };
  const height = sheet.heightOf(demo, inner) + 10;
  sheet.fill({ x: LEFT, y: end + 10, width: WIDTH, height }, COLOR.genda);
  sheet.write(demo, { ...inner, x: LEFT + 10, y: end + 15 });
  return end + 10 + height;
}
