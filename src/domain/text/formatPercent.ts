import { company } from '../company/company';

/** Formats hundredths of a percent: `7.5%`. */
export function formatPercent(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', company.number.decimal)}%`;
}
