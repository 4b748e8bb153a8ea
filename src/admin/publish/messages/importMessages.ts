import type { ImportFailure } from '../zip/invalidBundle';

/** Explains why a ZIP file cannot be imported. */
export function importErrorText(failure: ImportFailure): string {
  switch (failure.code) {
    case 'unreadable':
      return 'The file could not be read.';
    case 'unloaded':
      return 'Part of this page could not be loaded. Try again.';
    case 'damaged':
      return 'This is not a valid ZIP file.';
    case 'fileTooLarge':
      return 'The file is too large.';
    case 'newer':
      return 'This ZIP file was made by a newer version of this website. Nothing was imported. Reload this page, then import the file again.';
    case 'contentTooLarge':
      return `The ZIP file is too large when unpacked (“${failure.name}”).`;
    case 'foreignFile':
      return `“${failure.name}” is not a content file of this website.`;
    case 'notJson':
      return `“${failure.name}” is not valid JSON.`;
    case 'forbiddenKey':
      return `“${failure.name}” contains the key “${failure.key}”, which is not allowed.`;
    case 'changedImage':
      return `“${failure.name}” does not match its file name. The image was changed or is damaged.`;
    case 'invalidContent':
    default: {
      const { file, path, message } = failure.problem;
      return `public/data/${file} ${path}: ${message}`;
    }
  }
}
