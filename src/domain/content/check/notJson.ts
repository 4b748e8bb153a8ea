import { errorAt, type Problem } from '../../record/problem';

/** Creates the problem of a file that could not be parsed. */
export function notJson(file: string, reason: string): Problem {
  return errorAt(file, '', `This file is not valid JSON (${reason}). Fix it.`);
}
