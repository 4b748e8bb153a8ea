import type { UnreadablePart } from '@/domain/content/repair/unreadable';
import { listPosition } from '@/domain/content/repair/unreadable';
import { partNoun, partTitle } from '../../changes/recordLabels';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  boolean: 'true or false, without quotation marks',
  Array: 'a list in square brackets',
  Object: 'an object in curly brackets',
  unknown: 'an object in curly brackets',
};

/** Returns the value of a field, if it is short enough to be shown. */
function receivedText(received: string): string {
  if (received === 'Array') return 'a list';
  return received === 'Object' ? 'an object' : received;
}

/** Returns why a part of the content cannot be read, in a sentence for readers who are not developers. */
export function reasonText(reason: string): string {
  const [, field, expected = '', received = ''] =
    /^(?:([\w.]+): )?Invalid type: Expected (.+) but received (.+)$/s.exec(reason) ?? [];
  if (expected) {
    const kinds = expected.split(/[()| ]+/).flatMap((name) => KINDS[name] ?? []);
    const what = field ? `“${field}”` : 'It';
    return `${what} must be ${[...new Set(kinds)].join(' or ')}, but it is ${receivedText(received)}.`;
  }
  const [, missing] = /Invalid key: Expected "(.+)" but received undefined/.exec(reason) ?? [];
  if (missing) return `“${missing}” is missing.`;
  const [, twice] = /^the id "(.+)" is used twice$/.exec(reason) ?? [];
  if (twice) return `Another item of the same list has the id “${twice}” too.`;
  const [, name, rest] = /^(\w+): (.+)$/.exec(reason) ?? [];
  if (name && rest) return `“${name}” ${rest}.`;
  const text = reason.startsWith('must') ? `It ${reason}` : reason;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Returns the name of a part: `Service “Film”`, or `Testimonial 2` if it has none. */
export function partName({ file, path, value }: UnreadablePart): string {
  const noun = partNoun({ file, path });
  const title = partTitle(value);
  if (title !== undefined) return `${noun} “${title}”`;
  const place = listPosition(path);
  return place ? `${noun} ${place.index + 1}` : `${noun} “${path}”`;
}

/** Returns the location of a part in its file. */
export function partPlace({ file, path }: UnreadablePart): string {
  const place = listPosition(path);
  return place
    ? `public/data/${file}, entry ${place.index + 1} of “${place.list}”`
    : `public/data/${file}, field “${path}”`;
}
