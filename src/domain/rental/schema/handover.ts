import * as v from 'valibot';
import { amountSchema, flag, listOf, optionalDaySchema, text, timeSchema } from './values';

const PIECE_STATES = ['', 'returned', 'missing', 'damaged'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/** One piece of an item: the item itself or a part of its contents. */
export const pieceSchema = v.object({
  id: v.string(),
  itemId: v.string(),
  /** Which of the quantity of the item it belongs to, counted from 1. */
  unit: v.optional(v.number(), 1),
  name: v.string(),
  /** Which of the company’s units it is, '' if none was chosen. */
  unitId: text(),
  isPacked: flag(),
  /** '' until it comes back. */
  state: v.optional(v.picklist(PIECE_STATES), ''),
  /** The day of its state. */
  stateOn: optionalDaySchema,
  note: text(),
  /** What the customer is charged for it. It becomes a line of the request. */
  charge: v.optional(amountSchema, 0),
  /** It will not come back, and is no longer waited for. */
  isWrittenOff: flag(),
});
export type ChecklistPiece = v.InferOutput<typeof pieceSchema>;

/** What was recorded when the equipment was collected. */
export const handoverSchema = v.object({
  at: timeSchema,
  /** Notes about the condition. */
  condition: text(),
  photoIds: listOf(v.string()),
  /** ID of the photo that is the signature, '' without one. */
  signatureId: text(),
  /** The name that was typed instead of a signature. */
  signedBy: text(),
  /** The terms that were signed. */
  terms: text(),
  /** The equipment, dates and deposit that were signed for, '' without a signature. See `signedText`. */
  signedFor: text(),
});
export type Handover = v.InferOutput<typeof handoverSchema>;

/** A hand-over of which nothing was recorded yet. */
export const EMPTY_HANDOVER: Handover = v.parse(handoverSchema, { at: '2000-01-01T00:00:00Z' });
