/** Value of a variation axis: fixed, or limited to a range. */
export type Axis = number | { min: number; max: number; default: number };

/** A `@font-face` rule with a subset of a font file of an npm package. */
export interface FacePlan {
  name: string;
  /** Path of the font file as a package specifier. */
  source: string;
  licence: string;
  axes: Record<string, Axis>;
  /**
   * Code points to include although an earlier face has them. Combining marks must be in the same
   * file as their base letter.
   */
  repeats: readonly number[];
  preload: boolean;
  /** Whether it provides letters that the first face lacks, scaled to the x-height of that face. */
  isStandIn: boolean;
}

/** Device font that is shown, scaled, until the web font is loaded. */
export interface FallbackPlan {
  family: string;
  /** Value of `font-weight`: a single value or a range. */
  weight: string;
  /** Full names and PostScript names for `local()`. */
  local: readonly string[];
  /** Mean advance width of WIDTH_SAMPLE in em. */
  meanAdvance: number;
  /** Weight of the web font whose width is compared. */
  comparedWeight: number;
}

/**
 * CSS font family. Its faces share the weight range. The first face that contains a letter is used
 * for it.
 */
export interface FamilyPlan {
  family: string;
  weight: { min: number; max: number };
  faces: readonly FacePlan[];
  fallbacks: readonly FallbackPlan[];
}
