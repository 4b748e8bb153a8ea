import { errorAt, type Problem } from '../../record/problem';

export function notJson(file: string, reason: string): Problem {
  return errorAt(file, '', `This file is not valid JSON (${reason}). Fix it.`);
}
