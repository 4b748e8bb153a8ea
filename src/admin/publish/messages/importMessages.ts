import type { ImportFailure } from '../zip/invalidBundle';

/** Explains why a ZIP file cannot be imported. */
export function importErrorText(failure: ImportFailure): string {
  if (failure.code === 'invalidContent') {
    const { file, path, message } = failure.problem;
    return `public/data/${file} ${path}: ${message}`;
  }
  const name = 'name' in failure ? `“${failure.name}”` : '';
  const key = 'key' in failure ? `“${failure.key}”` : '';
  const messages: Record<typeof failure.code, string> = {
    unreadable: 'The file could not be read.',
    unloaded: 'Part of this page could not be loaded. Try again.',
    damaged: 'This is not a valid ZIP file.',
    fileTooLarge: 'The file is too large.',
    newer:
      'This ZIP file was made by a newer version of this website. Nothing was imported. Reload this page, then import the file again.',
    contentTooLarge: `The ZIP file is too large when unpacked (${name}).`,
    foreignFile: `${name} is not a content file of this website.`,
    notJson: `${name} is not valid JSON.`,
    forbiddenKey: `${name} contains the key ${key}, which is not allowed.`,
    changedImage: `${name} does not match its file name. The image was changed or is damaged.`,
  };
  return messages[failure.code];
}
