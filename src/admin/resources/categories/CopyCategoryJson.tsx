import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Content } from '@/domain/content/content';
import { compileContent } from '@/domain/content/compileContent';
import { patchFiles } from '@/domain/content/patch/contentPatch';

/** Returns the contents of a file as published, including entries that cannot be parsed. */
function fileOf(content: Content, file: string): unknown {
  const compiled = compileContent(content);
  const { files } = content.unreadable ?? {};
  return (files ? patchFiles(files, compiled) : compiled)[file];
}

/**
 * Button that logs a file as it would be published and copies it to the clipboard. It is for
 * developers and appears only under `npm run dev`.
 */
export function CopyCategoryJson({ content, file }: { content: Content; file: string }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    const json = JSON.stringify(fileOf(content, file), null, 2);
    // Developers request this output with the button.
    // eslint-disable-next-line no-console
    console.info(json);
    try {
      await navigator.clipboard.writeText(json);
      setMessage(`Copied. Paste it into public/data/${file}.`);
    } catch {
      setMessage('The clipboard is not available. The JSON was printed to the console.');
    }
  };
  return (
    <div>
      <Button variant="outlined" onClick={() => void copy()}>
        Copy JSON
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
