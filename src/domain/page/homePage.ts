/** Maximum number of testimonials on the home page. */
export const TESTIMONIALS_MAX = 3;
/** Maximum number of images at the top of the home page. */
export const HERO_IMAGES = 3;

/** Values of missing statistics. */
export const DEFAULT_STATISTICS = {
  deliverables: '785',
  workingHours: '80',
  completedProjects: '185',
  clientsCount: '68',
} as const;

/** Maximum number of digits of a statistic. */
export const STATISTIC_DIGITS = 12;

/** Returns the number in a statistic: its digits, or those of the fallback. */
export function statisticNumber(value: string, fallback: string): number {
  return Number(value.replace(/\D/g, '').slice(0, STATISTIC_DIGITS) || fallback);
}
