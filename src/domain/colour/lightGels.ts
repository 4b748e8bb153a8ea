/** A colour correction gel. */
export interface CorrectionGel {
  name: string;
  /** Its shift: below 0 towards blue (CTB), above 0 towards orange (CTO). */
  mired: number;
  /** The light it takes, in stops. */
  stops: number;
}

/** The usual correction gels with the values their makers state, rounded to a twentieth of a stop. */
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

/** A pair must come nearer than one gel by this many mireds, or it is not worth the light it takes. */
const PAIR_GAIN = 12;

/** What to put before a lamp. */
export interface GelPack {
  /** None, one, or two on top of each other. */
  gels: CorrectionGel[];
  /** What they shift together, in mireds. */
  mired: number;
  /** What they take together, in stops. */
  stops: number;
}

function packOf(gels: CorrectionGel[]): GelPack {
  return {
    gels,
    mired: gels.reduce((sum, gel) => sum + gel.mired, 0),
    // Twentieths of a stop, without the dust of binary fractions.
    stops: Math.round(gels.reduce((sum, gel) => sum + gel.stops, 0) * 20) / 20,
  };
}

/**
 * The gels that come nearest to a shift in mireds: none where nothing is nearer than the smallest gel, a pair where it
 * comes nearer than any single one by 12 mireds or more.
 */
export function gelsFor(shift: number): GelPack {
  const rest = (pack: GelPack) => Math.abs(shift - pack.mired);
  const nearest = (packs: GelPack[]) =>
    packs.reduce((best, next) => (rest(next) < rest(best) ? next : best));
  const side = CORRECTION_GELS.filter((gel) => Math.sign(gel.mired) === Math.sign(shift));
  const single = nearest([packOf([]), ...side.map((gel) => packOf([gel]))]);
  const pairs = side.flatMap((first, i) => side.slice(i).map((second) => packOf([first, second])));
  const pair = nearest([single, ...pairs]);
  return rest(single) - rest(pair) >= PAIR_GAIN ? pair : single;
}
