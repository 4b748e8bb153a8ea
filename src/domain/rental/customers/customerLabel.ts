import type { Customer } from '../schema';

/** Returns the name of a customer and the first phone number or e-mail address: 'Ada Obi, 0803 123 4567'. */
export function customerLabel({ name, phones, emails }: Customer): string {
  const contact = [...phones, ...emails].find(Boolean);
  return [name, contact].filter(Boolean).join(', ') || 'Customer';
}
