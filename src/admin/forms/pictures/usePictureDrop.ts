import { useDropzone } from 'react-dropzone';

/**
 * Drop zone of a picture field, for the file dialog, drag and drop, and paste. The field validates
 * the files itself, so that its own messages are shown.
 */
export function usePictureDrop(options: {
  types: readonly string[];
  isMultiple: boolean;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}) {
  const { types, isMultiple, isDisabled, onFiles } = options;
  return useDropzone({
    // This limits only the file dialog. The field itself validates files added in other ways.
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
