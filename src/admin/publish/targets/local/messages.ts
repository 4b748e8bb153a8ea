import { formatCount } from '@/domain/text/formatNumber';
import type { LocalFailure } from './server';

/** Explains a failure and what to do, in sentences. */
export function localErrorMessage(failure: LocalFailure): string {
  switch (failure.code) {
    case 'unreachable':
      return 'The local server is not responding. Start it with npm start, then try again.';
    case 'wrongHost':
      return 'You can publish only on the computer that runs the local server. Open http://localhost there.';
    case 'invalidResponse':
      return 'The local server returned an invalid response. Try again.';
    case 'serverError':
      return failure.message;
    case 'notStored':
      return 'This version cannot be shown. It was published by an older local server, which kept no copy.';
    case 'damagedVersion':
      return 'This version cannot be shown. A file in the .history folder is missing or was changed.';
    case 'damagedEntries':
    default:
      return `${formatCount(failure.count, 'publication')} could not be read and ${failure.count === 1 ? 'is' : 'are'} not listed. Files in the .history folder are damaged.`;
  }
}
