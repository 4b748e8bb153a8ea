import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useRef, type ChangeEvent } from 'react';
import { noticeShown } from '@/features/notices';
import { toDateInput } from '@/domain/text/dateInput';
import { downloadText } from '@/ui/files/download';
import { useAdminDispatch } from '../../store/hooks';

interface CsvButtonsProps {
  /** Plural noun of the rows, such as 'projects'. */
  noun: string;
  /** Creates the file; missing when there is nothing to export. */
  write: (() => Promise<string>) | undefined;
  /** Missing while editing is disabled. */
  onFile: ((file: File) => void) | undefined;
}

/** Buttons to export and import records as CSV. */
export function CsvButtons({ noun, write, onFile }: CsvButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useAdminDispatch();
  const handleExport = async () => {
    try {
      if (write) downloadText(`${noun}-${toDateInput(new Date())}.csv`, await write());
    } catch {
      const message = `The ${noun} could not be exported. Please try again.`;
      dispatch(noticeShown({ message, type: 'error' }));
    }
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Without this, selecting the same file again would not trigger `change`.
    target.value = '';
    if (file) onFile?.(file);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={!write}
        onClick={() => void handleExport()}
      >
        Export CSV
      </Button>
      {onFile && (
        <>
          <Button
            variant="outlined"
            startIcon={<UploadIcon />}
            onClick={() => input.current?.click()}
          >
            Import CSV
          </Button>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label={`CSV file with ${noun}`}
            hidden
            onChange={handleChange}
          />
        </>
      )}
    </>
  );
}
