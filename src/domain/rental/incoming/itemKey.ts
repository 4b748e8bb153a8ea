import { oneLine } from '../../booking/bookingMessage';
import { foldText } from '../../text/slug';

/** Returns what two names of items have in common that mean the same: messages have names as single lines. */
export const itemKey = (name: string): string => foldText(oneLine(name));
