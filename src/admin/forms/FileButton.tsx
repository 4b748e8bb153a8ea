import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef, type ComponentProps } from 'react';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  field: Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'aria-label'>;
  onFiles: (files: [File, ...File[]]) => void;
}

export function FileButton({ field, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => input.current?.click()} />
      <input
        {...field}
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          // Without this, selecting the same file again would not trigger `change`.
          target.value = '';
          if (first) onFiles([first, ...others]);
        }}
      />
    </>
  );
}
