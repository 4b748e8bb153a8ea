import { company } from '../company/company';

/** Formats a number with at most one decimal, such as `4.5`. */
export function formatDecimal(value: number): string {
  return String(Math.round(value * 10) / 10).replace('.', company.number.decimal);
}
