export interface CorrectionGel {
  name: string;
  /** Shift in mireds: negative towards blue (CTB), positive towards orange (CTO). */
  mired: number;
  /** Light loss in stops. */
  stops: number;
}

/** Common correction gels with manufacturers' values, rounded to a twentieth of a stop. */
export const CORRECTION_GELS: readonly CorrectionGel[] = [
  { name: 'Full CTO', mired: 159, stops: 0.85 },
  { name: '3/4 CTO', mired: 131, stops: 0.7 },
  { name: '1/2 CTO', mired: 109, stops: 0.5 },
  { name: '1/4 CTO', mired: 64, stops: 0.35 },
  { name: '1/8 CTO', mired: 26, stops: 0.25 },
  { name: '1/8 CTB', mired: -18, stops: 0.3 },
  { name: '1/4 CTB', mired: -35, stops: 0.55 },
  { name: '1/2 CTB', mired: -78, stops: 0.85 },
  { name: '3/4 CTB', mired: -112, stops: 1.15 },
  { name: 'Full CTB', mired: -137, stops: 1.55 },
];

/** In mireds: a pair must be nearer than a single gel by this, because two gels absorb more light. */
const PAIR_GAIN = 12;

interface GelPack {
  gels: CorrectionGel[];
  mired: number;
  stops: number;
}

function packOf(gels: CorrectionGel[]): GelPack {
  return {
    gels,
    mired: gels.reduce((sum, gel) => sum + gel.mired, 0),
    // Rounded to twentieths of a stop, because sums of binary fractions are not exact.
    stops: Math.round(gels.reduce((sum, gel) => sum + gel.stops, 0) * 20) / 20,
  };
}

/** No gel if none is nearer than the lamp, two only if they are nearer by PAIR_GAIN. @param shift in mireds */
export function gelsFor(shift: number): GelPack {
  const distance = (pack: GelPack) => Math.abs(shift - pack.mired);
  const nearest = (packs: GelPack[]) =>
    packs.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  const sameDirection = CORRECTION_GELS.filter((gel) => Math.sign(gel.mired) === Math.sign(shift));
  const single = nearest([packOf([]), ...sameDirection.map((gel) => packOf([gel]))]);
  const pairs = sameDirection.flatMap((first, i) =>
    sameDirection.slice(i).map((second) => packOf([first, second])),
  );
  const pair = nearest([single, ...pairs]);
  return distance(single) - distance(pair) >= PAIR_GAIN ? pair : single;
}
