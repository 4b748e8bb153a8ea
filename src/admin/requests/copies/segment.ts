import { deflateSync, inflateSync } from 'fflate';
import * as v from 'valibot';
import { decryptFile, encryptFile, joinBytes } from './cipher';

/** Highest number that a device has seen of each device. */
export type SeenNumbers = Readonly<Record<string, number>>;

const headerSchema = v.object({
  version: v.number(),
  /** ISO 8601, by the clock of the device. */
  at: v.string(),
  /** The first number that it replaces; its own unless older ones were joined. */
  from: v.pipe(v.number(), v.integer(), v.minValue(1)),
  seen: v.record(v.string(), v.pipe(v.number(), v.integer())),
});
type SegmentHeader = v.InferOutput<typeof headerSchema>;

/** A part of the document as a device has written it. */
export interface Segment extends SegmentHeader {
  update: Uint8Array;
}

/** Version of segments. Those of a newer one are not read. */
const SEGMENT_VERSION = 1;

const NAME = /^segments\/([\w-]{1,64})\/(\d{1,9})$/;

export const segmentName = (device: string, number: number) => `segments/${device}/${number}`;

/** Returns the device and the number of a segment; undefined for other files. */
export function parseSegmentName(name: string): { device: string; number: number } | undefined {
  const [, device, number] = NAME.exec(name) ?? [];
  return device && number ? { device, number: Number(number) } : undefined;
}

/** Returns the text of a segment. */
export function writeSegment(
  key: CryptoKey,
  name: string,
  { update, ...header }: Omit<Segment, 'version'>,
): Promise<string> {
  const head = new TextEncoder().encode(
    `${JSON.stringify({ ...header, version: SEGMENT_VERSION })}\n`,
  );
  return encryptFile(key, name, new Uint8Array(deflateSync(joinBytes(head, update))));
}

/** Returns a segment, or why it cannot be read. Never throws. */
export async function readSegment(
  key: CryptoKey,
  name: string,
  text: string,
): Promise<Segment | 'newer' | 'damaged'> {
  const packed = await decryptFile(key, name, text);
  if (!packed) return 'damaged';
  try {
    const bytes = inflateSync(packed);
    const end = bytes.indexOf(10);
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    const { success, output } = v.safeParse(headerSchema, json);
    if (!success) return 'damaged';
    if (output.version > SEGMENT_VERSION) return 'newer';
    return { ...output, update: bytes.slice(end + 1) };
  } catch {
    return 'damaged';
  }
}
