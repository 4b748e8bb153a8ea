import { useDropzone } from 'react-dropzone';

/**
 * The drop zone of a picture field: files come by the system's dialog, by drag and drop, and by paste. The
 * field looks at them itself, so that its own texts are said.
 */
export function usePictureDrop(options: {
  types: readonly string[];
  isMultiple: boolean;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}) {
  const { types, isMultiple, isDisabled, onFiles } = options;
  return useDropzone({
    // The dialog shows what is allowed; what comes another way is judged by the field.
    accept: Object.fromEntries(types.map((type) => [type, []])),
    multiple: isMultiple,
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => {
      const files = [...accepted, ...rejections.map(({ file }) => file)];
      if (files.length > 0) onFiles(files);
    },
  });
}
