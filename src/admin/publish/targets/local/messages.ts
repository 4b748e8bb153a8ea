import { formatCount } from '@/domain/text/formatNumber';
import type { LocalFailure } from './server';

const MESSAGES: Record<Exclude<LocalFailure['code'], 'serverError' | 'damagedEntries'>, string> = {
  unreachable: 'The local server is not responding. Start it with npm start, then try again.',
  wrongHost:
    'You can publish only on the computer that runs the local server. Open http://localhost there.',
  invalidResponse: 'The local server returned an invalid response. Try again.',
  notStored:
    'This version cannot be shown. It was published by an older local server, which kept no copy.',
  damagedVersion:
    'This version cannot be shown. A file in the .history folder is missing or was changed.',
};

/** Explains a failure and what to do, in sentences. */
export function localErrorMessage(failure: LocalFailure): string {
  if (failure.code === 'serverError') return failure.message;
  if (failure.code !== 'damagedEntries') return MESSAGES[failure.code];
  return `${formatCount(failure.count, 'publication')} could not be read and ${failure.count === 1 ? 'is' : 'are'} not listed. Files in the .history folder are damaged.`;
}
