/** Value of a variation axis: pinned, or limited to a range. */
export type Axis = number | { min: number; max: number; default: number };

/** One `@font-face` that is cut out of a font file of an npm package. */
export interface FacePlan {
  name: string;
  /** Font file, as a package specifier. */
  source: string;
  licence: string;
  axes: Record<string, Axis>;
  /** Code points it keeps although an earlier face has them: marks must sit in the file of their base. */
  repeats: readonly number[];
  preload: boolean;
  /** Whether it lends letters the first face lacks, scaled to that face's x-height. */
  isStandIn: boolean;
}

/** A font of the visitor's own device that is shown, scaled, until the real one is there. */
export interface FallbackPlan {
  family: string;
  /** CSS `font-weight` of the face, one value or a range. */
  weight: string;
  /** Full and PostScript names for `local()`. */
  local: readonly string[];
  /** Mean advance of WIDTH_SAMPLE in em. */
  meanAdvance: number;
  /** Where on the real family's weight axis the widths are compared. */
  comparedWeight: number;
}

/** A CSS family: its faces share the weight range; the first one that has a letter shows it. */
export interface FamilyPlan {
  family: string;
  weight: { min: number; max: number };
  faces: readonly FacePlan[];
  fallbacks: readonly FallbackPlan[];
}
