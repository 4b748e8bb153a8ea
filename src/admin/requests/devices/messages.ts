import { formatCount } from '@/domain/text/formatNumber';
import { relativeTime } from '@/domain/activity/activity';
import { adminTime } from '../../layout/adminDate';
import type { StoreFailure, DeskFailure } from '../../file-store/fileStore';
import { storeErrorText } from '../../file-store/messages';
import type { DeskStatus } from '../sync/deskTypes';
import { copyState, currentDeskPlace } from '../sync/copyState';

const RETRIED = 'It is tried again by itself.';

const STORE_ADVICE: Partial<Record<StoreFailure, string>> = {
  offline: RETRIED,
  limited: RETRIED,
  protected: 'If the branch is protected, remove its rules in the settings of the repository.',
  missing:
    'If it does not exist, create it. On a linked device, “Devices and copies” lists the steps that save everything again.',
  full: 'To continue, create a new private repository, ask the person who set up the website to use it for the copy, choose “Unlink this device”, then “Keep an encrypted copy”.',
};

const COPY_FAILURES: Record<Exclude<DeskFailure, StoreFailure>, string> = {
  unreachable: `The copy could not be reached. Check the connection. ${RETRIED}`,
  busy: `Another device was saving at the same time. ${RETRIED}`,
  wrongPassphrase: 'This passphrase is not right.',
  noCopy:
    'The copy is not there any more. Use “New passphrase” on the device with the latest requests to write everything again.',
  exists: 'There is a copy already. Reload the page and link this device to it.',
  newer:
    'A newer version of the site has saved the copy. Reload the page to get this version, then try again.',
  unlinked:
    'The passphrase was changed on another device, so this one is no longer linked. Link it again with the new passphrase. Changes of this device are kept and added then.',
  oldCode: 'This code is incomplete or no longer valid. Show a new one on the other device.',
  storage:
    'This browser does not store data, or not any more. Free up space, or use a window that is not private.',
};

const isOwn = (failure: DeskFailure): failure is keyof typeof COPY_FAILURES =>
  failure in COPY_FAILURES;

export function failureText(failure: DeskFailure, until = copyState().limitedUntil): string {
  if (isOwn(failure)) return COPY_FAILURES[failure];
  const place = currentDeskPlace();
  const branch = place.kind === 'hosted' ? place.branch : undefined;
  const text = storeErrorText({ code: failure, until, words: copyState().words }, branch);
  const advice = branch && STORE_ADVICE[failure];
  return [text, advice].filter(Boolean).join(' ');
}

/** Of something that is done only when the office asks for it. */
export const askedFailureText = (failure: DeskFailure): string =>
  failureText(failure).replace(RETRIED, 'Try again after that.');

export const LOST_SECRETS =
  'Passphrase and recovery code lost? Start a new copy with the device that has the latest requests: create a new private repository, ask the person who set up the website to use it for the copy, choose “Unlink this device”, then “Keep an encrypted copy”.';

export const OLD_VERSIONS =
  'Anyone who has old versions of the repository and the passphrase or the recovery code can read them, also after personal data was removed. To end that, move the copy to a new repository with a new key:';

/** How a copy is moved, so that the history of the former repository can be deleted. */
export const MOVE_STEPS = [
  'Open the requests on every device, so that all changes are saved. Then choose “Check the copy” here: it stores all photos and signatures on this device.',
  'Create a new private repository with a README file.',
  'Ask the person who set up the website to use it for the copy.',
  'When the website is online again, open this page on this device. If it asks for another token, enter one for the new repository.',
  'Choose “New passphrase”. It starts a new key and saves all requests in the new repository.',
  'Link your other devices again with the new passphrase.',
  'Choose “Check the copy”. When all requests, photos and signatures match, delete the old repository. If photos are missing, keep it: they may be there only.',
];

/** @param now ms since 1970 */
export function savedText({ isLinked, devices, savedAt, unsavedSince }: DeskStatus, now: number) {
  if (!isLinked || savedAt === '') return 'Not saved elsewhere yet';
  const ago = relativeTime(Math.min(Date.parse(savedAt), now), now);
  const text = `Saved on ${formatCount(devices.length, 'device')}, ${ago}`;
  return unsavedSince === '' ? text : `${text}. Later changes are on this device only.`;
}

/** '' if the clock of this device is right. @param hours by which it is ahead */
export const clockErrorText = (hours = 0): string =>
  hours === 0
    ? ''
    : `The clock of this device is ${formatCount(Math.abs(hours), 'hour')} ${hours > 0 ? 'ahead' : 'behind'}. Set it: times in the log and due dates are wrong until then.`;

export function problemText({ kind, device, from, to, after }: DeskStatus['problems'][number]) {
  if (to === 0)
    return `The name of device ${device} cannot be read in the copy. Everything else was used. Choose “New passphrase” on a device that was linked before it to write it again.`;
  const parts = to > from ? `Parts ${from} to ${to}` : `Part ${from}`;
  const what = kind === 'missing' ? 'missing' : 'damaged';
  const since = after === '' ? '' : `, saved after ${adminTime(after)},`;
  const [are, they] = to > from ? ['are', 'them'] : ['is', 'it'];
  return `${parts} of “${device}”${since} ${are} ${what} in the copy. Everything else was used. Open the requests on “${device}” and choose “New passphrase” there to write ${they} again.`;
}
