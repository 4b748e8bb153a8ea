import { readFile } from 'node:fs/promises';
import { parseJson } from '../../src/domain/text/parseJson';

/** Reads and parses a JSON file. @throws SyntaxError if it is not JSON in UTF-8 */
export async function readJson(file: string): Promise<unknown> {
  return parseJson(await readFile(file));
}
