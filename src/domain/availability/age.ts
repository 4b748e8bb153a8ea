import { formatNearDay, lagosTime } from './days';

/**
 * Returns the age of published availability: 'As published 22 Nov, 10:14. We confirm every request.' in the time of Lagos.
 * @param updatedAt a valid time, ISO 8601
 * @param now ms since 1970; decides whether the year is shown
 */
export function publishedText(updatedAt: string, now: number): string {
  const [day = '', time = ''] = lagosTime(Date.parse(updatedAt)).split('T');
  return `As published ${formatNearDay(day, lagosTime(now).slice(0, 10))}, ${time}. We confirm every request.`;
}
