/** Delay in ms before the object URL is revoked, so that slow browsers can finish the download. */
const RELEASE_MS = 60_000;

export function download(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}

export function downloadText(
  fileName: string,
  text: string,
  type = 'text/plain;charset=utf-8',
): void {
  download(fileName, new Blob([text], { type }));
}
