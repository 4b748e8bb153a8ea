import type { Problem } from '@/domain/record/problem';

/** Why a ZIP file cannot be imported. */
export type ImportFailure =
  | { code: 'unreadable' | 'unloaded' | 'damaged' | 'fileTooLarge' | 'newer' }
  | { code: 'contentTooLarge' | 'foreignFile' | 'notJson' | 'changedImage'; name: string }
  | { code: 'forbiddenKey'; name: string; key: string }
  | { code: 'invalidContent'; problem: Problem };

/** Thrown for a ZIP file that must not be imported. */
export class InvalidBundleError extends Error {
  readonly failure: ImportFailure;

  constructor(failure: ImportFailure) {
    super(failure.code);
    this.name = 'InvalidBundleError';
    this.failure = failure;
  }
}
