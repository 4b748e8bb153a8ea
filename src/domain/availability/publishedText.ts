import { companyTime, type Day } from './day';
import { formatNearDay } from './dayTexts';

/** 'As published 22 Nov, 10:14. We confirm every request.' @param updatedAt ISO 8601 @param today for the year */
export function publishedText(updatedAt: string, today: Day): string {
  const [day = '', time = ''] = companyTime(Date.parse(updatedAt)).split('T');
  return `As published ${formatNearDay(day, today)}, ${time}. We confirm every request.`;
}
