import { parseMoney } from '@/domain/rental/money';
import { MAX_ITEM_QUANTITY } from '@/domain/rental/schema';

/** Parses the quantity of an item or a line. @returns undefined if the text is invalid */
export function parseQuantity(text: string): number | undefined {
  const quantity = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return quantity >= 1 && quantity <= MAX_ITEM_QUANTITY ? quantity : undefined;
}

/** Parses an amount that can be missing. @returns null for an empty text, undefined if the text is invalid */
export function parseOptionalAmount(text: string): number | null | undefined {
  return text.trim() === '' ? null : parseMoney(text);
}
