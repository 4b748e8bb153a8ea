import { companyTime, type Day } from './day';
import { formatNearDay } from './dayTexts';

/**
 * Returns the age of published availability: 'As published 22 Nov, 10:14. We confirm every request.' in the company's time.
 * @param updatedAt a valid time, ISO 8601
 * @param today decides whether the year is shown
 */
export function publishedText(updatedAt: string, today: Day): string {
  const [day = '', time = ''] = companyTime(Date.parse(updatedAt)).split('T');
  return `As published ${formatNearDay(day, today)}, ${time}. We confirm every request.`;
}
